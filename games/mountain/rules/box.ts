import { type BoxCard, type BoxRules, boxCanBePlayed, boxChoice, boxRules, chosenBox, packed } from '@tavern/decks';
import type { Tier } from './board.ts';
import { type Enemy, enemies, type Luck, luckCards, type Treasure, treasures } from './catalog.ts';
import { type Rules, rulesSchema } from './house-rules.ts';

const TIERS: readonly Tier[] = [1, 2, 3];

/** H-20: an Enemy tile may need two enemies of one tier at once. */
const LEAST_ENEMIES = 2;
/** With fewer cards than this, a table of four soon holds or has seen all of them. */
const FEW_TREASURES = 8;
const FEW_LUCK = 6;

const cardsOf = (deck: string, cards: readonly (Treasure | Enemy | Luck)[]): BoxCard[] =>
  cards.map((card) => ({
    id: card.id,
    deck: 'tier' in card ? `${deck}-${card.tier}` : deck,
    copies: card.copies,
    ...(card.expansion === true ? { only: { rule: 'expansion', is: true } } : {}),
  }));

let whole: BoxRules | null = null;

/** What a table may change about the cards (KM-167..KM-171). Made when first asked for: the cards enter themselves after this file is loaded. */
export const mountainBox = (): BoxRules =>
  (whole ??= boxRules({
    letters: 'KM',
    decks: [
      { id: 'enemy-1', kind: 'enemy', tier: 1, least: LEAST_ENEMIES },
      { id: 'enemy-2', kind: 'enemy', tier: 2, least: LEAST_ENEMIES },
      { id: 'enemy-3', kind: 'enemy', tier: 3, least: LEAST_ENEMIES },
      ...TIERS.map((tier) => ({ id: `treasure-${tier}`, kind: 'treasure', tier, least: 1, few: FEW_TREASURES })),
      { id: 'luck', kind: 'luck', least: 1, few: FEW_LUCK },
    ],
    cards: [...cardsOf('enemy', enemies.all), ...cardsOf('treasure', treasures.all), ...cardsOf('luck', luckCards.all)],
  }));

/** All house rules: those of house-rules.ts, and the box. */
export const rulesWithBox = () =>
  rulesSchema.extend({ box: boxChoice(mountainBox()) }).superRefine(boxCanBePlayed(mountainBox()));

/** A card with as many copies as the match's box has. */
export interface Boxed<C> {
  readonly card: C;
  readonly copies: number;
  /** Its copies begin on top of their deck (KM-168). */
  readonly onTop: boolean;
}

/** The cards of a match. Everything that counts copies asks this, never the printed ones. */
export interface MatchBox {
  /** By tier. */
  readonly enemy: readonly (readonly Boxed<Enemy>[])[];
  readonly treasure: readonly (readonly Boxed<Treasure>[])[];
  readonly luck: readonly Boxed<Luck>[];
  /** The ids of all cards that begin on top. */
  readonly onTop: ReadonlySet<string>;
}

/** Servers and fuzzers play many boxes; one match has one. */
const MOST_KEPT = 64;
const made = new Map<string, MatchBox>();

/** The box of the match that asked last: most often it asks again. */
let latest: { readonly expansion: boolean; readonly code: string; readonly box: MatchBox } | null = null;

export function boxOf(rules: Rules): MatchBox {
  if (latest === null || latest.expansion !== rules.expansion || latest.code !== rules.box)
    latest = { expansion: rules.expansion, code: rules.box, box: keptBox(rules) };
  return latest.box;
}

function keptBox(rules: Rules): MatchBox {
  const key = `${rules.expansion} ${rules.box}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST_KEPT) made.clear();
  const fresh = matchBox(rules);
  made.set(key, fresh);
  return fresh;
}

function matchBox(rules: Rules): MatchBox {
  const cards = packed(mountainBox(), chosenBox(mountainBox(), rules.box), rules);
  const inDeck = <C>(deck: string, get: (id: string) => C): Boxed<C>[] =>
    cards.flatMap(({ id, deck: own, copies, onTop }) => (own === deck ? [{ card: get(id), copies, onTop }] : []));
  return {
    enemy: TIERS.map((tier) => inDeck(`enemy-${tier}`, (id) => enemies.get(id))),
    treasure: TIERS.map((tier) => inDeck(`treasure-${tier}`, (id) => treasures.get(id))),
    luck: inDeck('luck', (id) => luckCards.get(id)),
    onTop: new Set(cards.flatMap(({ id, onTop }) => (onTop ? [id] : []))),
  };
}
