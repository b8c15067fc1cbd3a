import type { Rng } from '@tavern/engine';
import { codeOf } from './code.ts';
import type { Deck } from './deck.ts';
import type { DeckCard, DeckPart, DeckRules } from './deck-rules.ts';
import { faultsOf } from './faults.ts';
import { tallied } from './tally.ts';

/** Where a game has faults beyond counting, most random decks may have one. */
const TRIES = 200;

/** A random deck that can be played, without a name: of any size and any cards that the rules allow. */
export function sampleDeck(rules: DeckRules, rng: Rng): Deck {
  for (let tries = 0; tries < TRIES; tries++) {
    const deck: Deck = { name: '', cards: Object.fromEntries(rules.parts.map((part) => [part.id, drawn(rules, part, rng)])) };
    if (faultsOf(rules, deck).length === 0) return deck;
  }
  return { name: '', cards: rng.pick(rules.ready).cards };
}

/**
 * Any copies of any cards, or all copies of a few: only decks of one mind get far enough to empty themselves, or to play twenty cards in a round. In
 * an even mixture everything is rare.
 */
function drawn(rules: DeckRules, part: DeckPart, rng: Rng): string[] {
  const cards = rng.shuffle(rules.cards.filter((card) => card.part === part.id));
  const copies = cards.flatMap((card) => Array<DeckCard>(card.most).fill(card));
  const mixed = rng.chance(1, 2) ? rng.shuffle(copies) : copies;
  const size = part.least + rng.int(part.most - part.least + 1);
  return fitting(part, leaning(part, mixed, rng), size).map(({ id }) => id);
}

/** Half of the time one of the limited kinds comes first, so that decks with all the cards of it that are allowed are no rarity. */
function leaning({ kinds }: DeckPart, copies: readonly DeckCard[], rng: Rng): readonly DeckCard[] {
  if (kinds === undefined || rng.chance(1, 2)) return copies;
  const { kind } = rng.pick(kinds);
  return [...copies.filter((card) => card.kind === kind), ...copies.filter((card) => card.kind !== kind)];
}

/** The first cards of these that a part can have together. A card that would leave too little room for those still needed is passed over. */
function fitting(part: DeckPart, copies: readonly DeckCard[], size: number): readonly DeckCard[] {
  if (part.kinds === undefined && part.mostWeight === undefined) return copies.slice(0, size);
  const light = copies.toSorted((a, b) => weigh([a]) - weigh([b]));
  const taken: DeckCard[] = [];
  for (const card of copies) {
    if (taken.length === size) break;
    taken.push(card);
    if (!canBeFilled(part, taken, size, light)) taken.pop();
  }
  return taken;
}

function canBeFilled(part: DeckPart, taken: readonly DeckCard[], size: number, light: readonly DeckCard[]): boolean {
  const room = size - taken.length;
  const counts = tallied(taken.map(({ kind }) => kind));
  let missing = 0;
  for (const { kind, least = 0, most = part.most } of part.kinds ?? []) {
    const count = counts.get(kind) ?? 0;
    if (count > most) return false;
    missing += Math.max(0, least - count);
  }
  if (missing > room) return false;
  if (part.mostWeight === undefined) return true;
  const rest = light.filter((card) => !taken.includes(card)).slice(0, room);
  return weigh(taken) + weigh(rest) <= part.mostWeight;
}

const weigh = (cards: readonly DeckCard[]): number => cards.reduce((sum, { weight = 0 }) => sum + weight, 0);

/** What a seat may choose: a ready deck half of the time, otherwise the code of a random one. For `GamePack.sampleSeat`. */
export const sampleChoice = (rules: DeckRules, rng: Rng): string =>
  rng.chance(1, 2) ? rng.pick(rules.ready).id : codeOf(rules, sampleDeck(rules, rng));
