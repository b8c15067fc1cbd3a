import type { Seat } from '@tavern/engine';
import { type CardId, handSize, playerAt, rivalOf, type SlotEffect, type State } from '../rules/state.ts';
import { leadOf } from './lead.ts';

interface Use {
  /** What it brings its owner when it acts, in units of power. */
  readonly worth: number;
  /** Whose units set it off, and how many of those that are deployed there do. */
  readonly by: 'owner' | 'rival';
  readonly share: number;
}

const USES: { readonly [card in CardId]?: Use } = {
  fortify: { worth: 2, by: 'owner', share: 1 },
  mason: { worth: 1, by: 'owner', share: 1 },
  quagmire: { worth: 2, by: 'rival', share: 1 },
  // About every third unit dies where it stands, and about as many conquer.
  vigil: { worth: 3, by: 'owner', share: 0.35 },
  tribute: { worth: 4, by: 'owner', share: 0.3 },
};

/** Units deployed in one slot: for each card in hand in this round, and in a later round. */
const PER_CARD = 0.2;
const PER_ROUND = 1.1;

/** Cards that a seat will still play in this round: none if it has passed, or is ahead and alone. */
function cardsToCome(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  const done = player.passed || (playerAt(state, rivalOf(seat)).passed && leadOf(state.slots, seat) > 0);
  return done ? 0 : handSize(player);
}

function valueOf(state: State, { card, owner }: SlotEffect, rounds: number): number {
  const use = USES[card];
  if (use === undefined) return 0;
  const deployer = use.by === 'owner' ? owner : rivalOf(owner);
  return use.worth * use.share * (PER_CARD * cardsToCome(state, deployer) + PER_ROUND * rounds);
}

/** What ongoing effects will still bring a seat, less what they bring its rival, in units of power. `rounds`: how many more are to come. */
export function effectsValue(state: State, seat: Seat, rounds: number): number {
  let sum = 0;
  for (const { effects } of state.slots)
    for (const effect of effects) sum += (effect.owner === seat ? 1 : -1) * valueOf(state, effect, rounds);
  return sum;
}
