import { cardName, cardText, type Json, type Say, type Seat, say, signed, withAside } from '@tavern/engine';
import { classes, enemies, luckCards, type Treasure, treasures } from '../../rules/catalog.ts';
import type { Bonus, Roll } from '../../rules/events.ts';
import type { Boost, EnemyId, ItemId, LuckId, Wish } from '../../rules/state.ts';
import type { TeamId } from '../../rules/teams.ts';

/** “the Hawks” */
export const teamName = (team: TeamId): Say => say(`team.${team}`);

export const name = (who: number): { seat: number } => ({ seat: who });
export const names = (who: readonly Seat[]): Json => who.map(name);

export const itemName = (item: ItemId): Say => cardName(treasures.get(item));
/** What a Trap does is for the house rules to say (C-01), and here nobody knows them; `under.ts` does. */
export const itemText = (item: ItemId): Say => (item === 'trap' ? say('item.trap') : cardText(treasures.get(item)));
export const enemyName = (card: EnemyId): Say => cardName(enemies.get(card));
export const luckName = (card: LuckId): Say => cardName(luckCards.get(card));
const RULED: ReadonlySet<LuckId> = new Set(['mystic-wave', 'ambush-opportunity']);
/** The same for Luck cards (C-15, H-28). */
export const luckText = (card: LuckId): Say => (RULED.has(card) ? say(`item.${card}`) : cardText(luckCards.get(card)));

/** The name of an item or of a Luck card. */
export const eitherName = (card: string): Say => cardName(treasures.all.find(({ id }) => id === card) ?? luckCards.get(card));

/** An enemy as it comes. */
export function enemySay(card: EnemyId): Say {
  const { hp, attack, defence } = enemies.get(card);
  return say('enemy', { name: enemyName(card), hp, attack: signed(attack), defence: signed(defence) });
}

/** A treasure's numbers, in a word or two each. */
function statsOf({ attack, defence, bane, movement, behindAttack, behindMovement }: Treasure): Say[] {
  const stats: Say[] = [];
  if (attack !== 0) stats.push(say('stat.attack', { n: attack }));
  if (bane !== 0) stats.push(say('stat.bane', { n: bane }));
  if (behindAttack !== 0) stats.push(say('stat.behind', { n: behindAttack }));
  if (defence !== 0) stats.push(say(defence > 0 ? 'stat.defence' : 'stat.defenceLess', { n: Math.abs(defence) }));
  if (behindMovement !== 0) stats.push(say('stat.fasterBehind', { n: behindMovement }));
  if (movement !== 0) stats.push(say(movement > 0 ? 'stat.faster' : 'stat.slower', { n: Math.abs(movement) }));
  return stats;
}

/** What an item is good for, where that is a number. */
export function bonusOf(id: ItemId): Say | null {
  const stats = statsOf(treasures.get(id));
  return stats.length === 0 ? null : say('item.bonus', { stats });
}

/** To choose by: where there is no number, the card's own words. */
export const virtueOf = (id: ItemId): Say => bonusOf(id) ?? say('item.quoted', { text: itemText(id) });

/** An item with what it is good for, where that is a number. */
export function item(id: ItemId): Say {
  const bonus = bonusOf(id);
  return bonus === null ? itemName(id) : withAside(itemName(id), bonus);
}

/** A potion at work. */
export function boosting({ from, attack, defence }: Omit<Boost, 'turns'>): Say {
  const stats: Say[] = [];
  if (attack > 0) stats.push(say('stat.attack', { n: attack }));
  if (defence > 0) stats.push(say('stat.defence', { n: defence }));
  return withAside(itemName(from), say('item.bonus', { stats }));
}

export const items = (ids: readonly ItemId[]): Json => (ids.length === 0 ? say('nothing') : ids.map(item));

/** What somebody asks for in a trade. */
export const wishName = (wish: Wish): Say => ('item' in wish ? itemName(wish.item) : say('wish.tier', { tier: wish.tier }));

/** One after the other, with the words between them that this text has. */
export const chain = (key: string, all: readonly Say[]): Say =>
  all.slice(1).reduce((first, next) => say(key, { first, next }), all[0] ?? say('nothing'));

/** Where a part of a sum comes from. */
export function sourceName(from: string): Say {
  if (from === 'base' || from === 'weariness') return say(`source.${from}`);
  return cardName(treasures.all.find(({ id }) => id === from) ?? classes.get(from));
}

/** Part by part: an enemy's own number needs no source beside its name. */
export function summed(start: Json, bonuses: readonly Bonus[]): Json {
  return bonuses.reduce<Json>((rest, { from, n }) => {
    const sign = n < 0 ? 'minus' : 'plus';
    const part = { rest, n: Math.abs(n) };
    return from === 'printed' ? say(`sum.${sign}`, part) : say(`sum.${sign}.from`, { ...part, from: sourceName(from) });
  }, start);
}

/** A roll with everything that went into it: `4 (die) + 1 (base) = 5`. */
export function rolled({ die, bonuses, total }: Roll): Json {
  const start = say('sum.die', { die });
  return bonuses.length === 0 ? start : say('sum.total', { sum: summed(start, bonuses), total });
}
