import type { GameUi } from '@tavern/kit';
import type { Mountain } from '../rules/types.ts';
import { tableTexts } from '../text/table/index.ts';
import { lessonIn } from './ledge/lesson.ts';
import { SummitTable } from './table.tsx';
import { ROOMY } from './wide.ts';
import { slipFor, slipWhile } from './words/ask-words.ts';

export const Table: GameUi<Mountain>['Table'] = SummitTable;
export const texts: NonNullable<GameUi<Mountain>['texts']> = tableTexts;
export const laysBook: NonNullable<GameUi['laysBook']> = ROOMY;
export const slip: NonNullable<GameUi<Mountain>['slip']> = (view, question) => slipFor(question, view);
export const waits: NonNullable<GameUi<Mountain>['waits']> = slipWhile;
export const lesson: NonNullable<GameUi<Mountain>['lesson']> = lessonIn;
