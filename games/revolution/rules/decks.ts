import { chosenDeck, type DeckCard, deckChoice, deckRules, sampleChoice } from '@tavern/decks';
import type { Rng } from '@tavern/engine';
import { z } from 'zod';
import './cards/index.ts';
import { type Card, cards, type Kind } from './catalog.ts';
import { type CardId, GAME_TYPES, type LeaderId, TRAITS } from './state.ts';

type Counts = { readonly [card in CardId]?: number };
interface Ready {
  readonly leaders: readonly LeaderId[];
  readonly main: Counts;
}

/** Section 5.5 of the checklist. */
const READY_DECKS = {
  homeland: {
    leaders: ['s-8', 's-1', 's-6', 's-10'],
    // biome-ignore format: as in the checklist
    main: {
      'c-1': 2, 'c-2': 2, 'c-3': 1, 'c-4': 2, 'c-5': 1, 'c-6': 2, 'c-7': 1, 'c-8': 2, 'c-11': 1, 'c-13': 2, 'c-14': 2, 'c-15': 2, 'c-16': 1, 'c-17': 1,
      'c-27': 1, 'c-31': 1, 'h-1': 1, 'h-2': 2, 'h-3': 1, 'h-4': 2, 'h-9': 1, 'h-12': 2, 'h-16': 1, 'sp-1': 1, 'sp-2': 1, 'sp-3': 1, 'sp-4': 1, 'sp-6': 1,
      'sp-10': 1,
    },
  },
  opensquare: {
    leaders: ['s-7', 's-4', 's-5', 's-2'],
    // biome-ignore format: as in the checklist
    main: {
      'c-9': 1, 'c-10': 1, 'c-12': 1, 'c-18': 2, 'c-19': 2, 'c-20': 1, 'c-21': 2, 'c-22': 2, 'c-23': 1, 'c-24': 2, 'c-25': 2, 'c-26': 2, 'c-28': 2, 'c-31': 1,
      'c-35': 1, 'c-37': 1, 'h-1': 1, 'h-2': 2, 'h-4': 2, 'h-5': 1, 'h-6': 1, 'h-11': 1, 'h-13': 1, 'h-14': 1, 'sp-1': 1, 'sp-3': 1, 'sp-4': 1, 'sp-5': 1,
      'sp-6': 1, 'sp-7': 1,
    },
  },
} as const satisfies { readonly [deck: string]: Ready };

const LEADERS = 'leaders';
const MAIN = 'main';

const inCatalogOrder = (counts: { readonly [card: string]: number }): CardId[] =>
  cards.all.flatMap(({ id }) => Array.from({ length: counts[id] ?? 0 }, () => id as CardId));

/** H-03. */
const COPIES: { readonly [kind in Kind]: number } = { leader: 1, character: 2, help: 2, sp: 1 };

/** When a Secret card acts, in the order of the tally. */
const TIMINGS = ['before', 'after', 'final'] as const satisfies readonly Card['timing'][];

/** What people look for in a library: the type and traits of a character, and when a card acts. */
const marksOf = ({ type, traits, timing }: Card): string[] => [
  ...(type === null ? [] : [type]),
  ...traits,
  ...(timing === null ? [] : [timing]),
];

const deckCard = (card: Card): DeckCard => ({
  id: card.id,
  code: card.code,
  part: card.kind === 'leader' ? LEADERS : MAIN,
  kind: card.kind,
  marks: marksOf(card),
  rank: card.power,
  most: COPIES[card.kind],
  ...(card.kind === 'leader' ? { weight: card.level } : {}),
});

const [first, ...others] = Object.entries(READY_DECKS).map(([id, { leaders, main }]) => ({
  id,
  cards: { [LEADERS]: leaders, [MAIN]: inCatalogOrder(main) },
}));
if (first === undefined) throw new Error('no ready deck');

/** RR-006, H-03, H-09: four different leaders in order whose levels add up to 9 at most, and a main deck of 40. */
export const decks = deckRules({
  letters: 'RR',
  parts: [
    { id: LEADERS, ordered: true, least: 4, most: 4, mostWeight: 9 },
    {
      id: MAIN,
      least: 40,
      most: 40,
      kinds: [
        { kind: 'character', least: 20 },
        { kind: 'help', most: 12 },
        { kind: 'sp', most: 8 },
      ],
    },
  ],
  cards: cards.all.map(deckCard),
  markSets: [
    { id: 'type', marks: GAME_TYPES },
    { id: 'timing', marks: TIMINGS },
    { id: 'trait', marks: TRAITS },
  ],
  bands: [70, 90, 100, 110, 120, 130],
  ready: [first, ...others],
});

export const seatSchema = z.strictObject({ deck: deckChoice(decks) });
export type SeatChoice = z.infer<typeof seatSchema>;

export const sampleSeat = (rng: Rng): SeatChoice => ({ deck: sampleChoice(decks, rng) });

/** A deck as the rules need it: lists in the order of the catalog. */
interface ReadDeck {
  readonly leaders: readonly LeaderId[];
  readonly leaderList: readonly LeaderId[];
  readonly list: readonly CardId[];
}

const MOST_READ = 200;
const read = new Map<string, ReadDeck>();

function readDeck(deck: string): ReadDeck {
  const { cards: parts } = chosenDeck(decks, deck);
  const counts: { [card: string]: number } = {};
  for (const id of parts[MAIN] ?? []) counts[id] = (counts[id] ?? 0) + 1;
  const leaders = [...(parts[LEADERS] ?? [])] as LeaderId[];
  const leaderList = cards.all.flatMap(({ id }) => leaders.find((leader) => leader === id) ?? []);
  return { leaders, leaderList, list: inCatalogOrder(counts) };
}

/** What a seat chose: the one place that reads it. */
export function deckOf({ deck }: SeatChoice): ReadDeck {
  const known = read.get(deck);
  if (known !== undefined) return known;
  const made = readDeck(deck);
  // Matches of bots are short: reading the deck anew for each took a tenth of their time. Codes are without number: only some are kept.
  if (read.size === MOST_READ) read.clear();
  read.set(deck, made);
  return made;
}
