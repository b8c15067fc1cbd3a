import { Catalog, type Say, type Seat, type Worded } from '@tavern/engine';
import type { Tier } from './board.ts';
import type { ClassId, EnemyId, ItemId, LuckId, State } from './state.ts';
import type { Via } from './steps/landing.ts';
import type { M } from './types.ts';

// The cards enter themselves here when cards/ is loaded, so that rules can look a card up without importing it.

export type ItemKind = 'holdable' | 'wearable' | 'small' | 'drink';

/** When a card may be played out of turn. */
export type InterruptPoint = 'luck' | 'duel';

export interface Treasure extends Worded {
  readonly id: ItemId;
  readonly tier: Tier;
  readonly copies: number;
  readonly kind: ItemKind;
  /** Slots it takes in the backpack. */
  readonly size: 1 | 2;
  readonly attack: number;
  readonly defence: number;
  /** Attack that counts against enemies only. */
  readonly bane: number;
  readonly movement: number;
  /** In its owner's pre-action step: why it cannot be used now (null: it can), and what it does. */
  readonly blocked?: (state: State, seat: Seat) => Say | null;
  readonly use?: (m: M, seat: Seat) => void;
  /** After landing, before the tile resolves: the steps it offers. */
  readonly arrive?: (state: State, seat: Seat, via: Via) => readonly number[];
  /** It is not spent when it is used like this (a Lamp burns on). */
  readonly lasting?: true;
  /** An interrupt, and what it does to the player it interrupts. */
  readonly point?: InterruptPoint;
  readonly interrupt?: (m: M, seat: Seat, by: Seat) => void;
  /** HP losses it prevents, once, from the backpack. */
  readonly ward?: number;
}

export interface Enemy extends Worded {
  readonly id: EnemyId;
  readonly tier: Tier;
  readonly copies: number;
  readonly hp: number;
  readonly attack: number;
  readonly defence: number;
}

export interface Luck extends Worded {
  readonly id: LuckId;
  readonly copies: number;
  /** What it does when drawn. A card without it is kept, face down. */
  readonly play?: (m: M, seat: Seat) => void;
  /** A kept card in its owner's pre-action step: the steps it offers (0: none, it just works here), why not, and what it does. */
  readonly steps?: (state: State, seat: Seat) => readonly number[];
  readonly blocked?: (state: State, seat: Seat) => Say | null;
  readonly use?: (m: M, seat: Seat, by: number) => void;
  readonly arrive?: (state: State, seat: Seat, via: Via) => readonly number[];
}

export interface HeroClass extends Worded {
  readonly id: ClassId;
  readonly attackVsEnemies: number;
  readonly attackVsPlayers: number;
  readonly defenceVsEnemies: number;
  readonly defenceVsPlayers: number;
  readonly slots: number;
  readonly trapProof: boolean;
  /** HP it is restored to, once per game, when it would be knocked out. */
  readonly recovers: number;
}

export const treasures = new Catalog<Treasure>('treasure');
export const enemies = new Catalog<Enemy>('enemy');
export const luckCards = new Catalog<Luck>('luck');
export const classes = new Catalog<HeroClass>('class');

type Plain<C, D extends keyof C> = Omit<C, 'id' | D> & { readonly [K in D]?: C[K] };

const SIZES: { readonly [kind in ItemKind]: 1 | 2 } = { holdable: 2, wearable: 2, small: 1, drink: 1 };

/** Numbers that a card's text names, beside its own fields. */
type Numbers = { readonly [name: string]: unknown };

export function treasure(id: ItemId, data: Plain<Treasure, 'size' | 'attack' | 'defence' | 'bane' | 'movement'> & Numbers): void {
  treasures.add({ id, size: SIZES[data.kind], attack: 0, defence: 0, bane: 0, movement: 0, ...data });
}

export function enemy(id: EnemyId, data: Omit<Enemy, 'id'>): void {
  enemies.add({ id, ...data });
}

export function luck(id: LuckId, data: Omit<Luck, 'id'> & Numbers): void {
  luckCards.add({ id, ...data });
}

const ORDINARY = {
  attackVsEnemies: 0,
  attackVsPlayers: 0,
  defenceVsEnemies: 0,
  defenceVsPlayers: 0,
  slots: 4,
  trapProof: false,
  recovers: 0,
};

export function heroClass(id: ClassId, data: Plain<HeroClass, keyof typeof ORDINARY>): void {
  classes.add({ id, ...ORDINARY, ...data });
}
