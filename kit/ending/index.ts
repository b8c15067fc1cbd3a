export { EndingFrame } from './ending-frame.tsx';
export { EndingTray } from './ending-tray.tsx';
export { playerNotes, StoryFigure, StoryPlayer } from './story-player.tsx';
export { StoryTable } from './story-table.tsx';
