import { expect, test } from 'vitest';
import { magpies } from '../magpies/magpies.ts';
import { why } from '../magpies/planted.ts';
import type { MagpiesGame, View } from '../magpies/types.ts';
import { everything } from '../magpies/view.ts';

const showing = (more: (all: View) => object): MagpiesGame => ({
  ...magpies,
  everything: (state) => ({ ...everything(state), ...more(everything(state)) }),
});

test('everything that leaves out what a seat has', () => {
  expect(why(showing(({ hands }) => ({ hands: hands.map((hand, owner) => (owner === 1 ? null : hand)) })))).toMatch(
    /^everything lacks what somebody sees: view\.hands\.1 is null, not \[/,
  );
});

test('everything that leaves out what only the two of a barter see', () => {
  expect(why(showing(({ barter }) => ({ barter: barter === null ? null : { a: barter.a, b: barter.b } })))).toMatch(
    /^everything lacks what somebody sees: view\.barter\.(offers|accepted|rev) is missing/,
  );
});

test('everything that tells otherwise what all see', () => {
  expect(why(showing(({ deckCount }) => ({ deckCount: deckCount + 1 })))).toMatch(
    /^everything lacks what somebody sees: view\.deckCount is \d+, not \d+/,
  );
});

test('everything that is no view of this game', () => {
  expect(why(showing(() => ({ deck: ['coin'] })))).toMatch(/^everything does not fit the view: view is \{/);
  expect(why(showing(() => ({ nests: 3 })))).toMatch(/^everything does not fit the view: view\.nests is 3, nothing like \[/);
});

test('a game with secrets that cannot show them, and one that shows what it does not hide', () => {
  const game: MagpiesGame = { ...magpies };
  delete game.everything;
  expect(why(game)).toBe('a game names what is hidden and shows everything, or neither of both');
});
