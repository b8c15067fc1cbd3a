import type { Seat } from '@tavern/engine';
import type { Tier } from './board.ts';
import { treasures } from './catalog.ts';
import type { DrawFrom } from './events.ts';
import { carry } from './pack.ts';
import { type EnemyId, type ItemId, type LuckId, type Piles, playerAt, type State } from './state.ts';
import { teamsOf } from './teams.ts';
import type { M } from './types.ts';

type TieredDeck = 'enemy' | 'treasure';

/** The top card; an empty deck is first formed anew from its discards (KM-145, KM-159, KM-164). Undefined: both are empty. */
function top(m: M, name: TieredDeck | 'luck', tier: Tier | null): string | undefined {
  formAnew(m, name, tier);
  countOnTop(m, name, tier);
  return pileOf(m.state.decks, name, tier).pop();
}

function formAnew(m: M, name: TieredDeck | 'luck', tier: Tier | null): void {
  const [deck, discards] = [pileOf(m.state.decks, name, tier), pileOf(m.state.discards, name, tier)];
  if (deck.length > 0 || discards.length === 0) return;
  deck.push(...discards.splice(0));
  m.rng.shuffle(deck);
  m.emit({ type: 'reshuffled', deck: name, tier, count: deck.length });
}

const pileOf = (piles: Piles, name: TieredDeck | 'luck', tier: Tier | null): string[] =>
  name === 'luck' ? piles.luck : (piles[name][(tier ?? 1) - 1] as string[]);

/** Cards that the box has put on top go first (KM-168). */
function countOnTop({ state: { onTop } }: M, name: TieredDeck | 'luck', tier: Tier | null): void {
  if (name === 'luck') onTop.luck = Math.max(0, onTop.luck - 1);
  else onTop[name][(tier ?? 1) - 1] = Math.max(0, (onTop[name][(tier ?? 1) - 1] as number) - 1);
}

/** A card of this tier, or of the next lower one that has any: no copies are invented (C-14, H-20). */
function drawTiered(m: M, name: TieredDeck, from: Tier): { card: string; tier: Tier } | null {
  for (let tier: number = from; tier >= 1; tier--) {
    const card = top(m, name, tier as Tier);
    if (card !== undefined) return { card, tier: tier as Tier };
  }
  return null;
}

export function drawEnemy(m: M, tier: Tier): { card: EnemyId; tier: Tier } | null {
  const drawn = drawTiered(m, 'enemy', tier);
  if (drawn !== null) show(m, drawn.card);
  return drawn;
}

export const drawLuck = (m: M): LuckId | undefined => top(m, 'luck', null);

/** A treasure for a player's backpack: the others see only its tier. */
export function drawTreasure(m: M, seat: Seat, tier: Tier, from: DrawFrom): void {
  const drawn = drawTiered(m, 'treasure', tier);
  if (drawn === null) {
    m.emit({ type: 'noTreasure', seat, tier });
    return;
  }
  carry(playerAt(m.state, seat), drawn.card, { fresh: true, seen: true });
  m.emit({ type: 'drew', seat, tier: drawn.tier, card: drawn.card, from }, teamsOf(m.state, seat));
}

const REMEMBERED = 12;

/** Notes a card that all have seen and that goes out of sight again. */
function show(m: M, card: string): void {
  const { shown } = m.state;
  shown.push(card);
  if (shown.length > REMEMBERED) shown.shift();
}

const tierPile = <C>(piles: readonly C[][], tier: Tier): C[] => piles[tier - 1] as C[];

export function discardItem(m: M, item: ItemId): void {
  tierPile(m.state.discards.treasure, treasures.get(item).tier).push(item);
}

/** Openly: a card that was played or given back. */
export function underTreasures(m: M, item: ItemId): void {
  show(m, item);
  tierPile(m.state.decks.treasure, treasures.get(item).tier).unshift(item);
}

/** Under others of its tier: a card that was sold is not drawn again at once. */
export function underOtherTreasures(m: M, item: ItemId): void {
  formAnew(m, 'treasure', treasures.get(item).tier);
  underTreasures(m, item);
}

export const treasuresLeft = ({ decks, discards }: State, tier: Tier): number =>
  tierPile(decks.treasure, tier).length + tierPile(discards.treasure, tier).length;

export function discardEnemy(m: M, card: EnemyId, tier: Tier): void {
  tierPile(m.state.discards.enemy, tier).push(card);
}

export function underEnemies(m: M, card: EnemyId, tier: Tier): void {
  tierPile(m.state.decks.enemy, tier).unshift(card);
}
