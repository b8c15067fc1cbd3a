export { EndingFrame } from './ending-frame.tsx';
export { StoryTable } from './story-table.tsx';
