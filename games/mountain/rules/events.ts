import type { Seat } from '@tavern/engine';
import type { Tier, TileKind } from './board.ts';
import type { Rules } from './house-rules.ts';
import type { DuelCause, EnemyId, ItemId, ItemPlace, LuckId, RefusalWhy, Slot } from './state.ts';
import type { TeamId } from './teams.ts';

/** Part of a total and where it comes from: `base`, `printed` (an enemy's own), `weariness`, a class or a card. */
export interface Bonus {
  from: string;
  n: number;
}

export interface Roll {
  die: number;
  bonuses: Bonus[];
  total: number;
}

export interface EnemyLine {
  /** Its place among the enemies of this fight, as `target` counts. */
  index: number;
  card: EnemyId;
  attack: Roll;
  defence: Roll;
  /** It hit the player: HP it takes, before any ward. */
  hits: boolean;
  damage: number;
  /** The player hit it. */
  struck: boolean;
  hp: number;
}

export interface DuelLine {
  seat: Seat;
  /** Null: retreated. An attack on somebody who retreats is lost. */
  target: Seat | null;
  fled: boolean;
  attack: Roll | null;
  defence: Roll | null;
  hits: boolean;
  /** Lost the attack to a trap (`stumble`). */
  stumbled: boolean;
  /** Hits taken, before any ward. */
  struck: number;
  /** Before the round. */
  hp: number;
}

/** An enemy that a Fireball burnt. */
export interface BlastLine {
  index: number;
  card: EnemyId;
  lost: number;
  hp: number;
}

/** What a trade changed that everybody sees. */
export interface GearChange {
  seat: Seat;
  slot: Slot;
  was: ItemId | null;
  item: ItemId | null;
}

export type MoveWhy =
  | 'roll'
  | 'luck'
  | 'instinct'
  | 'blink-scroll'
  | 'lamp'
  | 'retreat'
  | 'defeat'
  | 'wave'
  | 'spirit'
  | 'hook'
  | 'rockslide'
  | 'avalanche';
/** `handicap`: before the first turn, by the house rule of this name or by the class. */
export type DrawFrom = 'tile' | 'foe' | 'luck' | 'handicap' | 'shop';
export type WonWhy = 'summit' | 'siege' | 'instant' | 'last' | 'limit';

/** Everything that happens, with the numbers behind it. A field that may be null beside `to` hides a card from others. */
export type Event =
  | { type: 'initiative'; rolls: { seat: Seat; die: number }[]; tied: Seat[] }
  | { type: 'order'; order: Seat[] }
  /** What everybody begins with (`classKits`). Null: a card that nobody has seen. */
  | { type: 'kits'; kits: { seat: Seat; item: ItemId | null }[] }
  | { type: 'turn'; seat: Seat; round: number; team: TeamId | null }
  | { type: 'skipped'; seat: Seat }
  | { type: 'equipped'; seat: Seat; item: ItemId; slot: Slot; instead: ItemId | null }
  | { type: 'unequipped'; seat: Seat; item: ItemId; slot: Slot }
  | { type: 'handsSwapped'; seat: Seat }
  | { type: 'used'; seat: Seat; item: ItemId }
  | { type: 'healed'; seat: Seat; by: number; hp: number; from: string }
  /** `combat`: for this combat only, not for the turn. */
  | { type: 'boosted'; seat: Seat; from: ItemId; attack: number; defence: number; combat: boolean }
  | { type: 'slowed'; seat: Seat; from: ItemId }
  | { type: 'vanished'; seat: Seat }
  | { type: 'appeared'; seat: Seat }
  | { type: 'trapSet'; seat: Seat; tile: number }
  | { type: 'trapSprung'; seat: Seat; owner: Seat; tile: number; effect: Rules['trapEffect'] }
  | { type: 'trapAvoided'; seat: Seat; owner: Seat; tile: number }
  | { type: 'ambushSet'; seat: Seat; tile: number }
  | { type: 'ambushSprung'; seat: Seat; mover: Seat; tile: number }
  | { type: 'ambushWasted'; seat: Seat; mover: Seat; tile: number; why: 'declined' | 'unable' }
  | { type: 'rolled'; seat: Seat; die: number; bonuses: Bonus[]; total: number }
  | { type: 'moved'; seat: Seat; from: number; to: number; why: MoveWhy }
  /** An Ambush on the way stops a move (`ambushPassing`). */
  | { type: 'stopped'; seat: Seat; tile: number }
  | { type: 'swapped'; seat: Seat; with: Seat; from: number; to: number }
  | { type: 'landed'; seat: Seat; tile: number; kind: TileKind }
  | {
      type: 'quiet';
      seat: Seat;
      tile: number;
      why: 'limit' | 'luck' | 'retreat' | 'noEnemies' | 'noLuck' | 'trapped' | 'noGoods';
    }
  | { type: 'drew'; seat: Seat; tier: Tier; card: ItemId | null; from: DrawFrom }
  | { type: 'noTreasure'; seat: Seat; tier: Tier }
  | { type: 'reshuffled'; deck: 'enemy' | 'treasure' | 'luck'; tier: Tier | null; count: number }
  | { type: 'luckDrawn'; seat: Seat; card: LuckId | null }
  | { type: 'luckKept'; seat: Seat; card: LuckId | null }
  | { type: 'luckCancelled'; seat: Seat; by: Seat; card: LuckId }
  | { type: 'luckIdle'; seat: Seat; card: LuckId }
  | { type: 'chose'; seat: Seat; card: LuckId; way: string }
  | { type: 'mustSkip'; seat: Seat; from: string }
  | { type: 'returned'; seat: Seat; item: ItemId; tier: Tier; from: ItemPlace }
  | { type: 'sold'; seat: Seat; item: ItemId; tier: Tier; from: ItemPlace }
  | { type: 'stolen'; seat: Seat; loser: Seat; item: ItemId | null; from: ItemPlace; by: string }
  | { type: 'challenged'; seat: Seat; targets: Seat[]; cause: DuelCause }
  | { type: 'smoked'; seat: Seat; by: Seat }
  | { type: 'duelBegan'; seat: Seat; fighters: Seat[]; cause: DuelCause; tile: number }
  /** `weary`: what weariness adds to every Attack. */
  | { type: 'duelRound'; round: number; weary: number; fighters: DuelLine[] }
  /** `stalemate`: broken off, with several still standing (`weariness: off`). */
  | { type: 'duelEnded'; winner: Seat | null; fallen: Seat[]; fled: Seat[]; stalemate: boolean }
  | { type: 'foes'; seat: Seat; foes: EnemyId[] }
  | {
      type: 'fightRound';
      seat: Seat;
      round: number;
      target: number;
      stumbled: boolean;
      attack: Roll;
      defence: Roll;
      foes: EnemyLine[];
    }
  | { type: 'blasted'; seat: Seat; item: ItemId; damage: number; foes: BlastLine[] }
  | { type: 'fightWon'; seat: Seat; foes: EnemyId[] }
  | { type: 'fightLost'; seat: Seat }
  | { type: 'retreated'; seat: Seat; from: 'fight' | 'duel' }
  | { type: 'hurt'; seat: Seat; lost: number; hp: number; from: string }
  | { type: 'warded'; seat: Seat; item: ItemId; count: number }
  | { type: 'recovered'; seat: Seat; hp: number }
  | { type: 'fell'; seat: Seat }
  | { type: 'spoils'; seat: Seat; foe: EnemyId; roll: number; tier: Tier | null }
  | { type: 'lootBegan'; seat: Seat; loser: Seat }
  | { type: 'lootMove'; seat: Seat; loser: Seat; move: 'take' | 'give'; item: ItemId | null; from: ItemPlace }
  | { type: 'lootDone'; seat: Seat; loser: Seat }
  | { type: 'tradeBegan'; seat: Seat; with: Seat }
  | { type: 'offer'; seat: Seat; with: Seat; item: ItemId | null; from: ItemPlace | null; on: boolean; count: number }
  | { type: 'accepted'; seat: Seat; with: Seat }
  /** An item or a tier is asked for; `on` is false where it no longer is. `count`: all that this side asks for. */
  | { type: 'wished'; seat: Seat; with: Seat; item: ItemId | null; tier: Tier | null; on: boolean; count: number }
  | { type: 'refused'; seat: Seat; with: Seat; why: RefusalWhy }
  | {
      type: 'traded';
      seat: Seat;
      with: Seat;
      gave: ItemId[] | null;
      got: ItemId[] | null;
      gaveCount: number;
      gotCount: number;
      gear: GearChange[];
    }
  | { type: 'tradeClosed'; seat: Seat; with: Seat }
  | { type: 'dropped'; seat: Seat; item: ItemId; from: ItemPlace }
  | { type: 'slept'; seat: Seat; hp: number; auto: boolean; secondWind: boolean }
  | { type: 'claimed'; seat: Seat }
  | { type: 'claimLost'; seat: Seat }
  | { type: 'won'; seat: Seat; why: WonWhy; team: TeamId | null }
  /** `kept`: placed Ambushes stay behind, and so does their count. */
  | { type: 'left'; seat: Seat; items: ItemId[]; kept: number };

/** What others get of an event that was told to some. */
export function mask(event: Event): Event | null {
  switch (event.type) {
    case 'drew':
    case 'luckDrawn':
    case 'luckKept':
      return { ...event, card: null };
    case 'lootMove':
    case 'stolen':
      return { ...event, item: null };
    case 'offer':
      return { ...event, item: null, from: null };
    case 'wished':
      return { ...event, item: null, tier: null };
    case 'traded':
      return { ...event, gave: null, got: null };
    default:
      return null;
  }
}

/** An event of one type. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;
