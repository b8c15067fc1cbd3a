import { chosenDeck, type DeckCard, deckChoice, deckRules, sampleChoice } from '@tavern/decks';
import type { Rng } from '@tavern/engine';
import { z } from 'zod';
import './cards/index.ts';
import { type Card, cards } from './catalog.ts';
import type { CardId } from './state.ts';

type Counts = { readonly [card in CardId]?: number };

/** The ready decks: those of section 5.3 of the checklist, balanced. docs/rules/skirmish.md has what was changed, why, and with which results. */
const READY_DECKS = {
  iron_wall: {
    champion: 3,
    captain: 3,
    veteran: 3,
    duelist: 2,
    lone_wolf: 2,
    apprentice: 2,
    mason: 2,
    medic: 1,
    banner_lord: 1,
    fortify: 3,
    rally: 1,
    blessing: 1,
    tribute: 1,
    scout: 3,
  },
  emberstorm: {
    champion: 3,
    archer: 3,
    assassin: 2,
    duelist: 3,
    bouncer: 2,
    berserker: 3,
    pickpocket: 2,
    scout: 2,
    fireball: 3,
    arrow_storm: 1,
    gale: 1,
    quagmire: 2,
    dispel: 1,
  },
  grave_bargain: {
    champion: 2,
    martyr: 3,
    pilgrim: 2,
    powder_keg: 3,
    gravedigger: 1,
    bouncer: 2,
    colossus: 3,
    veteran: 1,
    captain: 3,
    blood_rite: 1,
    vigil: 3,
    recall: 1,
    banner_lord: 2,
    dispel: 1,
  },
} as const satisfies { readonly [deck: string]: Counts };

const PART = 'main';
const inCatalogOrder = (counts: Counts): CardId[] =>
  cards.all.flatMap(({ id }) => Array.from({ length: counts[id] ?? 0 }, () => id));

/** These cards draw one card: their texts say “a card”, so they have no field `draws`. */
const DRAW_ONE: readonly CardId[] = ['scout', 'veteran', 'recall', 'dispel', 'tribute'];

/** What people look for in a library: when a card acts, and the two things that decks are built around. */
const marksOf = ({ deploy, death, conquer, ongoing, ...card }: Card & { damage?: number; draws?: number }): string[] =>
  Object.entries({
    deploy,
    death,
    conquer,
    ongoing,
    damage: card.damage,
    draw: card.draws ?? DRAW_ONE.find((id) => id === card.id),
  })
    .filter(([, has]) => has !== undefined)
    .map(([mark]) => mark);

const deckCard = (card: Card): DeckCard => ({
  id: card.id,
  code: card.code,
  part: PART,
  kind: card.kind,
  marks: marksOf(card),
  rank: card.power,
  most: 3,
});

const [first, ...others] = Object.entries(READY_DECKS).map(([id, counts]) => ({ id, cards: { [PART]: inCatalogOrder(counts) } }));
if (first === undefined) throw new Error('no ready deck');

/** FS-072: 25 to 30 cards, at most 3 copies of each. */
export const decks = deckRules({
  letters: 'SK',
  parts: [{ id: PART, least: 25, most: 30 }],
  cards: cards.all.map(deckCard),
  ready: [first, ...others],
});

export const seatSchema = z.strictObject({ deck: deckChoice(decks) });
export type SeatChoice = z.infer<typeof seatSchema>;

export const sampleSeat = (rng: Rng): SeatChoice => ({ deck: sampleChoice(decks, rng) });

const MOST_LISTS = 200;
const lists = new Map<string, readonly CardId[]>();

function listOf(deck: string): readonly CardId[] {
  const counts: { [card: string]: number } = {};
  for (const id of chosenDeck(decks, deck).cards[PART] ?? []) counts[id] = (counts[id] ?? 0) + 1;
  return inCatalogOrder(counts);
}

/** A seat's cards, in the order of the catalog: the one place that reads what a seat chose. */
export function deckOf({ deck }: SeatChoice): readonly CardId[] {
  const known = lists.get(deck);
  if (known !== undefined) return known;
  const list = listOf(deck);
  // Matches of bots are short: making the list anew for each took a tenth of their time. There is no end of codes, so only some lists are kept.
  if (lists.size === MOST_LISTS) lists.clear();
  lists.set(deck, list);
  return list;
}
