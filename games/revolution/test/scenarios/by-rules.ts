import { type Flat, fast, type Match, type RngSource, resume, type Seat, seat, seatsOf } from '@tavern/engine';
import { injection } from '../../http/inject/injection.ts';
import { injectedEnv } from '../../http/shapes/injected.ts';
import { type Phase, PLAYER_IDS, type PlayerId } from '../../http/shapes/names.ts';
import { game } from '../../rules/game.ts';
import { boardOf } from '../../rules/reckoning/board.ts';
import { reckon } from '../../rules/reckoning/reckon.ts';
import { leaderIndex, type Spot, type State } from '../../rules/state.ts';
import type { Revolution } from '../../rules/types.ts';
import type { Scenario, ScenarioStep, Sight } from './scenario.ts';

type RevolutionMatch = Match<Revolution>;

const PHASES: { readonly [phase in State['phase']]: Phase } = {
  redraw: 'READY_PHASE',
  main: 'MAIN_PHASE',
  secret: 'SP_PHASE',
  battle: 'BATTLE_PHASE',
  over: 'GAME_OVER',
};

const nameOf = (who: number): PlayerId => PLAYER_IDS[who] ?? PLAYER_IDS[0];
const both = <X>(of: (seat: Seat) => X): { readonly [player in PlayerId]: X } => ({
  playerId_1: of(seat(0)),
  playerId_2: of(seat(1)),
});

function shown(spot: Spot): string | null {
  if (spot === null || spot === 'vacant') return spot;
  return spot.face === 'up' ? spot.card : `${spot.card} face-down`;
}

/** How things stand, from the state itself. */
function sightOf(match: RevolutionMatch): Sight {
  const state = match.state as State;
  const { players, round, turn, search } = state;
  const { sides } = reckon(boardOf(state));
  const of = <X>(part: (player: State['players'][number], who: Seat) => X) =>
    both((who) => part(players[who] as State['players'][number], who));
  const asked = seatsOf(2).find((who) => match.question(who)?.kind === 'choose');
  const ask = asked === undefined ? undefined : match.question(asked)?.ask;
  const cards = search?.cards ?? (ask?.kind === 'choose' ? ask.targets.map(({ card }) => card) : []);
  return {
    phase: PHASES[state.phase],
    round,
    turn,
    waitingFor: match.awaited.map(nameOf),
    leaders: of(({ leaders }) => leaders[leaderIndex(round)] ?? ''),
    hands: of(({ hand }) => hand.toSorted()),
    decks: of(({ deck }) => deck.length),
    discards: of(({ discard }) => discard.length),
    points: of(({ vp }) => vp),
    zones: of(({ zones }) => ({
      top: shown(zones.top),
      left: shown(zones.left),
      right: shown(zones.right),
      help: shown(zones.help),
      sp: shown(zones.sp),
    })),
    powers: of(({ zones }, who) =>
      Object.fromEntries(
        (sides[who]?.characters ?? []).flatMap(({ zone, power }) => {
          const spot = zones[zone];
          return spot !== null && spot !== 'vacant' && spot.face === 'up' ? [[zone, power]] : [];
        }),
      ),
    ),
    disabled: of(({ zones: { help } }, who) => {
      const status = sides[who]?.help ?? null;
      return help === null || help === 'vacant' || status === null || status === 'active' ? [] : [help.card];
    }),
    selection:
      asked === undefined || ask?.kind !== 'choose' ? null : { player: nameOf(asked), source: ask.by, cards: cards.toSorted() },
    winner: match.over === null ? null : match.over.winners[0] === undefined ? 'nobody' : nameOf(match.over.winners[0]),
  };
}

/** What is asked for, as an answer of the rules; null: it is none of theirs. */
function optionOf(match: RevolutionMatch, who: Seat, step: ScenarioStep): Flat | null {
  switch (step.request) {
    case 'startReady':
      return { do: step.redraw ? 'redraw' : 'keep' };
    case 'nextRound':
      return { do: 'next' };
    case 'playerAction': {
      const { action } = step;
      if (action.type === 'Pass') return { do: 'pass' };
      const { card, zone } = action;
      if (zone === 'sp' && action.type === 'PlayCardBack') return { do: 'seal', card };
      return { do: 'place', card, zone, face: action.type === 'PlayCard' ? 'up' : 'down' };
    }
    case 'selectCard': {
      const [card] = step.selected;
      if (card === undefined) return { do: 'none' };
      const ask = match.question(who)?.ask;
      if (ask?.kind !== 'choose' || ask.by !== 'h-2') return { do: 'take', card };
      return { do: 'aim', zone: ask.targets.find((target) => target.card === card)?.zone ?? '' };
    }
    default:
      return null;
  }
}

export interface ByRules {
  readonly match: RevolutionMatch;
  /** Before the first step, and after each. */
  readonly sights: readonly Sight[];
  /** Which steps were refused. */
  readonly refused: readonly boolean[];
}

/** A scenario with nothing but the rules. `dice`: what its seed gives on a server. */
export function runByRules({ name, gameEnv, steps }: Scenario, dice: RngSource): ByRules {
  const made = injection(injectedEnv.parse(gameEnv), fast(1).stream('decks'));
  if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made)}`);
  const resumed = resume(game, dice, made.snapshot);
  if (!resumed.ok) throw new Error(`${name}: ${JSON.stringify(resumed)}`);
  const { match } = resumed;
  const sights = [sightOf(match)];
  const refused: boolean[] = [];
  for (const step of steps) {
    const who = seat(PLAYER_IDS.indexOf(step.player));
    const option = step.already === true ? null : optionOf(match, who, step);
    const before = match.hash();
    const result = option === null ? null : match.answer(who, match.question(who)?.id ?? 1, option);
    refused.push(result?.ok === false);
    if (result?.ok === false && match.hash() !== before) throw new Error(`${name}: a refusal has changed the match`);
    sights.push(sightOf(match));
  }
  return { match, sights, refused };
}
