import type { Seat } from '@tavern/engine';
import type { Tier, TileKind } from './board.ts';
import type { WonWhy } from './events.ts';
import type { Rules } from './house-rules.ts';
import type { TeamId } from './teams.ts';

// Cards in state are ids; equal copies are interchangeable, so a pile is a list of ids.
export type ItemId = string;
export type EnemyId = string;
export type LuckId = string;
export type PrintedClassId = 'scout' | 'hunter' | 'gladiator' | 'warden' | 'guard' | 'monk' | 'porter';
export type ClassId = PrintedClassId | 'berserker' | 'highlander' | 'vanguard' | 'peddler';

type Hand = 'left' | 'right';
export type Slot = Hand | 'armour';
/** Where an item is taken from: worn or held, or carried. */
export type ItemPlace = 'gear' | 'pack';

/** A kept Luck card; a placed Ambush still counts among its owner's kept cards (H-29). */
export interface Kept {
  card: LuckId;
  /** The tile it was placed on. */
  at: number | null;
}

/** A bonus that wears off after a number of its owner's turns (KM-161). */
export interface Boost {
  from: ItemId;
  attack: number;
  defence: number;
  /** 0: only for the combat it was drunk in. */
  turns: number;
}

export interface Player {
  class: ClassId;
  /** Null: climbs alone (`mode: race`). */
  team: TeamId | null;
  at: number;
  hp: number;
  left: ItemId | null;
  right: ItemId | null;
  armour: ItemId | null;
  /** New items go to the end. */
  pack: ItemId[];
  /** How many at the end of the pack are new this turn. */
  fresh: number;
  /** Public knowledge: what the class began with, as long as it must still be in the backpack (`classKits`). */
  kit: ItemId | null;
  /** Public knowledge: the most carried items there can be of each tier. Exact until items change hands unseen. */
  tiers: number[];
  kept: Kept[];
  /** Public knowledge: the tiles where an Ambush of this player could be. */
  haunts: number[];
  /** Ended a turn conscious on the Final tile, and was neither moved nor knocked out since (H-08). */
  claim: boolean;
  /** Finished another turn up there with the claim unbroken: what a long siege asks for besides. */
  siege: boolean;
  /** Knocked out, at 0 HP. */
  down: boolean;
  /** The next turn is skipped. */
  skip: boolean;
  invisible: boolean;
  /** Slept after a knock-out: nobody may challenge them for a while (H-11). */
  secondWind: boolean;
  /** The Monk's one recovery. */
  recovered: boolean;
  /** Beers since the last movement roll. */
  beers: number;
  /** Somebody is further up: noted with the expansion only, whose gear asks for it. */
  behind: boolean;
  boosts: Boost[];
  /** Gave up. */
  out: boolean;
}

interface Trap {
  tile: number;
  owner: Seat;
}

/** A trade is one where the house rules say so (`tradeCostsAction`). */
type Action = 'move' | 'sleep' | 'duel' | 'trade';

/** What happened in the turn so far. Public. */
export interface Act {
  action: Action | null;
  /** An automatic Sleep turn. */
  auto: boolean;
  /** Instinct before the roll commits to Move, Fairy Dust to Sleep. */
  bound: 'move' | 'sleep' | null;
  rolled: boolean;
  resolutions: number;
  /** Started the one duel of this turn. */
  duelled: boolean;
  /** A Smoke Bomb was thrown: no more duels in this turn. */
  smoke: boolean;
  lamp: boolean;
  /** The tile where an Ambush stopped the move (`ambushPassing`). */
  stopped: number | null;
  /** Took something from a player who was knocked out (`vultures`). */
  looted: boolean;
  /** The first attack of this turn's player is lost (`trapEffect: stumble`). */
  stumble: boolean;
  rearranged: number;
  trades: number;
}

export interface EnemyInFight {
  card: EnemyId;
  tier: Tier;
  hp: number;
}

/** How long an attack is kept up: this round, until I lose HP or the target falls, or to the end. */
export type Press = 'once' | 'steady' | 'end';

export interface Plan {
  target: number;
  press: Press;
  /** Drunk before the next dice (`battlePotions`). */
  drink: ItemId | null;
}

export interface Fight {
  foes: EnemyInFight[];
  round: number;
  plan: Plan | null;
}

export type DuelCause = 'challenge' | 'spirit' | 'ambush';

export interface Offer {
  by: Seat;
  targets: Seat[];
  cause: DuelCause;
}

export interface Duel {
  by: Seat;
  cause: DuelCause;
  tile: number;
  fighters: Seat[];
  round: number;
  /** By place in `fighters`; null: to be asked. A chosen retreat is `target: -1`. */
  plans: (Plan | null)[];
  /** Whom those attacked who stood in the last round that was thrown, in the order of `fighters`: everybody has seen it. */
  aims: (Seat | null)[];
  /** Knocked out, in the order of falling. */
  fallen: Seat[];
  /** Retreated. */
  fled: Seat[];
}

export interface Loot {
  winner: Seat;
  loser: Seat;
  moves: number;
}

/** An offered item: the place in the pack, or a slot of the gear. */
export type Offered = number | Slot;

/** What a side asks for: an item of the other's that it sees, or anything of a tier. It binds nobody. */
export type Wish = { item: ItemId } | { tier: Tier };

/** Why an offer or a wish is refused, in a word. */
export type RefusalWhy = 'tooLittle' | 'needed' | 'none' | 'noUse' | 'noRoom';

export interface Trade {
  a: Seat;
  b: Seat;
  offers: Offered[][];
  accepted: boolean[];
  /** Goes up with every change; an acceptance names the one it means. */
  rev: number;
  wishes: Wish[][];
  /** How often wishes were changed. */
  wished: number;
  /** Who said no to what is offered and asked for now, and why. */
  refusals: (RefusalWhy | null)[];
}

export interface Piles {
  /** By tier; the top of a deck is its end. */
  enemy: EnemyId[][];
  treasure: ItemId[][];
  luck: LuckId[];
}

/** How many cards, by deck. */
export interface Counts {
  /** By tier. */
  enemy: number[];
  treasure: number[];
  luck: number;
}

export interface State {
  rules: Rules;
  board: TileKind[];
  players: Player[];
  decks: Piles;
  discards: Piles;
  /** How many cards of those that the box has put on top are still there, nothing drawn before them (KM-168). Everybody can count that. */
  onTop: Counts;
  traps: Trap[];
  /** Groups of seats in turn order; more than one seat in a group: still tied. */
  order: Seat[][];
  current: Seat;
  round: number;
  turn: number;
  act: Act;
  /** The Luck card just drawn, while it can be cancelled. */
  luck: LuckId | null;
  /** Named so far for a duel of several. */
  named: Seat[];
  /** A duel that was offered, while a Smoke Bomb may still prevent it. */
  offer: Offer | null;
  fight: Fight | null;
  duel: Duel | null;
  loot: Loot | null;
  trade: Trade | null;
  /** Cards that all have seen and that went back under a deck, or may: what everybody remembers. */
  shown: string[];
  winner: Seat | null;
  /** By what. */
  won: WonWhy | null;
}

export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player;
export const tileAt = (state: State, tile: number): TileKind => state.board[tile] as TileKind;
export const currentPlayer = (state: State): Player => state.players[state.current] as Player;

/** Nothing has happened yet this turn. */
export const newAct = (): Act => ({
  action: null,
  auto: false,
  bound: null,
  rolled: false,
  resolutions: 0,
  duelled: false,
  smoke: false,
  lamp: false,
  stopped: null,
  looted: false,
  stumble: false,
  rearranged: 0,
  trades: 0,
});
