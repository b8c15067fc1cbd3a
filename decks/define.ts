import { LONGEST_CODE } from './code.ts';
import type { DeckCard, DeckPart, DeckRules } from './deck-rules.ts';
import { faultsOf } from './faults.ts';
import { LONGEST_NAME } from './name.ts';

/** A game's deck rules, looked at once: those that do not fit together are a mistake of the game, and throw. */
export function deckRules<R extends DeckRules>(rules: R): R {
  const wrong = mistakeIn(rules);
  if (wrong !== null) throw new Error(`deck rules of ${rules.letters}: ${wrong}`);
  return rules;
}

function mistakeIn(rules: DeckRules): string | null {
  const { letters, parts, cards, ready, markSets } = rules;
  if (!/^[A-Z]{2}$/.test(letters)) return 'its letters are two capitals';
  const twice =
    firstTwice(parts.map(({ id }) => id)) ??
    firstTwice(cards.map(({ id }) => id)) ??
    firstTwice(cards.map(({ code }) => code)) ??
    firstTwice(ready.map(({ id }) => id));
  if (twice !== undefined) return `${twice} is there twice`;
  const odd = cards.find(
    ({ code, most, part }) => !/^[a-z]{2}$/.test(code) || most < 1 || most > 9 || !parts.some(({ id }) => id === part),
  );
  if (odd !== undefined) return `${odd.id} needs a code of two small letters, 1 to 9 copies and a part that there is`;
  const unsorted = cards
    .flatMap(({ marks }) => marks)
    .find((mark) => markSets?.every((set) => !set.marks.includes(mark)) === true);
  if (unsorted !== undefined) return `the mark ${unsorted} is in no set`;
  const loose = parts.flatMap((part) => mistakeInPart(part, cards));
  if (loose[0] !== undefined) return loose[0];
  // An id with a capital could one day be a code.
  const capital = ready.find(({ id }) => !/^[a-z][a-z0-9_-]*$/.test(id));
  if (capital !== undefined) return `the ready deck ${capital.id} needs an id of small letters`;
  const longest = longestCode(rules);
  if (longest > LONGEST_CODE) return `a code could have ${longest} characters`;
  const faulty = ready.find((deck) => faultsOf(rules, { name: '', cards: deck.cards }).length > 0);
  return faulty === undefined ? null : `the ready deck ${faulty.id} cannot be played`;
}

/** Limits that no deck could keep, or that speak of cards which are not there. */
function mistakeInPart({ id, least, most, kinds = [], mostWeight }: DeckPart, cards: readonly DeckCard[]): string[] {
  const own = cards.filter(({ part }) => part === id);
  const needed = kinds.reduce((sum, kind) => sum + (kind.least ?? 0), 0);
  const strange = kinds.find(({ kind }) => own.every((card) => card.kind !== kind));
  const crossed = kinds.find((kind) => (kind.least ?? 0) > (kind.most ?? most));
  const weightless = mostWeight === undefined ? undefined : own.find(({ weight }) => weight === undefined);
  return [
    ...(least > most || needed > most ? [`the part ${id} needs more cards than it takes`] : []),
    ...(strange === undefined ? [] : [`the part ${id} has no card of the kind ${strange.kind}`]),
    ...(crossed === undefined ? [] : [`the part ${id} needs more of the kind ${crossed.kind} than it takes`]),
    ...(weightless === undefined ? [] : [`${weightless.id} needs a weight`]),
  ];
}

const firstTwice = (all: readonly string[]): string | undefined => all.find((each, index) => all.indexOf(each) < index);

/** `SK1`, each part behind a hyphen, `-7k`, and a name behind `~`. */
function longestCode({ parts, cards }: DeckRules): number {
  const lengths = parts.map(({ id, ordered, most }) =>
    ordered === true ? 2 * most : 3 * Math.min(most, cards.filter(({ part }) => part === id).length),
  );
  return 3 + lengths.reduce((sum, length) => sum + 1 + length, 0) + 3 + 1 + LONGEST_NAME;
}
