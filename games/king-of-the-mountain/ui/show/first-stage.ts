import type { Seat } from '@tavern/engine';
import type { Tier } from '../../rules/board.ts';
import '../../rules/cards/index.ts';
import { enemies, luckCards, treasures } from '../../rules/catalog.ts';
import { MAX_HP } from '../../rules/score.ts';
import type { ClassId } from '../../rules/state.ts';
import { NO_TRACES, type Stage, type StagePlayer, statsWith } from './stage.ts';

const TIERS: readonly Tier[] = [1, 2, 3];
const copiesOf = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);
const byTier = (cards: readonly { readonly copies: number; readonly tier: Tier }[]): number[] =>
  TIERS.map((tier) => copiesOf(cards.filter((card) => card.tier === tier)));

/** KM-064: at the gate, with nothing. */
const newcomer = (hero: ClassId): StagePlayer => ({
  class: hero,
  at: 0,
  hp: MAX_HP,
  left: null,
  right: null,
  armour: null,
  carried: 0,
  kept: 0,
  claim: false,
  siege: false,
  down: false,
  skip: false,
  invisible: false,
  secondWind: false,
  recovered: false,
  beers: 0,
  boosts: [],
  out: false,
  ...statsWith({ left: null, right: null, armour: null }),
});

/** The set-up, before the first event. Only the classes are taken from the view: they never change. */
export function firstStage({ players }: { readonly players: readonly { readonly class: ClassId }[] }): Stage {
  return {
    ...NO_TRACES,
    players: players.map((player) => newcomer(player.class)),
    traps: [],
    ambushes: [],
    decks: { enemy: byTier(enemies.all), treasure: byTier(treasures.all), luck: copiesOf(luckCards.all) },
    order: [],
    current: 0 as Seat,
    round: 1,
    turn: 0,
    smoke: false,
    stumble: false,
    offer: null,
    fight: null,
    duel: null,
    loot: null,
    trade: null,
    winner: null,
  };
}
