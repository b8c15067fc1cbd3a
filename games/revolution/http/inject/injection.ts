import { contentHash, type Json, type Refusal, type Rng, type Seat, type Snapshot, seat, seatsOf } from '@tavern/engine';
import type { Injection } from '../../../contract.ts';
import { cards } from '../../rules/catalog.ts';
import { game } from '../../rules/game.ts';
import { rulesSchema } from '../../rules/house-rules.ts';
import { type LeaderId, leaderIndex, type State } from '../../rules/state.ts';
import type { GivenEnv } from '../shapes/injected.ts';
import { PLAYER_IDS } from '../shapes/names.ts';
import { chosenBy } from './chosen.ts';
import { Faults } from './faults.ts';
import { phaseOf, todoOf, turnOf } from './flow.ts';
import { laidOn, leadersPlays, zonesOf } from './laid.ts';
import { resultsOf } from './points.ts';
import { sideOf } from './side.ts';

/** RR-064: a state as a test gives it, checked field by field; or the first thing that is wrong with it. `luck`: shuffles decks without an order. */
export function injection(env: GivenEnv, luck: Rng): Injection | Refusal {
  const faults = new Faults();
  const state = stateOf(env, luck, faults);
  const { todo, asked } = todoOf(state, faults);
  if (faults.first !== null) return faults.first;
  const snapshot: Snapshot = {
    game: game.name,
    version: game.version,
    contentHash: contentHash(game),
    seq: 0,
    counts: seatsOf(2).map((each) => (asked.includes(each) ? 1 : 0)),
    gone: [],
    state: state as unknown as { readonly [field: string]: Json },
    todo,
    later: [],
  };
  return {
    ok: true,
    choices: state.players.map(({ deckId }) => ({ deck: deckId })),
    snapshot,
    seed: env.seed ?? null,
  };
}

function stateOf(env: GivenEnv, luck: Rng, faults: Faults): State {
  const phase = phaseOf(env, faults);
  const chosen = seatsOf(2).map((each) => chosenBy(env, each, faults));
  const leaders = chosen.map((each) => each.leaders[leaderIndex(env.round)] as LeaderId);
  const first = firstOf(env, leaders);
  leadersPlays(env, first, leaders, faults);
  const laid = laidOn(env, first, faults);
  const sides = chosen.map((each) => sideOf(env, each, laid, { luck, faults }));
  const before = sides.reduce((sum, { discard }) => sum + discard.length, 0);
  const players = sides.map((side, index) => ({ ...side, zones: zonesOf(laid, seat(index), before) }));
  const { current, turn } = turnOf(env, first, players, faults);
  return {
    rules: rulesSchema.parse({}),
    round: env.round,
    phase,
    first,
    current,
    turn,
    moves: turn,
    placements: before + laid.length,
    players,
    search: null,
    results: resultsOf(env, players, faults),
    over: null,
  };
}

/** H-05, unless the test says otherwise. */
function firstOf({ firstPlayer }: GivenEnv, leaders: readonly (string | undefined)[]): Seat {
  if (firstPlayer !== undefined && firstPlayer !== null) return seat(PLAYER_IDS.indexOf(firstPlayer));
  const [a = 0, b = 0] = leaders.map((id) => (id === undefined ? 0 : cards.get(id).initialPoint));
  return seat(b > a ? 1 : 0);
}
