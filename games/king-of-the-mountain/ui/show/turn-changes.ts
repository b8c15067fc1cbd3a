import { FINAL } from '../../rules/board.ts';
import { type Changes, change, playerIn, type Told, unchanged } from './changes.ts';
import { leaveFoes } from './combat-changes.ts';
import { type Stage, statsWith, type Traces } from './stage.ts';

type OfTurns =
  | 'initiative'
  | 'order'
  | 'turn'
  | 'skipped'
  | 'mustSkip'
  | 'slept'
  | 'claimed'
  | 'claimLost'
  | 'won'
  | 'left'
  | 'landed'
  | 'quiet';

/** Order, turns, rest, claim and the end. */
export const turnChanges: Changes<OfTurns> = {
  initiative: unchanged,
  order: (stage, { order }) => ({ ...stage, order }),
  turn: begin,
  skipped: (stage, { seat }) => close(change(stage, seat, { skip: false }), 'skipped'),
  mustSkip: (stage, { seat }) => change(stage, seat, { skip: true }),
  /** H-11: a Sleep that a knock-out in another's turn forced gives a second wind; one in the own turn ends it, a chosen one leaves it. */
  slept(stage, { seat, hp, auto }) {
    const { down, secondWind } = playerIn(stage, seat);
    return close(change(stage, seat, { hp, down: false, secondWind: auto || (secondWind && !down) }), 'slept');
  },
  claimed: (stage, { seat }) => close(change(stage, seat, { claim: true }), 'claimed'),
  claimLost: (stage, { seat }) => change(stage, seat, { claim: false, siege: false }),
  won: (stage, { seat }) => ({ ...stage, winner: seat }),
  left: leave,
  landed: unchanged,
  quiet: unchanged,
};

const close = (stage: Stage, what: Traces['closing'][number]): Stage => ({ ...stage, closing: [...stage.closing, what] });

/** A turn that was skipped does not end, and somebody who left ends none. */
function endTurn(stage: Stage): Stage {
  const { current, turn, closing } = stage;
  const player = playerIn(stage, current);
  if (turn === 0 || player.out || closing.includes('skipped')) return stage;
  return change(stage, current, {
    boosts: [],
    secondWind: closing.includes('slept') && player.secondWind,
    // The first end of a turn up there is the claim, the next one the siege.
    siege: player.siege || (player.claim && player.at === FINAL && !closing.includes('claimed')),
  });
}

function begin(stage: Stage, { seat, round }: Told<'turn'>): Stage {
  const ended = endTurn(stage);
  const next = { ...ended, current: seat, round, turn: stage.turn + 1, smoke: false, stumble: false, closing: [] };
  // H-42: who sleeps off a knock-out owes no turn any more.
  return playerIn(next, seat).down ? change(next, seat, { skip: false }) : next;
}

/** H-52: belongings to the discards, out of the order, and out of whatever was going on. */
function leave(stage: Stage, { seat, kept }: Told<'left'>): Stage {
  const bare = { left: null, right: null, armour: null };
  const out = change(stage, seat, { ...bare, ...statsWith(bare), carried: 0, kept, boosts: [], out: true });
  const gone = { ...out, order: out.order.filter((each) => each !== seat) };
  const alone = gone.players.filter((player) => !player.out).length === 1;
  if (alone || stage.duel !== null) return gone;
  return seat === stage.current ? { ...leaveFoes(gone), offer: null } : { ...gone, offer: offerWithout(gone, seat) };
}

function offerWithout({ offer }: Stage, seat: number): Stage['offer'] {
  if (offer === null || offer.by === seat) return null;
  const targets = offer.targets.filter((each) => each !== seat);
  return targets.length === 0 ? null : { ...offer, targets };
}
