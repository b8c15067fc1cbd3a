import { cardName, type Flat, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import type { IconName } from '@tavern/kit/icons/names.ts';
import { luckCards, treasures } from '../../rules/catalog.ts';
import { INSTINCT } from '../../rules/kept.ts';
import { itemIcon, luckIcon } from '../tips/icons.ts';

/** A step that a card offers. Its destination is certain, so the tile itself can be chosen. */
export interface CardStep {
  /** Null: staying. */
  readonly card: string | null;
  readonly option: Flat;
}

const isLuck = (card: string): boolean => card === INSTINCT;

/** The icon of the card; a flag for staying. */
export const cardIcon = (card: string | null): IconName =>
  card === null ? 'flying-flag' : isLuck(card) ? luckIcon(card) : itemIcon(card);

/** What pressing it does: a card and its destination, or staying. */
export function stepWords({ card }: CardStep, tile: number, { t, tell }: TableSpeech): string {
  if (card === null) return t('board.step.stay', { tile });
  const name = cardName(isLuck(card) ? luckCards.get(card) : treasures.get(card));
  return tell(say('board.step', { card: name, tile }));
}
