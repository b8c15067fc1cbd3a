import type { GameUi } from '@tavern/kit';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import type { Skirmish } from '../rules/types.ts';
import { tableTexts } from '../text/table/index.ts';
import { SkirmishCard } from './card/card.tsx';
import { CardSign as Sign } from './card/card-sign.tsx';
import { headline as headlineFor } from './headline.ts';
import { SkirmishTable } from './table.tsx';

export const Table: GameUi<Skirmish>['Table'] = SkirmishTable;
export const Card: NonNullable<GameUi['Card']> = SkirmishCard;
export const CardSign: NonNullable<GameUi['CardSign']> = Sign;
export const texts: NonNullable<GameUi['texts']> = tableTexts;
export const laysBook: NonNullable<GameUi['laysBook']> = WIDE;
export const headline: NonNullable<GameUi<Skirmish>['headline']> = headlineFor;
