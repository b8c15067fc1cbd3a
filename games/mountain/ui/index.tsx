import type { GameUi } from '@tavern/kit';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import type { Mountain } from '../rules/types.ts';
import { tableTexts } from '../text/table/index.ts';
import { lessonIn } from './ledge/lesson.ts';
import { MountainTable } from './table.tsx';
import { BoxCard } from './tips/box-card.tsx';
import { headlineFor, headlineWhile } from './words/ask-words.ts';

export const Table: GameUi<Mountain>['Table'] = MountainTable;
export const Card: NonNullable<GameUi['Card']> = BoxCard;
export const texts: NonNullable<GameUi<Mountain>['texts']> = tableTexts;
export const laysBook: NonNullable<GameUi['laysBook']> = WIDE;
export const headline: NonNullable<GameUi<Mountain>['headline']> = (view, question) => headlineFor(question, view);
export const waits: NonNullable<GameUi<Mountain>['waits']> = headlineWhile;
export const lesson: NonNullable<GameUi<Mountain>['lesson']> = lessonIn;
