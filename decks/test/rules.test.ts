import { type DeckRules, deckRules } from '@tavern/decks';
import { expect, test } from 'vitest';
import { council, parade } from './games.ts';

const card = parade.cards[3];
if (card === undefined) throw new Error('no card');
const withCard = (change: object): DeckRules => ({
  ...parade,
  cards: parade.cards.map((each) => (each === card ? { ...each, ...change } : each)),
});

const withPapers = (change: object): DeckRules => ({
  ...council,
  parts: council.parts.map((part) => (part.id === 'papers' ? { ...part, ...change } : part)),
});

test.each<[what: string, rules: DeckRules, message: string]>([
  ['letters that are no capitals', { ...parade, letters: 'Pd' }, 'two capitals'],
  ['a code that two cards have', withCard({ code: 'dr' }), 'dr is there twice'],
  ['an id that two cards have', withCard({ id: 'drum' }), 'drum is there twice'],
  ['a code with a digit', withCard({ code: 'f1' }), 'needs a code'],
  ['more copies than one digit can say', withCard({ most: 10 }), 'needs a code'],
  ['a part that there is not', withCard({ part: 'tail' }), 'needs a code'],
  ['a ready deck that looks like a code', { ...parade, ready: [{ ...parade.ready[0], id: 'PD1' }] }, 'small letters'],
  ['a ready deck with a fault', { ...parade, ready: [{ id: 'bad', cards: { leaders: [], band: [] } }] }, 'cannot be played'],
  ['a part that needs more than it takes', withPapers({ least: 13 }), 'the part papers needs more cards than it takes'],
  [
    'kinds that need more than their part takes',
    withPapers({ kinds: [{ kind: 'speech', least: 13 }] }),
    'papers needs more cards',
  ],
  ['a kind that no card of the part has', withPapers({ kinds: [{ kind: 'voice', most: 2 }] }), 'no card of the kind voice'],
  ['a kind that needs more than it takes', withPapers({ kinds: [{ kind: 'seal', least: 2, most: 1 }] }), 'more of the kind seal'],
  ['a limit of weight over cards without any', withPapers({ mostWeight: 9 }), 'paper_0 needs a weight'],
  ['a mark that is of no sort', { ...council, markSets: council.markSets?.slice(1) ?? [] }, 'the mark long is in no set'],
  [
    'decks whose codes could be too long',
    {
      ...parade,
      parts: [
        { id: 'leaders', ordered: true, least: 2, most: 70 },
        { id: 'band', least: 3, most: 6 },
      ],
    },
    'characters',
  ],
])('rules that do not fit together are a mistake of the game: %s', (_, rules, message) => {
  expect(() => deckRules(rules)).toThrow(message);
});

test('rules that fit together are given back', () => {
  expect(deckRules(parade)).toBe(parade);
});
