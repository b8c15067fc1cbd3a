import { type Json, type NameProblem, type Say, say } from '@tavern/engine';
import { kindCounts, weightOf } from './counts.ts';
import type { Deck } from './deck.ts';
import { cardOf, cardsIn, type DeckPart, type DeckRules } from './deck-rules.ts';
import { readDeckName } from './name.ts';
import { tallied } from './tally.ts';

/** What can be wrong with a deck. `other`: what a game itself looks at. */
export type FaultCode =
  | 'deck-too-few'
  | 'deck-too-many'
  | 'deck-kind-few'
  | 'deck-kind-many'
  | 'deck-weight'
  | 'deck-copies'
  | 'deck-unknown-card'
  | 'deck-wrong-part'
  | `deck-name-${NameProblem}`
  | 'deck-other';

/** One thing that is wrong with a deck. `why` names the card or the count, and the way out; `card`, `kind` and `part` say where to show it. */
export interface DeckFault {
  readonly code: FaultCode;
  readonly card?: string;
  readonly kind?: string;
  readonly part?: string;
  readonly why: Say;
}

type Values = { readonly [name: string]: Json };

/** Every reason why this deck cannot be played, all at once; none: it can. */
export function faultsOf(rules: DeckRules, deck: Deck): readonly DeckFault[] {
  const strange = Object.keys(deck.cards).find((id) => !rules.parts.some((part) => part.id === id));
  if (strange !== undefined) throw new Error(`a deck of ${rules.letters} has no part '${strange}'`);
  const misplaced = rules.parts.flatMap((part) => placeFaults(rules, deck, part));
  return [
    ...nameFaults(deck),
    ...misplaced,
    ...rules.parts.flatMap((part) => countFaults(rules, deck, part)),
    ...rules.parts.flatMap((part) => kindFaults(rules, deck, part)),
    ...rules.parts.flatMap((part) => weightFaults(rules, deck, part)),
    ...copyFaults(rules, deck),
    ...(misplaced.length === 0 ? (rules.faults?.(deck) ?? []) : []),
  ];
}

function nameFaults({ name }: Deck): readonly DeckFault[] {
  if (name === '') return [];
  const read = readDeckName(name);
  return read.ok ? [] : [{ code: read.code, why: read.why }];
}

function placeFaults(rules: DeckRules, deck: Deck, part: DeckPart): readonly DeckFault[] {
  return [...new Set(cardsIn(deck, part.id))].flatMap((id): DeckFault[] => {
    const card = cardOf(rules, id);
    if (card === undefined) return [fault('deck-unknown-card', { card: id }, { card: id, part: part.id })];
    if (card.part === part.id) return [];
    const values = { card: cardSay(id), part: partSay(part.id), own: partSay(card.part) };
    return [fault('deck-wrong-part', values, { card: id, part: part.id })];
  });
}

function countFaults({ parts }: DeckRules, deck: Deck, { id, least, most }: DeckPart): readonly DeckFault[] {
  const count = cardsIn(deck, id).length;
  if (count >= least && count <= most) return [];
  const code = count < least ? 'deck-too-few' : 'deck-too-many';
  const values = count < least ? { count, least, missing: least - count } : { count, most, excess: count - most };
  // Only where there are several parts it matters which of them.
  return parts.length === 1
    ? [fault(code, values, { part: id })]
    : [{ code, part: id, why: say(`refusal.${code}.part`, { ...values, part: partSay(id) }) }];
}

function kindFaults(rules: DeckRules, deck: Deck, part: DeckPart): readonly DeckFault[] {
  return kindCounts(rules, deck, part).flatMap(({ kind, count, least, most }): DeckFault[] => {
    const values = { kind: say(`deck.kind.${kind}`), count };
    const about = { kind, part: part.id };
    if (count < least) return [fault('deck-kind-few', { ...values, least, missing: least - count }, about)];
    return count > most ? [fault('deck-kind-many', { ...values, most, excess: count - most }, about)] : [];
  });
}

function weightFaults(rules: DeckRules, deck: Deck, part: DeckPart): readonly DeckFault[] {
  const weight = weightOf(rules, deck, part);
  if (weight === null || weight.sum <= weight.most) return [];
  return [fault('deck-weight', { ...weight, part: partSay(part.id), weight: say('deck.weight.sum') }, { part: part.id })];
}

function copyFaults(rules: DeckRules, deck: Deck): readonly DeckFault[] {
  const copies = new Map(rules.parts.map(({ id }) => [id, tallied(cardsIn(deck, id))]));
  return rules.cards.flatMap(({ id, most, part }) => {
    const count = copies.get(part)?.get(id) ?? 0;
    if (count <= most) return [];
    return [fault('deck-copies', { card: cardSay(id), count, most, excess: count - most }, { card: id, part })];
  });
}

const cardSay = (id: string): Say => say(`card.${id}.name`);
const partSay = (id: string): Say => say(`deck.part.${id}`);

const fault = (code: FaultCode, values: Values, about: Pick<DeckFault, 'card' | 'kind' | 'part'>): DeckFault => ({
  code,
  ...about,
  why: say(`refusal.${code}`, values),
});
