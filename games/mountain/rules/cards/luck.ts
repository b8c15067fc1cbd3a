import { type Seat, say } from '@tavern/engine';
import { isOpenGround, onBoard } from '../board.ts';
import { luck } from '../catalog.ts';
import { drawTreasure } from '../decks.ts';
import { hurt, skipNextTurn } from '../harm.ts';
import { AMBUSH, discardKept, haunt, INSTINCT } from '../kept.ts';
import { hasItems } from '../pack.ts';
import { playerAt, type State, tileAt } from '../state.ts';
import { offerDuel } from '../steps/challenge.ts';
import { rideWave } from '../steps/wave.ts';
import { teamsOf } from '../teams.ts';
import type { M } from '../types.ts';
import { duelsPossibleOn, mayBeDuelled, nearest, othersAfter, shift } from '../where.ts';

// KM-146..KM-158.

/** Moves its drawer by this many tiles, forward or back, to land there (H-21). */
const pushed = (by: number) => ({
  by: Math.abs(by),
  text: by < 0 ? 'Move back {by} {by|tile|tiles}.' : 'Move forward {by} {by|tile|tiles}.',
  play(m: M, seat: Seat) {
    shift(m, seat, playerAt(m.state, seat).at + by, 'luck');
    m.next({ do: 'land', via: 'luck' });
  },
});

const TIER_1 = 1;
function drawn(m: M, seat: Seat, cards: number): void {
  for (let i = 0; i < cards; i++) drawTreasure(m, seat, TIER_1, 'luck');
}

luck('exhaustion', { copies: 4, name: 'Exhaustion', ...pushed(-1) });
luck('cave-in', { copies: 3, name: 'Cave-in', ...pushed(-3) });
luck('faint', { copies: 2, name: 'Faint', text: 'Skip your next turn.', play: (m, seat) => skipNextTurn(m, seat, 'faint') });
luck('vital-energy', {
  copies: 2,
  name: 'Vital Energy',
  text: 'Roll for movement again at once and move.',
  play: (m) => m.next({ do: 'move.roll', via: 'luck' }),
});
const LOST_TREASURES = 2;
luck('lost-treasure', {
  copies: 2,
  cards: LOST_TREASURES,
  name: 'Lost Treasure',
  text: 'Skip your next turn. Draw {cards} tier 1 treasures now.',
  play(m, seat) {
    skipNextTurn(m, seat, 'lost-treasure');
    drawn(m, seat, LOST_TREASURES);
  },
});
luck('jinn-thief', {
  copies: 3,
  name: 'Jinn Thief',
  text: 'Choose one of your items, equipped or carried. It goes under the deck of its tier.',
  play(m, seat) {
    if (hasItems(playerAt(m.state, seat))) m.ask(seat, { kind: 'thief' });
    else m.emit({ type: 'luckIdle', seat, card: 'jinn-thief' });
  },
});
const SPRAIN = 1;
luck('sprained-wrist', {
  copies: 3,
  loss: SPRAIN,
  name: 'Sprained Wrist',
  text: 'Lose {loss} HP.',
  play(m, seat) {
    hurt(m, seat, SPRAIN, 'sprained-wrist');
    if (playerAt(m.state, seat).down) m.skipTo('turn.close');
  },
});
const PIT_TREASURES = 1;
luck('covered-pit', {
  copies: 3,
  cards: PIT_TREASURES,
  name: 'Covered Pit',
  text: 'Draw {cards} tier 1 treasure now.',
  play: (m, seat) => drawn(m, seat, PIT_TREASURES),
});
luck('white-bearded-spirit', { copies: 2, name: 'White-Bearded Spirit', ...pushed(2) });

/** The whole event: neither tile resolves (H-24). */
luck('mystic-wave', {
  copies: 2,
  name: 'Mystic Wave',
  text: 'Swap places with the nearest player on another tile. Ties are broken at random. Sanctuaries give no protection.',
  play: rideWave,
});

const SPIRIT_RANGE = 6;
luck('nefarious-spirit', {
  copies: 2,
  range: SPIRIT_RANGE,
  name: 'Nefarious Spirit',
  text: 'If another player is within {range} tiles, move to the nearest and start a duel at once. Ties are broken at random.',
  play(m, seat) {
    const { state } = m;
    const prey = othersAfter(state, seat).filter((each) => isPrey(state, seat, each));
    if (prey.length === 0) return m.emit({ type: 'luckIdle', seat, card: 'nefarious-spirit' });
    const target = chosen(m, nearest(state, seat, prey));
    const { at } = playerAt(state, target);
    if (at !== playerAt(state, seat).at) shift(m, seat, at, 'spirit');
    offerDuel(m, seat, [target], 'spirit');
  },
});

const isPrey = (state: State, seat: Seat, other: Seat): boolean => {
  const { at } = playerAt(state, other);
  return (
    Math.abs(at - playerAt(state, seat).at) <= SPIRIT_RANGE && mayBeDuelled(state, seat, other) && duelsPossibleOn(state, at)
  );
};

const chosen = (m: M, among: readonly Seat[]): Seat => (among.length === 1 ? (among[0] as Seat) : m.rng.pick(among));

/** Kept, and from the next turn on laid out where its owner stands; steps/ambush.ts springs it (H-29). */
luck(AMBUSH, {
  copies: 2,
  name: 'Ambush Opportunity',
  text: 'Keep it face down. From your next turn on, place it on your tile, unseen. When a player next lands there, you may start a duel before the tile resolves.',
  steps: () => [0],
  blocked(state, seat) {
    const { at, kept } = playerAt(state, seat);
    if (!isOpenGround(tileAt(state, at))) return say('blocked.ambush.ground');
    return kept.some((each) => each.at === at) ? say('blocked.ambush.taken') : null;
  },
  use(m, seat) {
    const { kept, at } = playerAt(m.state, seat);
    const card = kept.find((each) => each.card === AMBUSH && each.at === null);
    if (card === undefined) throw new Error('there is no Ambush to place');
    card.at = at;
    m.emit({ type: 'ambushSet', seat, tile: at }, teamsOf(m.state, seat));
  },
});

const STEP = 1;
const oneStep = (state: State, seat: Seat): number[] => {
  const { at } = playerAt(state, seat);
  return [STEP, -STEP].filter((by) => onBoard(at + by) !== at);
};

/** Before the roll it commits to Move, and the tile stepped on does nothing (H-33); after it, it is one of the steps on arrival. */
luck(INSTINCT, {
  copies: 2,
  step: STEP,
  name: 'Instinct',
  text: 'Keep it face down. Once, on your turn, move {step} tile forward or back, before or after your movement roll.',
  steps: oneStep,
  blocked: ({ act }) => (act.bound === 'sleep' ? say('blocked.bound.sleep') : null),
  use(m, seat, by) {
    const player = playerAt(m.state, seat);
    const index = player.kept.findIndex((each) => each.card === INSTINCT);
    discardKept(m, seat, index);
    m.state.act.bound = 'move';
    haunt(m, seat, onBoard(player.at + by));
    shift(m, seat, player.at + by, 'instinct');
  },
  arrive: (state, seat) => (state.act.rolled ? oneStep(state, seat) : []),
});
