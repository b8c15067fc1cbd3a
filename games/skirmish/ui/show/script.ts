import { type Seat, say } from '@tavern/engine';
import type { SoundName } from '@tavern/kit';
import { turnedUp } from '@tavern/kit/flights/turning.ts';
import type { Beat, Script } from '@tavern/kit/show/index.ts';
import type { Event, EventOf } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';

type Rows = Script<Event, View, null>['rows'];

// FS-066.
const FLY = 500;
const POWER = 300;
const DEATH = 400;
/** A round's cards come quickly one after the other. */
const DEALT = 70;
/** The round is counted slot by slot, slowly enough to be followed. */
const COUNT = 550;

const moves = (lasts: number, ...sounds: SoundName[]): readonly Beat[] => [{ phase: 'moves', lasts, sounds }];

const atSlot = ({ slot, seat }: { readonly slot: number; readonly seat: Seat }) => ({ seats: [seat], places: [slot] });

function powerSound({ how, amount }: EventOf<'power'>): SoundName {
  if (how === 'damage') return 'sword';
  return amount < 0 ? 'drum' : 'bell';
}

/** What a result sounds like to the viewer. Spectators hear that it is decided. */
const verdict = (winner: Seat | null, viewer: Seat | null, won: SoundName): SoundName =>
  winner === null ? 'drum' : viewer === null || viewer === winner ? won : 'lose';

const rounds = {
  started: { beats: () => [] },
  round: { lasts: 500, sound: 'horn' },
  priority: { lasts: 0 },
  passed: { lasts: 450, sound: 'drum' },
  slot: {
    beats: ({ winner }) => moves(COUNT, winner === null ? 'tick' : 'coin'),
    about: ({ slot, winner }) => ({ seats: winner === null ? [] : [winner], places: [slot] }),
  },
  conquered: { lasts: 400, sound: 'bell', about: atSlot },
  vp: { lasts: 400, sound: 'coin' },
  roundEnded: {
    beats: ({ winner }, { viewer }) => moves(900, verdict(winner, viewer, 'win')),
    about: ({ winner }) => ({ seats: winner === null ? [] : [winner] }),
  },
  cleared: { lasts: DEATH, sound: 'card', about: ({ units }) => ({ places: units.map(({ slot }) => slot) }) },
  ended: {
    beats: ({ winner }, { viewer }) => moves(600, verdict(winner, viewer, 'fanfare')),
    about: ({ winner }) => ({ seats: winner === null ? [] : [winner] }),
  },
} satisfies Partial<Rows>;

/** A card whose face the viewer learns on its way: nothing it sets off is known before. */
const shown = (seat: Seat, viewer: Seat | null): readonly Beat[] =>
  seat === viewer ? moves(FLY, 'card') : turnedUp(FLY, ['card']);

const hands = {
  drew: {
    beats: ({ by, card }) => (by !== null && card !== null ? turnedUp(FLY, ['card']) : moves(by === null ? DEALT : FLY, 'card')),
  },
  noDraw: { lasts: 250, sound: 'error' },
  reshuffled: { lasts: 350, sound: 'card' },
  mulligan: { lasts: 300, sound: 'card' },
  discarded: { beats: ({ seat }, { viewer }) => shown(seat, viewer) },
  returned: { lasts: FLY, sound: 'card' },
} satisfies Partial<Rows>;

const field = {
  played: {
    beats: ({ seat }, { viewer }) => shown(seat, viewer),
    about: ({ seat, slot, at }) => ({
      seats: [seat],
      places: [...(slot === null ? [] : [slot]), ...(at === null ? [] : [at.slot])],
    }),
  },
  deployed: { lasts: 180, sound: 'click', about: atSlot },
  spent: { lasts: 150 },
  sacrificed: { lasts: 200, about: atSlot },
  died: { lasts: DEATH, sound: 'drum', about: atSlot },
  bounced: { lasts: FLY, sound: 'card', about: atSlot },
  power: { lasts: POWER, sound: powerSound, about: atSlot },
  effectAdded: { lasts: POWER, sound: 'bell', about: ({ slot, effect }) => ({ seats: [effect.owner], places: [slot] }) },
  effectRemoved: { lasts: POWER, sound: 'tick', about: ({ slot, effect }) => ({ seats: [effect.owner], places: [slot] }) },
  dropped: { lasts: 250 },
} satisfies Partial<Rows>;

/** How each event is shown and heard. Nothing waits for it. */
export const script: Script<Event, View, null> = {
  rows: { ...rounds, ...hands, ...field },
  nothing: null,
  // A play comes in one go with all its effects, and a round's end slot by slot: only what exceeds that is hurried.
  calm: 6_000,
  // A play is certain, but what it sets off must be seen.
  awaits: () => true,
  tells: (view) => ({ title: say('war.telling', { round: view.round }), sub: null, mine: false }),
};
