import type { Tell } from '@tavern/engine';
import type { Revolution } from '../rules/types.ts';
import { event } from './tell/events.ts';
import { listed } from './tell/list.ts';
import { marks } from './tell/marks.ts';
import { matters } from './tell/matters.ts';
import { option, question } from './tell/options.ts';
import { table } from './tell/table.ts';

export const tell: Tell<Revolution> = { event, marks, matters, question, option, listed, table };
