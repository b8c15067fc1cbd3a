import type { GameUi } from '@tavern/kit';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import type { Revolution } from '../rules/types.ts';
import { tableTexts } from '../text/table/index.ts';
import { RevolutionCard } from './card/card.tsx';
import { CardSign as Sign } from './card/card-sign.tsx';
import { MarkSign as Mark } from './card/mark-sign.tsx';
import { headline as headlineFor } from './headline.ts';
import { RevolutionTable } from './table.tsx';

export const Table: GameUi<Revolution>['Table'] = RevolutionTable;
export const Card: NonNullable<GameUi['Card']> = RevolutionCard;
export const CardSign: NonNullable<GameUi['CardSign']> = Sign;
export const texts: NonNullable<GameUi['texts']> = tableTexts;
export const laysBook: NonNullable<GameUi['laysBook']> = WIDE;
export const cardsAre: NonNullable<GameUi['cardsAre']> = 'large';
export const MarkSign: NonNullable<GameUi['MarkSign']> = Mark;
export const headline: NonNullable<GameUi<Revolution>['headline']> = headlineFor;
