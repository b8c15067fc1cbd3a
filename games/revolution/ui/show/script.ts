import type { Seat } from '@tavern/engine';
import type { SoundName } from '@tavern/kit';
import { turnedUp } from '@tavern/kit/flights/turning.ts';
import type { Beat, Script } from '@tavern/kit/show/index.ts';
import type { Event, EventOf } from '../../rules/events.ts';
import { CHARACTER_ZONES, rivalOf, ZONES } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { type Part, partsOf } from './parts.ts';
import { placeOf } from './places.ts';
import { tellingOf } from './telling.ts';

type Rows = Script<Event, View, null>['rows'];

const FLY = 500;
/** A whole hand. */
const DEAL = 700;
/** Slowly enough to be followed. A press ends it at once. */
const ROW = 750;
const TOTAL = 1_000;
const AWARD = 600;
const RACE = 1_100;
/** The last tally is not followed by a question: it stays for as long as it takes to look at it. */
const LOOK = 4_000;

const moves = (lasts: number, ...sounds: SoundName[]): readonly Beat[] => [{ phase: 'moves', lasts, sounds }];

const everywhere = (seat: Seat): number[] => ZONES.map((zone) => placeOf(seat, zone));
const BOTH = [0 as Seat, 1 as Seat] as const;

/** What a result sounds like to the viewer. Spectators hear that it is decided. */
const verdict = (winner: Seat | null, viewer: Seat | null, won: SoundName): SoundName =>
  winner === null ? 'drum' : viewer === null || viewer === winner ? won : 'lose';

function partBeat(part: Part, { reckoning }: EventOf<'battle'>, viewer: Seat | null): Pick<Beat, 'lasts' | 'sounds'> {
  if (part.is === 'total') return { lasts: TOTAL, sounds: [verdict(reckoning.winner, viewer, 'win')] };
  if (part.is === 'award') return { lasts: AWARD, sounds: [part.line.points < 0 ? 'drum' : 'bell'] };
  if (part.is === 'race') return { lasts: RACE, sounds: ['coin'] };
  const cells = reckoning.tally.find(({ row }) => row === part.row)?.cells ?? [];
  return { lasts: ROW, sounds: [cells.every(({ amount }) => amount === 0) ? 'tick' : 'card'] };
}

/** The tally, line by line. */
function counted(event: EventOf<'battle'>, viewer: Seat | null, isLast: boolean): readonly Beat[] {
  const parts = partsOf(event).map((each, part): Beat => ({ phase: 'moves', part, ...partBeat(each, event, viewer) }));
  // A press before the end of the match still shows the whole tally first.
  return isLast ? [...parts, { phase: 'lies', lasts: LOOK, read: true, holds: true }] : parts;
}

const rounds = {
  started: { beats: () => [] },
  round: { lasts: 900, sound: 'horn', about: () => ({ seats: BOTH, places: BOTH.map((seat) => placeOf(seat, 'leader')) }) },
  turn: { lasts: 0 },
  skipped: { lasts: 300, sound: 'tick' },
  squareFull: {
    lasts: 600,
    sound: 'bell',
    about: ({ asked }) => ({ seats: asked, places: BOTH.map((seat) => placeOf(seat, 'sp')) }),
  },
  revealed: {
    beats: () => [
      { phase: 'draws', lasts: 600, sounds: ['drum'] },
      { phase: 'moves', lasts: 1_400, sounds: ['card'] },
    ],
    about: () => ({ seats: BOTH, places: BOTH.map((seat) => placeOf(seat, 'sp')) }),
  },
  battle: {
    beats: (event, { viewer, later }) =>
      counted(
        event,
        viewer,
        later.some(({ type }) => type === 'ended'),
      ),
    about: ({ reckoning: { winner } }) => ({
      seats: winner === null ? BOTH : [winner],
      places: winner === null ? [] : CHARACTER_ZONES.map((zone) => placeOf(winner, zone)),
    }),
  },
  cleared: { lasts: 450, sound: 'card', about: () => ({ seats: BOTH, places: BOTH.flatMap(everywhere) }) },
  ended: {
    beats: ({ winner }, { viewer }) => moves(600, verdict(winner, viewer, 'fanfare')),
    about: ({ winner }) => ({ seats: winner === null ? BOTH : [winner] }),
  },
} satisfies Partial<Rows>;

/** A card whose face the viewer learns on its way: nothing it sets off is known before. */
const shown = (isLearnt: boolean, lasts = FLY): readonly Beat[] => (isLearnt ? turnedUp(lasts, ['card']) : moves(lasts, 'card'));

const hands = {
  dealt: { beats: ({ cards }) => shown(cards !== null, DEAL) },
  redrew: { beats: ({ redrawn, cards }) => (redrawn ? shown(cards !== null, DEAL) : moves(200, 'tick')) },
  drew: { beats: ({ card }) => shown(card !== null) },
  noDraw: { lasts: 250, sound: 'error' },
  searched: { lasts: 500, sound: 'card' },
  found: { beats: ({ card, seat }, { viewer }) => shown(card !== null && seat !== viewer) },
  looked: {
    // The player who looks must see the cards before anything else happens.
    beats: ({ cards, seat }, { viewer }) => [
      ...moves(400, 'card'),
      ...(cards !== null && seat === viewer ? [{ phase: 'lies', lasts: 2_500, read: true, holds: true } as const] : []),
    ],
    about: ({ seat }) => ({ seats: [seat, rivalOf(seat)] }),
  },
} satisfies Partial<Rows>;

const square = {
  placed: {
    beats: ({ seat, card, face }, { viewer }) => shown(face === 'up' && card !== null && seat !== viewer),
    about: ({ seat, zone }) => ({ seats: [seat], places: [placeOf(seat, zone)] }),
  },
  vacant: { lasts: 250, sound: 'tick', about: ({ seat, zone }) => ({ seats: [seat], places: [placeOf(seat, zone)] }) },
  aimed: {
    lasts: 500,
    sound: ({ zone }) => (zone === null ? 'tick' : 'drum'),
    about: ({ seat, zone }) => ({
      seats: [seat],
      places: [placeOf(seat, 'help'), ...(zone === null ? [] : [placeOf(rivalOf(seat), zone)])],
    }),
  },
  neutralised: { lasts: 500, sound: 'drum', about: ({ seat }) => ({ seats: [seat], places: [placeOf(seat, 'help')] }) },
} satisfies Partial<Rows>;

/** How each event is shown and heard. Nothing waits for it. */
export const script: Script<Event, View, null> = {
  rows: { ...rounds, ...hands, ...square },
  nothing: null,
  // A tally is told line by line: only what exceeds it is hurried.
  calm: 12_000,
  // A placement is certain, but what it sets off must be seen.
  awaits: () => true,
  tells: tellingOf,
};
