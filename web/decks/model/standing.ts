import {
  codeOf,
  countsOf,
  type Deck,
  type DeckFault,
  type DeckPart,
  type DeckRules,
  faultsOf,
  readDeckName,
} from '@tavern/decks';
import { type Say, say } from '@tavern/engine';

/** Whether a deck can be played, and what keeps it from that. */
export interface Standing {
  readonly legal: boolean;
  readonly count: number;
  /** The cards of each part, as they are said: `4 + 40`. */
  readonly size: string;
  /** Cards to add and to take out, over all parts. */
  readonly missing: number;
  readonly excess: number;
  readonly faults: readonly DeckFault[];
  /** Of the name, which is said beside it. */
  readonly name: DeckFault | undefined;
}

export function standingOf(rules: DeckRules, deck: Deck): Standing {
  const faults = faultsOf(rules, deck);
  const { parts } = countsOf(rules, deck);
  const sum = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((all, part) => all + Math.max(0, of(part)), 0);
  return {
    legal: faults.length === 0,
    count: sum(({ count }) => count),
    size: sizeOf(parts),
    missing: sum(({ least, count }) => least - count),
    excess: sum(({ most, count }) => count - most),
    faults,
    name: faults.find(({ code }) => code.startsWith('deck-name-')),
  };
}

/** How many cards a deck has; part by part, where it has several. */
export const sizeOf = (parts: readonly { readonly count: number }[]): string => parts.map(({ count }) => count).join(' + ');

/** The state of the deck in three words, for the beam. */
export function headlineOf({ legal, missing, excess }: Standing): Say {
  if (legal) return say('builder.state.legal');
  // Some to add and others to take out: no number says that.
  if (missing > 0 && excess > 0) return say('builder.state.faulty');
  if (missing > 0) return missing === 1 ? say('builder.state.short.one') : say('builder.state.short', { n: missing });
  if (excess > 0) return excess === 1 ? say('builder.state.over.one') : say('builder.state.over', { n: excess });
  return say('builder.state.faulty');
}

/** What a deck of this game is: a sentence for each of its parts. */
export function lawsOf({ parts, cards }: DeckRules): readonly Say[] {
  const [only] = parts;
  const copies = new Set(cards.map(({ most }) => most));
  const [most] = copies;
  if (only !== undefined && parts.length === 1 && copies.size === 1)
    return [say('builder.law', { least: only.least, most: only.most, copies: most ?? 1 })];
  return parts.map(partLaw);
}

function partLaw({ id, least, most, mostWeight }: DeckPart): Say {
  const values = {
    part: say(`deck.part.${id}`),
    cards: least === most ? say('builder.law.exact', { n: least }) : say('builder.law.range', { least, most }),
  };
  if (mostWeight === undefined) return say('builder.law.part', values);
  return say('builder.law.part.weight', { ...values, weight: say('deck.weight.sum'), n: mostWeight });
}

/** Why it cannot be taken to a table, for the button that does it; null: it can. */
export function needOf({ legal, missing, excess, name, faults }: Standing): Say | null {
  if (legal) return null;
  if (missing > 0 && excess > 0) return say('builder.need.both', { more: missing, fewer: excess });
  if (missing > 0) return say('builder.need.more', { n: missing });
  if (excess > 0) return say('builder.need.fewer', { n: excess });
  for (const { code, why } of faults) {
    const key = OF_LIMITS[code];
    if (key !== undefined) return say(key, why.with);
  }
  return say(name === undefined ? 'builder.need.mend' : 'builder.need.name');
}

/** In few words what the fault says in a sentence, by the same values. */
const OF_LIMITS: { readonly [code: string]: string } = {
  'deck-kind-few': 'builder.need.kind.more',
  'deck-kind-many': 'builder.need.kind.fewer',
  'deck-weight': 'builder.need.weight',
};

/** The code of a deck that can be played, with its name as it will be shown. */
export function playableCode(rules: DeckRules, deck: Deck): string {
  const named = readDeckName(deck.name);
  return codeOf(rules, { ...deck, name: named.ok ? named.name : '' });
}
