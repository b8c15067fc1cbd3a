import type { Seat } from '@tavern/engine';
import { handSize, type Player, playerAt, rivalOf, type Slot, type State } from '../rules/state.ts';
import { reachAlone } from './alone.ts';
import { effectsValue } from './effects.ts';
import { leadOf, margin } from './lead.ts';
import { UNSEEN, worthOf } from './worth.ts';

/** How the bot thinks of things. */
export interface Weights {
  /** What one unit of power in hand is worth, where a whole round is 1. */
  readonly kept: number;
  /** The same in a round that may be the last. */
  readonly keptLast: number;
  /** How much a lead in slots says, and cards in hand. */
  readonly lead: number;
  readonly cards: number;
  /** What each further point of a margin adds to a slot, up to `wide`. */
  readonly safety: number;
  readonly wide: number;
  /** What one unit of power is worth that an ongoing effect will give. */
  readonly effect: number;
  /** How many more rounds an ongoing effect can count on after this one; and in a round that may be the last. */
  readonly rounds: number;
  readonly roundsLast: number;
}

/** Found by playing variants against each other. More cards are more answers, so a card kept weighs much, and a narrow lead little. */
export const NORMAL: Weights = {
  kept: 0.05,
  keptLast: 0.03,
  lead: 0.45,
  cards: 0.6,
  safety: 0.06,
  wide: 4,
  effect: 0.06,
  rounds: 1.3,
  roundsLast: 0.3,
};

const chance = (x: number): number => 1 / (1 + Math.exp(-x));

/** A slot is won or not; while somebody can still answer, a wide margin is safer than a narrow one. */
function held(slot: Slot, seat: Seat, { safety, wide }: Weights): number {
  const by = margin(slot, seat);
  return Math.sign(by) * (1 + safety * (Math.min(Math.abs(by), wide) - 1));
}

const conquers = ({ units }: Slot, seat: Seat): number => (units[seat]?.card === 'banner_lord' ? 1 : 0);

/** VP ahead if the round ended now, Conquer among them. */
function finalLead({ slots }: State, seat: Seat): number {
  const rival = rivalOf(seat);
  let lead = leadOf(slots, seat);
  for (const slot of slots) {
    const by = margin(slot, seat);
    if (by !== 0) lead += by > 0 ? conquers(slot, seat) : -conquers(slot, rival);
  }
  return lead;
}

const sure = (lead: number): number => (lead === 0 ? 0.5 : lead > 0 ? 1 : 0);

/** Who cannot play any more in this round. */
const isOut = (player: Player): boolean => player.passed || handSize(player) === 0;

/** The rival is out, and this seat is not ahead: either its units can turn the round, or they are better kept. */
function aloneChance(state: State, seat: Seat, final: number, weights: Weights): number {
  const { lead, cost } = reachAlone(state, seat, final);
  const kept = mayBeLast(state) ? weights.keptLast : weights.kept;
  return Math.max(sure(final), sure(lead) - kept * cost);
}

/** The chance to win the round from here; a tie counts as half. */
function roundChance(state: State, seat: Seat, weights: Weights): number {
  const [me, them] = [playerAt(state, seat), playerAt(state, rivalOf(seat))];
  const final = finalLead(state, seat);
  const [mine, theirs] = [handSize(me) - me.owed, handSize(them) - them.owed];
  if (isOut(me) && isOut(them)) return sure(final);
  if (isOut(them)) return final > 0 ? 1 : aloneChance(state, seat, final, weights);
  if (isOut(me) && final < 0) return 0;
  const soft = state.slots.reduce((sum, slot) => sum + held(slot, seat, weights), 0) + (final - leadOf(state.slots, seat));
  const more = (isOut(me) ? 0 : Math.min(mine, 6)) - Math.min(theirs, 6);
  const alone = isOut(me) ? 2 : 1;
  return chance(weights.lead * soft + alone * weights.cards * more);
}

/** Does the match hang on this round? A round that was just counted is still this one: otherwise ending it would change what all cards are worth. */
const mayBeLast = ({ round }: State): boolean => round > 1;

/** What a position is worth to a seat: the chance to win the round, and what is kept for the rounds to come. */
export function prospect(state: State, seat: Seat, weights: Weights): number {
  if (state.over !== null) return state.over.winner === seat ? 10 : state.over.winner === null ? 0 : -10;
  const [me, them] = [playerAt(state, seat), playerAt(state, rivalOf(seat))];
  const last = mayBeLast(state);
  const kept = last ? weights.keptLast : weights.kept;
  const mine = worthOf(me.hand) + worthOf(me.known) - UNSEEN * me.owed;
  const theirs = worthOf(them.known) + UNSEEN * (them.hand.length - them.owed);
  const effects = effectsValue(state, seat, last ? weights.roundsLast : weights.rounds);
  const round = state.phase === 'ended' ? sure(me.vp - them.vp) : roundChance(state, seat, weights);
  return round + kept * (mine - theirs) + weights.effect * effects;
}
