export { EndingFrame } from './ending-frame.tsx';
export { EndingTray } from './ending-tray.tsx';
export { StoryTable } from './story-table.tsx';
