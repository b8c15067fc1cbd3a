export { EndingFrame } from './ending-frame.tsx';
export { EndingTitle } from './ending-title.tsx';
export { StoryTable } from './story-table.tsx';
