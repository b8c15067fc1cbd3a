export { asTold } from './as-told.ts';
export { Past } from './past.tsx';
export type { About, Beat, Script, Telling } from './script.ts';
export type { Show, Showing } from './show.ts';
export { hasEndedShow } from './use-end-on-press.ts';
export { type TableShow, useShow } from './use-show.ts';
