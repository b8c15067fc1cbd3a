import type { Seat } from '@tavern/engine';
import { turnedUp } from '@tavern/kit/flights/turning.ts';
import type { Beat, Script } from '@tavern/kit/show/index.ts';
import { enemies } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import {
  afterStep,
  beside,
  duelDice,
  fightDice,
  type Left,
  luck,
  NOTHING_LEFT,
  rolled,
  showing,
  treasure,
} from '../show/left.ts';
import { LEAP, walkLasts } from '../show/walk.ts';
import { newsBeats } from './news-beats.ts';
import { roundBeats, thrown } from './rounds.ts';
import { tellingOf } from './telling.ts';

type Rows = Script<Event, View, Left>['rows'];

/** A card from its deck: nothing is told of it before its face is seen. About a hidden card, nothing can be told too early. */
const drawn = (lasts: number, { card }: { readonly card: string | null }): readonly Beat[] =>
  card === null ? [{ phase: 'moves', lasts, sounds: ['card'] }] : turnedUp(lasts, ['card']);

const turns = {
  initiative: {
    beats: () => thrown(800),
    about: ({ rolls }) => ({ seats: rolls.map(({ seat }) => seat) }),
    leaves: (left, { rolls }) => ({
      ...left,
      dice: rolls.map(({ seat, die }) => rolled(seat, null, 'initiative', 6, { die, bonuses: [], total: die })),
    }),
  },
  order: { lasts: 300, about: ({ order }) => ({ seats: order }) },
  kits: { lasts: 400, sound: 'card', about: ({ kits }) => ({ seats: kits.map(({ seat }) => seat) }) },
  turn: { lasts: 220, leaves: () => NOTHING_LEFT },
  skipped: { lasts: 400, sound: 'tick' },
  mustSkip: { lasts: 300 },
  slept: { lasts: 400 },
  claimed: { lasts: 850, sound: 'horn' },
  claimLost: { lasts: 400 },
  won: { lasts: 950, sound: 'horn' },
  left: { lasts: 450 },
  landed: {
    lasts: ({ kind }) => (kind === 'final' ? 950 : 120),
    // Landing on the crown is the moment of the game.
    sound: ({ kind }) => (kind === 'final' ? 'fanfare' : null),
    about: ({ tile }) => ({ places: [tile] }),
    leaves: (left) => showing(left),
  },
  quiet: { lasts: 250, about: ({ tile }) => ({ places: [tile] }) },
} satisfies Partial<Rows>;

const bodies = {
  rolled: {
    beats: () => thrown(700),
    leaves: (left, event) => ({ ...left, dice: [rolled(event.seat, null, 'movement', 4, event)] }),
  },
  moved: {
    lasts: walkLasts,
    sound: ({ why }) => (why === 'wave' ? null : 'tick'),
    about: ({ from, to }) => ({ places: [from, to] }),
    leaves: afterStep,
  },
  stopped: { lasts: 350, sound: 'drum', about: ({ tile }) => ({ places: [tile] }) },
  swapped: {
    lasts: LEAP,
    sound: 'bell',
    about: ({ seat, with: partner, from, to }) => ({ seats: [seat, partner], places: [from, to] }),
  },
  healed: { lasts: 350, sound: 'bell' },
  hurt: { lasts: 350, sound: 'sword' },
  warded: { lasts: 450, sound: 'bell', leaves: (left, { item, seat }) => beside(left, treasure(item, seat)) },
  recovered: { lasts: 550, sound: 'bell' },
  fell: { lasts: 550, sound: 'drum' },
  boosted: { lasts: 250 },
  slowed: { lasts: 150 },
  vanished: { lasts: 450, sound: 'bell' },
  appeared: { lasts: 350 },
  trapSet: {
    lasts: 400,
    sound: 'click',
    about: ({ tile }) => ({ places: [tile] }),
    leaves: (left, { seat }) => showing(left, treasure('trap', seat)),
  },
  trapSprung: {
    lasts: 500,
    sound: 'sword',
    about: ({ seat, owner, tile }) => ({ seats: [seat, owner], places: [tile] }),
    leaves: (left, { seat }) => showing(left, treasure('trap', seat)),
  },
  trapAvoided: {
    lasts: 350,
    sound: 'click',
    about: ({ seat, owner, tile }) => ({ seats: [seat, owner], places: [tile] }),
  },
  ambushSet: { lasts: 350, sound: 'card', about: ({ tile }) => ({ places: [tile] }) },
  ambushSprung: {
    lasts: 550,
    sound: 'drum',
    about: ({ seat, mover, tile }) => ({ seats: [seat, mover], places: [tile] }),
    leaves: (left, { seat }) => showing(left, luck('ambush-opportunity', seat)),
  },
  ambushWasted: {
    lasts: 350,
    sound: 'card',
    about: ({ seat, mover, tile }) => ({ seats: [seat, mover], places: [tile] }),
    leaves: (left, { seat }) => showing(left, luck('ambush-opportunity', seat)),
  },
} satisfies Partial<Rows>;

const combat = {
  challenged: { lasts: 500, sound: 'drum', about: ({ seat, targets }) => ({ seats: [seat, ...targets] }) },
  duelBegan: {
    lasts: 700,
    sound: 'drum',
    about: ({ fighters, tile }) => ({ seats: fighters, places: [tile] }),
    leaves: (left) => ({ ...left, clash: null }),
  },
  duelRound: {
    beats: roundBeats,
    about: ({ fighters }) => ({ seats: fighters.map(({ seat }) => seat) }),
    leaves: (left, round) => ({ ...left, dice: duelDice(round), clash: round }),
  },
  duelEnded: {
    lasts: 400,
    about: ({ winner, fallen, fled }) => ({ seats: [...(winner === null ? [] : [winner]), ...fallen, ...fled] }),
  },
  foes: {
    beats: () => turnedUp(700, ['drum']),
    leaves: (left, { seat, foes }) => ({
      ...showing(
        left,
        ...foes.map((card) => ({ deck: 'enemy', card, tier: enemies.get(card).tier, seat, fate: 'drawn' }) as const),
      ),
      clash: null,
    }),
  },
  fightRound: { beats: roundBeats, leaves: (left, round) => ({ ...left, dice: fightDice(round), clash: round }) },
  // The card itself flew when it was used; now it bursts.
  blasted: { lasts: 700, sound: 'drum' },
  fightWon: { lasts: 500, sound: 'bell', leaves: (left) => showing(left) },
  fightLost: { lasts: 450, leaves: (left) => showing(left) },
  retreated: { lasts: 250, leaves: (left) => showing(left) },
  spoils: { lasts: 250 },
} satisfies Partial<Rows>;

const withPartner = ({ seat, with: partner }: { seat: Seat; with: Seat }) => ({ seats: [seat, partner] });
const withLoser = ({ seat, loser }: { seat: Seat; loser: Seat }) => ({ seats: [seat, loser] });

const items = {
  equipped: { lasts: 250, sound: 'click' },
  unequipped: { lasts: 250, sound: 'click' },
  handsSwapped: { lasts: 250, sound: 'click' },
  used: { lasts: 400, sound: 'card', leaves: (left, { item, seat }) => showing(left, treasure(item, seat)) },
  drew: {
    beats: (event) => drawn(500, event),
    leaves: (left, { card, tier, seat }) => beside(left, { deck: 'treasure', card, tier, seat, fate: 'drawn' }),
  },
  noTreasure: { lasts: 250 },
  reshuffled: { lasts: 350, sound: 'card' },
  luckDrawn: { beats: (event) => drawn(700, event), leaves: (left, { card, seat }) => showing(left, luck(card, seat, 'drawn')) },
  luckKept: { lasts: 400, sound: 'card', leaves: (left, { card, seat }) => showing(left, luck(card, seat, 'kept')) },
  luckCancelled: {
    lasts: 650,
    sound: 'bell',
    about: ({ seat, by }) => ({ seats: [seat, by] }),
    leaves: (left, { seat, by, card }) => showing(left, luck(card, by, 'cancelled'), treasure('luck-charm', seat)),
  },
  luckIdle: { lasts: 300 },
  smoked: {
    lasts: 700,
    sound: 'bell',
    about: ({ seat, by }) => ({ seats: [seat, by] }),
    leaves: (left, { seat }) => showing(left, treasure('smoke-bomb', seat)),
  },
  chose: { lasts: 250, sound: 'click' },
  sold: { lasts: 450, sound: 'coin', leaves: (left, { item, seat }) => showing(left, treasure(item, seat)) },
  stolen: {
    lasts: 600,
    sound: 'coin',
    about: withLoser,
    leaves: (left, { item, seat }) => (item === null ? left : showing(left, treasure(item, seat))),
  },
  returned: { lasts: 450, sound: 'card', leaves: (left, { item, seat }) => showing(left, treasure(item, seat)) },
  dropped: { lasts: 250, sound: 'click', leaves: (left, { item, seat }) => showing(left, treasure(item, seat)) },
  lootBegan: { lasts: 300, sound: 'coin', about: withLoser },
  lootMove: { lasts: 350, sound: 'coin', about: withLoser },
  lootDone: { lasts: 150, about: withLoser },
  tradeBegan: { lasts: 250, sound: 'coin', about: withPartner },
  offer: { lasts: 150, sound: 'click', about: withPartner },
  accepted: { lasts: 150, sound: 'coin', about: withPartner },
  wished: { lasts: 150, sound: 'click', about: withPartner },
  refused: { lasts: 150, sound: 'click', about: withPartner },
  traded: { lasts: 500, sound: 'coin', about: withPartner },
  tradeClosed: { lasts: 150, about: withPartner },
} satisfies Partial<Rows>;

/** Questions of giving and taking, one item after the other. */
const GOES_ON: ReadonlySet<string> = new Set(['trade', 'loot', 'overflow']);

/**
 * How each event on the mountain is shown and heard, and what it leaves on the table. Each motion takes less than a second; nothing waits
 * for it.
 */
export const script: Script<Event, View, Left> = {
  rows: { ...turns, ...bodies, ...combat, ...items },
  nothing: NOTHING_LEFT,
  reads: newsBeats,
  goesOn: (kind) => GOES_ON.has(kind),
  tells: tellingOf,
};
