import type { Result } from '../../rules/dice.ts';
import { REROLLS } from '../../rules/economy.ts';
import type { Change, Event } from '../../rules/events.ts';
import type { Owned, Side, State } from '../../rules/state.ts';

/** What is seen on the table at one moment. It follows from the view, and from event to event. */
interface Board {
  readonly enemyHp: number;
  readonly enemyMax: number;
  readonly hp: number;
  readonly most: number;
  readonly gold: number;
  readonly damage: number;
  readonly owned: Owned;
  readonly rerolls: number;
  readonly wildsUsed: number;
  readonly acesUsed: number;
  readonly dice: readonly number[];
  readonly result: Result | null;
  readonly enemyDice: readonly number[];
  readonly enemyResult: Result | null;
}

type Blow = Extract<Event, { type: 'hit' }>;
type Wild = Extract<Event, { type: 'wild' }>;

/** What only events tell: how the dice came to lie like this, and what the last throws did. */
interface Notes {
  readonly changes: readonly Change[];
  readonly wilds: readonly Pick<Wild, 'die' | 'from' | 'to'>[];
  /** Who threw last. */
  readonly thrower: Side | null;
  /** What the enemy's last throw did. */
  readonly enemyBlow: Blow | null;
  /** How the fight ended. */
  readonly end: Extract<Event, { type: 'roundWon' | 'ended' }> | null;
}

export interface Stage extends Board, Notes {
  readonly round: number;
}

const NOTHING: Notes = { changes: [], wilds: [], thrower: null, enemyBlow: null, end: null };

/** The fight as it stands; null: there is none. */
export function stageOf(view: State, events: readonly Event[]): Stage | null {
  const { fight, round, hp: most, gold, damage, owned } = view;
  if (fight === null) return null;
  const { enemyHp, enemyMax, hp, rerolls, wildsUsed, acesUsed, dice, result, enemyDice, enemyResult } = fight;
  return {
    round,
    most,
    gold,
    damage,
    owned,
    enemyHp,
    enemyMax,
    hp,
    rerolls,
    wildsUsed,
    acesUsed,
    dice,
    result,
    enemyDice,
    enemyResult,
    ...events.reduce(noted, NOTHING),
  };
}

function noted(notes: Notes, event: Event): Notes {
  switch (event.type) {
    case 'began':
      return NOTHING;
    case 'threw':
      return {
        ...notes,
        changes: event.changes,
        wilds: [],
        thrower: event.side,
        ...(event.side === 'enemy' && { enemyBlow: null }),
      };
    case 'wild':
      return { ...notes, wilds: [...notes.wilds, { die: event.die, from: event.from, to: event.to }] };
    case 'hit':
      return notes.thrower === 'enemy' ? { ...notes, enemyBlow: event } : notes;
    case 'roundWon':
    case 'ended':
      return { ...notes, end: event };
    default:
      return notes;
  }
}

/** A round begins: nothing of the last one is left but the player and what they own. */
export function staged(
  player: Pick<Board, 'most' | 'gold' | 'damage' | 'owned'>,
  began: Extract<Event, { type: 'began' }>,
): Stage {
  const { most, gold, damage, owned } = player;
  const { round, enemyHp, hp } = began;
  return {
    round,
    most,
    gold,
    damage,
    owned,
    enemyHp,
    enemyMax: enemyHp,
    hp,
    rerolls: REROLLS + owned['extra-reroll'],
    wildsUsed: 0,
    acesUsed: 0,
    dice: [],
    result: null,
    enemyDice: [],
    enemyResult: null,
    ...NOTHING,
  };
}

/** What the table looks like after one more thing has happened. */
export function after(stage: Stage, event: Event): Stage {
  return { ...stage, ...noted(stage, event), ...changed(stage, event) };
}

function changed(stage: Stage, event: Event): Partial<Stage> {
  switch (event.type) {
    case 'began':
      return staged(stage, event);
    case 'threw':
      return event.side === 'player' ? thrown(stage, event) : enemyThrown(event);
    case 'wild':
      return {
        dice: event.dice,
        result: event.result,
        wildsUsed: stage.wildsUsed + 1,
        acesUsed: stage.acesUsed + (event.saved ? 1 : 0),
      };
    case 'hit':
      return event.side === 'player' ? { hp: event.hp } : { enemyHp: event.hp };
    case 'healed':
      return { hp: event.hp };
    case 'roundWon':
      return { gold: stage.gold + event.gold, most: stage.most + event.hp, damage: stage.damage + event.damage };
    case 'ended':
      // An instant result that ends a run takes everything; there is no blow to tell of.
      return event.how === 'cursed' || event.how === 'instant' ? { hp: 0 } : {};
    case 'bought':
      return { gold: event.gold, owned: { ...stage.owned, [event.item]: stage.owned[event.item] + 1 } };
    case 'struck':
      return { owned: { ...stage.owned, 'first-strike': stage.owned['first-strike'] - 1 } };
    case 'bust':
      return {};
  }
}

type Threw = Extract<Event, { type: 'threw' }>;

const thrown = (stage: Stage, { dice, result, changes, why }: Threw): Partial<Stage> => ({
  dice,
  result,
  rerolls: stage.rerolls - (why === 'reroll' ? 1 : 0),
  acesUsed: stage.acesUsed + (changes.some(({ by }) => by === 'ace-saver') ? 1 : 0),
});

/** With the enemy's turn the player's own is over: their dice are taken up (CL-035). */
const enemyThrown = ({ dice, result }: Threw): Partial<Stage> => ({
  enemyDice: dice,
  enemyResult: result,
  dice: [],
  result: null,
});
