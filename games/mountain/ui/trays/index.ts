export { Tray } from './tray.tsx';
export { trayOf } from './tray-of.ts';
