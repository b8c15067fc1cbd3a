import type { Tell } from '@tavern/engine';
import type { Mountain } from '../rules/types.ts';
import { tellEvent } from './tell/events.ts';
import { marks } from './tell/marks.ts';
import { matters } from './tell/matters.ts';
import { tellOption, tellQuestion } from './tell/options.ts';
import { tellTable } from './tell/table.ts';

/** King of the Mountain in words. */
export const tell: Tell<Mountain> = {
  event: tellEvent,
  marks,
  matters,
  question: tellQuestion,
  option: tellOption,
  table: tellTable,
};
