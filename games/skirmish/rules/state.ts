import type { Seat } from '@tavern/engine';
import type { Rules } from './house-rules.ts';

export { rivalOf } from '@tavern/engine';

export type UnitId =
  | 'scout'
  | 'martyr'
  | 'champion'
  | 'bouncer'
  | 'captain'
  | 'archer'
  | 'duelist'
  | 'lone_wolf'
  | 'berserker'
  | 'apprentice'
  | 'veteran'
  | 'banner_lord'
  | 'powder_keg'
  | 'pilgrim'
  | 'medic'
  | 'pickpocket'
  | 'gravedigger'
  | 'assassin'
  | 'colossus'
  | 'mason';

export type ActionId =
  | 'fortify'
  | 'fireball'
  | 'recall'
  | 'gale'
  | 'rally'
  | 'blessing'
  | 'quagmire'
  | 'arrow_storm'
  | 'blood_rite'
  | 'dispel'
  | 'tribute'
  | 'vigil';

export type CardId = UnitId | ActionId;

export const SLOTS = [0, 1, 2, 3] as const;

/** A unit on the field. Its original power is its card's; power changes stay as long as it is there (FS-020). */
export interface Unit {
  /** Every unit that was ever deployed has its own. */
  id: number;
  card: CardId;
  power: number;
  /** What changed its power, oldest first. */
  changes: { by: CardId; amount: number }[];
}

/** An ongoing effect as data: what it does is looked up by its card (C-18). */
export interface SlotEffect {
  id: number;
  card: CardId;
  owner: Seat;
  /** The round in which it came. */
  since: number;
}

export interface Slot {
  /** One unit for each seat. */
  units: (Unit | null)[];
  /** Oldest first. */
  effects: SlotEffect[];
  /** Who won it when the round was counted. */
  winner: Seat | null;
}

export interface Player {
  /** What the seat chose: the id of a ready deck, or a deck code. */
  deckId: string;
  /** All cards of the deck, in the order of the catalog: open to everybody (H-22). */
  list: CardId[];
  /** The next card is the last. */
  deck: CardId[];
  /** What the rival has not seen. */
  hand: CardId[];
  /** Also in hand, and known to everybody (H-22): seen before they went there, or told by an empty deck (draw.ts). They have no place among the others. */
  known: CardId[];
  /** The newest card is the last. */
  discard: CardId[];
  vp: number;
  /** Over the whole match, without this round. */
  total: number;
  won: number;
  passed: boolean;
  /** Cards played in this round. */
  played: number;
  /** Cards still to be discarded, and why. */
  owed: number;
  owedTo: CardId | 'limit' | null;
}

export type Ending = 'rounds' | 'oneAndTie' | 'totalVp' | 'ties' | 'evenVp' | 'evenRounds' | 'deck' | 'decks' | 'left';

export interface State {
  rules: Rules;
  round: number;
  phase: 'mulligan' | 'playing' | 'ended' | 'over';
  /** Who had the first priority in this round. */
  first: Seat;
  current: Seat;
  /** Counts priorities: every play has its own time. */
  turn: number;
  players: Player[];
  slots: Slot[];
  ties: number;
  /** The card that is being played: neither in hand nor on the field nor discarded. */
  inPlay: { seat: Seat; card: CardId } | null;
  /** Units that will die, by id: marked once (C-22). Empty whenever somebody is asked. */
  dying: number[];
  /** Effects since the last play (H-04). */
  effects: number;
  /** The last id given to a unit or an ongoing effect. */
  lastId: number;
  over: { winner: Seat | null; how: Ending } | null;
}

export const playerAt = ({ players }: Pick<State, 'players'>, seat: Seat): Player => players[seat] as Player;
export const slotAt = ({ slots }: Pick<State, 'slots'>, index: number): Slot => slots[index] as Slot;
export const handSize = ({ hand, known }: Pick<Player, 'hand' | 'known'>): number => hand.length + known.length;
