import { type Seat, type Step, seat } from '@tavern/engine';
import { given, type Scene } from '@tavern/engine/testkit';
import type { EventOf } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import {
  type CardId,
  type Discarded,
  type Face,
  type LeaderId,
  leaderIndex,
  type MainZone,
  type Player,
  playerAt,
  type Spot,
  type State,
  ZONES,
  type Zone,
} from '../rules/state.ts';
import type { Revolution } from '../rules/types.ts';

export type RevolutionScene = Scene<Revolution>;

/** A card in a zone: face-up by name, face-down as `['c-1', 'down']`, `vacant`, or nothing. */
type Put = CardId | readonly [CardId, Face] | 'vacant' | null;

/** One side as the scene finds it. */
interface Side {
  /** Who leads in this round. */
  readonly leader?: LeaderId;
  readonly leaders?: readonly LeaderId[];
  readonly hand?: readonly CardId[];
  /** The next card first. */
  readonly deck?: readonly CardId[];
  /** The newest card last. */
  readonly discard?: readonly CardId[];
  readonly zones?: { readonly [zone in Zone]?: Put };
  readonly vp?: number;
}

export interface Situation {
  readonly mine?: Side;
  readonly theirs?: Side;
  readonly rules?: Partial<Revolution['rules']>;
  readonly round?: number;
  readonly first?: number;
  readonly dice?: readonly number[];
  readonly from?: Step<Revolution> | readonly Step<Revolution>[];
  readonly with?: (state: State) => void;
}

/** Enough to go on with, and to draw; no card of them does anything. */
const PLAIN: Side = {
  hand: ['c-1', 'c-3'],
  deck: ['c-8', 'c-13', 'c-19', 'c-24', 'c-25', 'c-26', 'c-32', 'c-37', 'c-8', 'c-13'],
};

/** Seat 0 ("mine") begins a turn in round 1, and every card is where it is said to be. Lists are what the cards make up. */
export function revolution({ mine, theirs, rules, dice, from, ...scene }: Situation = {}): RevolutionScene {
  return given(game, {
    seats: [{ deck: 'homeland' }, { deck: 'opensquare' }],
    rules: rules ?? {},
    dice: dice ?? [],
    from: from ?? { do: 'turn', seat: seat(0) },
    rests: ['place', 'next', 'secret', 'redraw'],
    with(state) {
      state.round = scene.round ?? 1;
      state.phase = 'main';
      state.first = seat(scene.first ?? 0);
      [mine, theirs].forEach((side, index) => arrange(state, seat(index), { ...PLAIN, ...side }));
      // What earlier rounds gave.
      const awards = state.players.map(({ vp }) => ({ lines: [], points: vp }));
      if (awards.some(({ points }) => points > 0))
        state.results.push({
          leaders: state.players.map(({ leaders }) => leaders[0] as LeaderId),
          totals: [0, 0],
          winner: null,
          awards,
        });
      scene.with?.(state);
      game.check?.(state);
    },
  });
}

function arrange(state: State, owner: Seat, { leader, leaders, hand, deck, discard, zones = {}, vp = 0 }: Side): void {
  const player = playerAt(state, owner);
  if (leaders !== undefined) player.leaders = [...leaders];
  if (leader !== undefined) player.leaders[leaderIndex(state.round)] = leader;
  player.leaderList = [...player.leaders].sort();
  player.hand = [...(hand ?? [])];
  player.deck = (deck ?? []).toReversed();
  player.discard = (discard ?? []).map((card): Discarded => ({ card, face: 'up', at: 0 }));
  for (const zone of ZONES) player.zones[zone] = spotOf(state, zones[zone] ?? null);
  player.vp = vp;
  const placed = ZONES.flatMap((zone) => cardAt(player, zone) ?? []);
  player.list = [...player.hand, ...player.deck, ...player.discard.map(({ card }) => card), ...placed];
}

function spotOf(state: State, put: Put): Spot {
  if (put === null || put === 'vacant') return put;
  const [card, face] = typeof put === 'string' ? [put, 'up' as const] : put;
  state.placements += 1;
  return { card, face, at: state.placements, target: null, neutralised: false };
}

function cardAt({ zones }: Player, zone: Zone): CardId | null {
  const spot = zones[zone];
  return spot === null || spot === 'vacant' ? null : spot.card;
}

/** Seat 0, and the other one. */
export const ME = seat(0);
export const RIVAL = seat(1);

export const up = (card: CardId, zone: MainZone) => ({ do: 'place', card, zone, face: 'up' }) as const;
export const down = (card: CardId, zone: MainZone) => ({ do: 'place', card, zone, face: 'down' }) as const;
export const take = (card: CardId) => ({ do: 'take', card }) as const;
export const seal = (card: CardId) => ({ do: 'seal', card }) as const;
export const pass = { do: 'pass' } as const;
export const none = { do: 'none' } as const;
export const keep = { do: 'keep' } as const;
export const redraw = { do: 'redraw' } as const;
export const goOn = { do: 'next' } as const;

export const player = (scene: RevolutionScene, who: number): Player => scene.state.players[who] as Player;
/** The card in a zone; null: none. */
export const at = (scene: RevolutionScene, who: number, zone: Zone): CardId | null => cardAt(player(scene, who), zone);
/** What the last answer told a seat (null: a spectator), of these types only. */
export const heard = <T extends Revolution['event']['type']>(
  scene: RevolutionScene,
  who: number | null,
  ...types: T[]
): EventOf<T>[] => scene.told(who).filter((event): event is EventOf<T> => (types as string[]).includes(event.type));
/** The types of what was told, in order. */
export const order = (scene: RevolutionScene): string[] => scene.told(0).map(({ type }) => type);
/** Three characters and a Help card, face-up: all that the main phase fills. */
export const full = (top: CardId, left: CardId, right: CardId, help: CardId) => ({ top, left, right, help });
