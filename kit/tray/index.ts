export { Paper, Sums } from './paper.tsx';
export { TrayFrame, type TrayFrameProps } from './tray-frame.tsx';
