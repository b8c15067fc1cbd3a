import { Catalog, type Say, type Seat, type Worded } from '@tavern/engine';
import type { Tier } from './board.ts';
import type { ClassId, EnemyId, ItemId, LuckId, State } from './state.ts';
import type { Via } from './steps/landing.ts';
import type { M } from './types.ts';

// The cards enter themselves here when cards/ is loaded, so that rules can look a card up without importing it.

export type ItemKind = 'holdable' | 'wearable' | 'small' | 'drink';

/** A card or class that only the expansion has (KM-172..KM-176, KM-184): `inForce` leaves it out of every other match. */
interface Expandable {
  readonly expansion?: true;
}

/** When a card may be played out of turn. */
export type InterruptPoint = 'luck' | 'duel';

export interface Treasure extends Worded, Expandable {
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
  /** Attack and movement that count only while somebody is ahead of its owner. */
  readonly behindAttack: number;
  readonly behindMovement: number;
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
  /** HP that its wearer loses less by every loss of two or more. */
  readonly padding: number;
  /** What a drink gives at once, and to all rolls while it works. */
  readonly heal?: number;
  readonly drinkAttack?: number;
  readonly drinkDefence?: number;
  /** HP that a drink costs. */
  readonly drinkLoss?: number;
  /** HP losses it prevents, once, from the backpack. */
  readonly ward?: number;
  /** HP that every enemy of a fight loses, when the fight opens or between its rounds. */
  readonly blast?: number;
}

export interface Enemy extends Worded, Expandable {
  readonly id: EnemyId;
  readonly tier: Tier;
  readonly copies: number;
  readonly hp: number;
  readonly attack: number;
  readonly defence: number;
  /** HP that a hit of its costs. */
  readonly damage: number;
  /** Tiles that its victory drives a player back. */
  readonly drives: number;
  /** The tier of the treasure that it is sure to leave. */
  readonly leaves?: Tier;
}

/** One of the ways out of a Luck card that asks its drawer to choose. */
export interface Way {
  readonly id: string;
  readonly play: (m: M, seat: Seat) => void;
}

export interface Luck extends Worded, Expandable {
  readonly id: LuckId;
  readonly copies: number;
  /** What it does when drawn. A card without it is kept, face down. */
  readonly play?: (m: M, seat: Seat) => void;
  /** It asks its drawer to choose one of these. */
  readonly ways?: readonly Way[];
  /** A kept card in its owner's pre-action step: the steps it offers (0: none, it just works here), why not, and what it does. */
  readonly steps?: (state: State, seat: Seat) => readonly number[];
  readonly blocked?: (state: State, seat: Seat) => Say | null;
  readonly use?: (m: M, seat: Seat, by: number) => void;
  readonly arrive?: (state: State, seat: Seat, via: Via) => readonly number[];
}

export interface HeroClass extends Worded, Expandable {
  /** Stays at home when the expansion is played. */
  readonly printedOnly?: true;
  readonly id: ClassId;
  readonly attackVsEnemies: number;
  readonly attackVsPlayers: number;
  readonly defenceVsEnemies: number;
  readonly defenceVsPlayers: number;
  readonly slots: number;
  readonly trapProof: boolean;
  /** HP it is restored to, once per game, when it would be knocked out. */
  readonly recovers: number;
  /** HP that every loss costs besides (KM-172, H-55). */
  readonly frail: number;
  /** Treasures of tier 1 that it begins with. */
  readonly begins: number;
  /** Attack that counts only while somebody is ahead. */
  readonly behindAttack: number;
  /** Attack that counts only while nobody is ahead. */
  readonly aheadAttack: number;
  /** A Sanctuary is a Shop as well. */
  readonly peddles: boolean;
  /** What it begins with (`classKits`); null: the top card of tier 1. */
  readonly kit: ItemId | null;
}

export const treasures = new Catalog<Treasure>('treasure');
export const enemies = new Catalog<Enemy>('enemy');
export const luckCards = new Catalog<Luck>('luck');
export const classes = new Catalog<HeroClass>('class');

type Plain<C, D extends keyof C> = Omit<C, 'id' | D> & { readonly [K in D]?: C[K] };

const SIZES: { readonly [kind in ItemKind]: 1 | 2 } = { holdable: 2, wearable: 2, small: 1, drink: 1 };

const PLAIN = { attack: 0, defence: 0, bane: 0, movement: 0, behindAttack: 0, behindMovement: 0, padding: 0 };

/** Numbers that a card's text names, beside its own fields. */
type Numbers = { readonly [name: string]: unknown };

export function treasure(id: ItemId, data: Plain<Treasure, 'size' | keyof typeof PLAIN> & Numbers): void {
  treasures.add({ id, size: SIZES[data.kind], ...PLAIN, ...data });
}

export function enemy(id: EnemyId, data: Plain<Enemy, 'damage' | 'drives'>): void {
  enemies.add({ id, damage: 1, drives: 1, ...data });
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
  frail: 0,
  begins: 0,
  behindAttack: 0,
  aheadAttack: 0,
  peddles: false,
  kit: null,
};

export function heroClass(id: ClassId, data: Plain<HeroClass, keyof typeof ORDINARY>): void {
  classes.add({ id, ...ORDINARY, ...data });
}
