import { cardName, cardText, type Json, type Say, say } from '@tavern/engine';
import { type Card, cards } from '../../rules/catalog.ts';
import type { Combo } from '../../rules/reckoning/types.ts';
import type { GameType, Zone } from '../../rules/state.ts';

export const name = (seat: number): Json => ({ seat });
export const cardSay = (id: Card['id']): Say => cardName(cards.get(id));
export const textOf = (id: Card['id']): Say => cardText(cards.get(id));
export const typeSay = (type: GameType): Say => say(`type.${type}`);
/** "Top zone". */
export const zoneSay = (zone: Zone): Say => say(`zone.${zone}.full`);

/** "Patriot ×3", "Freedom + Economy". */
export function comboSay({ kind, types: [type] }: Combo): Say {
  return say(`combo.${kind}`, kind === 'allSame' || kind === 'pair' ? { type: type === undefined ? '' : typeSay(type) } : {});
}

/** What a card is besides its name: a character with its type, traits and power, a Secret card with its moment. */
export function kindSays(id: Card['id']): Say[] {
  const { kind, type, traits, power, timing, initialPoint, level } = cards.get(id);
  if (kind === 'leader') return [say('card.initial', { n: initialPoint }), say('card.level', { n: level })];
  if (type !== null) return [typeSay(type), ...traits.map((trait) => say(`trait.${trait}`)), say('card.power', { power })];
  return [say(`kind.${kind}`), ...(timing === null ? [] : [say(`timing.${timing}`)])];
}
