import type { Seat } from '@tavern/engine';
import type { Tier } from '../../rules/board.ts';
import '../../rules/cards/index.ts';
import { treasures } from '../../rules/catalog.ts';
import type { Bonus, Event } from '../../rules/events.ts';
import { BASE_ATTACK, BASE_DEFENCE } from '../../rules/score.ts';
import type { Boost, Duel, Foe, Offer, Player } from '../../rules/state.ts';

/** A player as everybody sees them. What lies in a backpack is the view's to say, and only now: events hide it from most. */
export interface StagePlayer
  extends Readonly<
    Pick<
      Player,
      | 'class'
      | 'at'
      | 'hp'
      | 'left'
      | 'right'
      | 'armour'
      | 'claim'
      | 'siege'
      | 'down'
      | 'skip'
      | 'invisible'
      | 'secondWind'
      | 'recovered'
      | 'beers'
      | 'out'
    >
  > {
  /** How many items are in the backpack. */
  readonly carried: number;
  /** How many Luck cards are kept, placed Ambushes included. */
  readonly kept: number;
  readonly boosts: readonly Readonly<Omit<Boost, 'turns'>>[];
  /** Base and equipment. */
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
}

export interface StageFight {
  readonly seat: Seat;
  readonly foes: readonly Readonly<Foe>[];
  /** Rounds fought. */
  readonly round: number;
}

export interface StageDuel extends Readonly<Pick<Duel, 'by' | 'cause' | 'tile'>> {
  readonly fighters: readonly Seat[];
  /** Rounds fought. */
  readonly round: number;
  /** Knocked out, in the order of falling. */
  readonly fallen: readonly Seat[];
  readonly fled: readonly Seat[];
}

/** Cards left to draw, by tier. */
interface StageDecks {
  readonly enemy: readonly number[];
  readonly treasure: readonly number[];
  readonly luck: number;
}

/** How things stand, as far as events tell it to everybody: the same as in the view after every answer. */
export interface Standing {
  readonly players: readonly StagePlayer[];
  readonly traps: readonly { readonly tile: number; readonly owner: Seat }[];
  /** As far as these eyes know of them: to their owner alone. By tile. */
  readonly ambushes: readonly { readonly tile: number; readonly owner: Seat }[];
  readonly decks: StageDecks;
  /** Whoever is still in the game, in turn order; empty until the order is clear. */
  readonly order: readonly Seat[];
  readonly current: Seat;
  readonly round: number;
  /** Turns begun; 0: the order is still being rolled for. */
  readonly turn: number;
  /** A Smoke Bomb hangs over the mountain: no more duels this turn. */
  readonly smoke: boolean;
  /** The player on turn will lose the first attack to a trap. */
  readonly stumble: boolean;
  /** A duel that was offered and may still go up in smoke. */
  readonly offer: Readonly<Offer> | null;
  readonly fight: StageFight | null;
  readonly duel: StageDuel | null;
  readonly loot: { readonly winner: Seat; readonly loser: Seat } | null;
  /** `counts`: how many items each of the two has laid out. */
  readonly trade: { readonly a: Seat; readonly b: Seat; readonly counts: readonly number[] } | null;
  readonly winner: Seat | null;
}

/** One die that was thrown. */
export interface Throw {
  /** Who threw it; the enemy's place in the fight where `foe` is not null, and then whom it faces. */
  readonly seat: Seat;
  readonly foe: number | null;
  readonly what: 'initiative' | 'movement' | 'attack' | 'defence';
  readonly sides: 4 | 6;
  readonly value: number;
  readonly bonuses: readonly Readonly<Bonus>[];
  readonly total: number;
}

/** A card that was turned up or played a moment ago; `card` is null where only its owner sees it. */
export interface ShownCard {
  readonly deck: 'enemy' | 'treasure' | 'luck';
  readonly card: string | null;
  readonly tier: Tier | null;
  readonly seat: Seat;
  readonly fate: 'drawn' | 'kept' | 'played' | 'cancelled';
}

export type FightRound = Extract<Event, { type: 'fightRound' }>;
export type DuelRound = Extract<Event, { type: 'duelRound' }>;

/** What the last events left lying on the table. The view knows nothing of it. */
export interface Traces {
  /** The dice of the last throw or round, until the next throw or turn. */
  readonly dice: readonly Throw[];
  /** The cards last shown, side by side, until the next turn. */
  readonly cards: readonly ShownCard[];
  /** The last round of the fight or duel that is going on, or has just ended. */
  readonly clash: FightRound | DuelRound | null;
  /** Who did the last thing. */
  readonly actor: Seat | null;
  /** What the end of this turn has told so far: it decides about second wind, potions and siege when the next turn begins. */
  readonly closing: readonly ('slept' | 'skipped' | 'claimed')[];
}

export interface Stage extends Standing, Traces {}

export const NO_TRACES: Traces = { dice: [], cards: [], clash: null, actor: null, closing: [] };

/** What is worn and held makes the numbers of the stats panel (H-54). */
export function statsWith(
  gear: Pick<StagePlayer, 'left' | 'right' | 'armour'>,
): Pick<StagePlayer, 'attack' | 'defence' | 'movement'> {
  const worn = [gear.left, gear.right, gear.armour].flatMap((item) => (item === null ? [] : [treasures.get(item)]));
  const sum = (of: 'attack' | 'defence' | 'movement', base: number): number => worn.reduce((all, card) => all + card[of], base);
  return { attack: sum('attack', BASE_ATTACK), defence: sum('defence', BASE_DEFENCE), movement: sum('movement', 0) };
}

/** Only how things stand. */
export const withoutTraces = (stage: Stage): Stage => ({ ...stage, ...NO_TRACES });
