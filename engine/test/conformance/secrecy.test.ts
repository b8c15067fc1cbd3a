import { copy, type Seat, same, seat, seatsOf } from '@tavern/engine';
import { expect, test } from 'vitest';
import { conforms } from '../../conformance/index.ts';
import { magpies } from '../magpies/magpies.ts';
import { askingHoldersOnly, onTurn, why, withTurn } from '../magpies/planted.ts';
import type { Card, MagpiesGame, State, TurnOption, View } from '../magpies/types.ts';
import { everything } from '../magpies/view.ts';

const { turn } = magpies.questions;

test('a view that shows the top of the deck', () => {
  const view: MagpiesGame['view'] = (state, who) => ({ ...magpies.view(state, who), top: state.deck.at(-1) ?? null });
  expect(why({ ...magpies, view })).toMatch(/^a packet tells \(.*\): seat \d could tell two worlds apart by packet\.view\.top/);
});

test('a view that shows spectators a hand', () => {
  const view: MagpiesGame['view'] = (state, who) => magpies.view(state, who ?? seat(0));
  expect(why({ ...magpies, view })).toMatch(
    /^a packet tells \([a-z ]+\): a spectator could tell two worlds apart by packet\.view\.hands/,
  );
});

type Peeking = View & { peeks: (Card | null)[] };
const neighbour = (who: Seat, hands: readonly Card[][]): Card[] => hands[(who + 1) % hands.length] ?? [];

/** Each seat sees the first card of its neighbour, and its guess leaves that card where it was seen. */
const peeking: MagpiesGame = {
  ...withTurn({ options: (...given) => turn.options(...given).filter((option) => option.do !== 'barter') }),
  view: (state, who): Peeking => ({
    ...magpies.view(state, who),
    peeks: seatsOf(state.hands.length).map((each) => (each === who ? (neighbour(each, state.hands)[0] ?? null) : null)),
  }),
  everything: (state): Peeking => ({
    ...everything(state),
    peeks: seatsOf(state.hands.length).map((each) => neighbour(each, state.hands)[0] ?? null),
  }),
  guess(seen, who, rng) {
    const { peeks, ...view } = seen as Peeking;
    const peek = peeks[who] ?? null;
    const state = magpies.guess(view, who, rng);
    const hand = neighbour(who, state.hands);
    const piles = [state.deck, ...state.hands.filter((_, owner) => owner !== who)];
    const pile = peek === null ? undefined : piles.find((each) => each.includes(peek));
    if (peek !== null && pile !== undefined) [pile[pile.indexOf(peek)], hand[0]] = [hand[0] ?? peek, peek];
    return state;
  },
  // What has been peeked at counts as learnt: the dynamic test shall not see it either.
  differs: (a, b, who) => !same(peeking.view(a, who), peeking.view(b, who)),
};

test('a view that shows a neighbour’s card while the guess faithfully keeps it: only two hidden things swapped give it away', () => {
  expect(conforms({ ...peeking, hidden: () => [] }, { games: 10, seed: 1, every: 3 }).failures).toEqual([]);
  const { failures } = conforms(peeking, { games: 60, seed: 1, every: 3 });
  expect(failures.map((each) => each.why).join('\n')).toMatch(
    /^a packet tells \(two hidden things swapped\): seat \d .* packet\.view\.peek/m,
  );
});

test('options that depend on another’s hand', () => {
  const options = (state: State, ask: object, who: Seat): readonly TurnOption[] =>
    turn.options(state, ask, who).filter((option) => option.do !== 'steal' || !state.hands[option.from]?.includes('hawk'));
  expect(why(withTurn({ options }))).toMatch(/could tell two worlds apart by packet\.question\.options/);
});

test('a reason that depends on another’s hand', () => {
  const blocked: typeof turn.blocked = (state, _ask, who) =>
    seatsOf(state.hands.length).flatMap((each) =>
      each !== who && state.hands[each]?.includes('crown')
        ? [{ option: { do: 'steal', from: 99 }, why: { key: 'blocked.rich', with: { who: { seat: each } } } }]
        : [],
    );
  expect(why(withTurn({ blocked }))).toMatch(/could tell two worlds apart by packet\.question\.blocked/);
});

test('only the holders of a hawk are asked', () => {
  expect(why(askingHoldersOnly, { every: 1 })).toMatch(/tells? .*after {"do":"steal"/);
});

test('an event that tells everybody the card drawn', () => {
  const game = onTurn((m, option, who) => {
    const card = m.state.hands[who]?.at(-1);
    if (option.do === 'draw' && card !== undefined) m.emit({ type: 'drew', seat: who, card });
  });
  expect(why(game)).toMatch(/^events tell seat \d a secret after {"do":"draw"} .*: events\.\d/);
});

test('a mask that forgets to hide the card', () => {
  expect(why({ ...magpies, mask: (event) => event })).toMatch(/^events tell seat \d a secret/);
});

test('a step that carries a hidden card', () => {
  const game = onTurn((m, option, who) => {
    if (option.do !== 'draw') return;
    const card = m.state.hands[who]?.at(-1);
    m.ask(who, { kind: 'turn' });
    m.next({ do: 'glint', seat: who, card } as { do: 'glint'; seat: Seat });
  });
  expect(why(game)).toMatch(/^a packet tells after {"do":"draw"} .* by packet\.flow\.todo/);
});

test('a later step that carries a hidden card', () => {
  const game = onTurn((m, option, who) => {
    if (option.do !== 'draw') return;
    const card = m.state.hands[who]?.at(-1);
    m.ask(who, { kind: 'turn' });
    m.later({ do: 'glint', seat: who, card } as { do: 'glint'; seat: Seat });
  });
  expect(why(game)).toMatch(/^a packet tells after {"do":"draw"} .* by packet\.flow\.later/);
});

test('a guess that knows the truth by another way', () => {
  let truth: State | null = null;
  const game: MagpiesGame = {
    ...magpies,
    view(state, who) {
      truth = state;
      return magpies.view(state, who);
    },
    guess: (view, who, rng) => (truth === null ? magpies.guess(view, who, rng) : copy(truth)),
  };
  expect(why(game)).toMatch(/^imagine knows what seat \d may not: (hands|deck)\..* in (\d+) worlds of \2/);
});

test('a guess that keeps one hidden card in its place', () => {
  let bottom: Card | undefined;
  const game: MagpiesGame = {
    ...magpies,
    view(state, who) {
      bottom = state.deck[0];
      return magpies.view(state, who);
    },
    guess(view, who, rng) {
      const state = magpies.guess(view, who, rng);
      const at = bottom === undefined ? -1 : state.deck.indexOf(bottom);
      if (at > 0) [state.deck[0], state.deck[at]] = [state.deck[at] as Card, state.deck[0] as Card];
      return state;
    },
  };
  expect(why(game, { every: 1, games: 200 })).toMatch(/^imagine knows what seat \d may not: deck\.0/);
});

test('a guess that does not fit what the seat sees', () => {
  const guess: MagpiesGame['guess'] = (view, who, rng) => ({ ...magpies.guess(view, who, rng), turn: view.turn + 1 });
  expect(why({ ...magpies, guess })).toMatch(/packet\.view\.turn/);
});

test('a game that names nothing hidden must guess the truth', () => {
  const game: MagpiesGame = { ...magpies };
  delete game.hidden;
  expect(why(game)).toMatch(/^guess changes the state, but the game names nothing hidden \(state\.(hands|deck)/);
});

test('a view in the middle that shows a card which the end hides again', () => {
  const flash = (state: State, on: boolean): State => Object.assign(state, { flash: on });
  const flashing: MagpiesGame = {
    ...onTurn((m, option, who) => {
      if (option.do !== 'pass') return;
      for (const on of [true, false]) {
        flash(m.state, on);
        m.emit({ type: 'stealing', thief: who, from: who });
      }
    }),
    setup: (...given) => flash(magpies.setup(...given), false),
    view: (state, eyes) => ({ ...magpies.view(state, eyes), ...('flash' in state && state.flash ? { deck: state.deck } : {}) }),
  };
  expect(why(flashing, { every: 1 })).toMatch(/a view in the middle tells.* could tell two worlds apart by views?\.(\d\.)?deck/);
});
