import { replay, type Seat, seat, verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { conforms } from '../../conformance/index.ts';
import { samples } from '../../testkit/index.ts';
import { magpies } from '../magpies/magpies.ts';
import { onTurn, why, withTurn } from '../magpies/planted.ts';
import type { MagpiesGame, State, TurnOption } from '../magpies/types.ts';

const { turn, hawk } = magpies.questions;
const startingWith = (extra: (state: State) => object): MagpiesGame => ({
  ...magpies,
  setup: (rng, seats, rules) => {
    const state = magpies.setup(rng, seats, rules);
    return Object.assign(state, extra(state));
  },
});

test('an honest game keeps every promise', () => {
  const games = samples(40, 300);
  const report = conforms(magpies, { games, seed: 1, every: 10 });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(games);
  expect(report.answers).toBeGreaterThan(games * 16);
});

test('the report says who ever saw each type of event', () => {
  expect(conforms(magpies, { games: 60, seed: 1, every: 50 }).audience).toEqual({
    bids: ['everybody'],
    drew: ['named seats, masked for others'],
    nested: ['everybody'],
    stealing: ['everybody'],
    hawk: ['everybody'],
    stole: ['everybody'],
    offered: ['named seats, masked for others'],
    bartered: ['named seats, masked for others'],
    left: ['everybody'],
  });
});

test('a witness sees every answer', () => {
  let seen = 0;
  const report = conforms(magpies, {
    games: 3,
    seed: 1,
    every: 50,
    witness: () => {
      seen += 1;
    },
  });
  expect(seen).toBe(report.answers + report.games);
});

test('a question without options', () => {
  const game = { ...magpies, questions: { ...magpies.questions, hawk: { ...hawk, options: () => [] } } };
  expect(why(game)).toMatch(/question 'hawk' has no option for seat \d/);
});

test('the same option twice', () => {
  expect(why(withTurn({ options: (...given) => [...turn.options(...given), { do: 'pass' }] }))).toBe(
    `'turn' lists {"do":"pass"} twice`,
  );
});

test('an option that is not flat', () => {
  const options: typeof turn.options = () => [{ do: 'pass', how: ['slowly'] } as TurnOption];
  const { failures } = conforms(withTurn({ options }), { games: 20, seed: 500, every: 1000 });
  expect(failures.map((each) => each.why)).toContainEqual(expect.stringMatching(/of 'turn' is not flat: option\.how/));
});

test('concede among the options', () => {
  const options: typeof turn.options = () => [{ do: 'concede' } as unknown as TurnOption];
  expect(why(withTurn({ options }))).toMatch(/'turn' lists concede/);
});

test('a fallback that is not listed', () => {
  expect(why(withTurn({ fallback: () => ({ do: 'nest', card: 'hawk' }) }))).toMatch(
    /fallback {"do":"nest","card":"hawk"} of 'turn' is not listed/,
  );
});

test('a listed option that the rules then refuse', () => {
  const game = onTurn((_m, option) => {
    if (option.do === 'steal') throw new Error('no stealing on Sundays');
  });
  expect(why(game)).toContain('no stealing on Sundays');
});

test('a function in state', () => {
  expect(why(startingWith(() => ({ cry: () => 'caw' })))).toMatch(/function/);
});

test('an instance of a class in state', () => {
  class Wind {
    readonly strength = 3;
  }
  expect(why(startingWith(() => ({ wind: new Wind() })))).toBe('not a plain tree: match.state.wind is an instance of Wind');
});

test('one list in two places of state', () => {
  expect(why(startingWith((state) => ({ flock: state.birds })))).toMatch(
    /match\.state\.\w+ is an object that also stands elsewhere/,
  );
});

test('one object in state and in a step', () => {
  const open: MagpiesGame['steps']['open'] = (m) => {
    magpies.steps.open(m, {});
    m.next({ do: 'glint', seat: seat(0), about: m.state.rules } as { do: 'glint'; seat: Seat });
  };
  expect(why({ ...magpies, steps: { ...magpies.steps, open } })).toMatch(
    /todo\[0\]\.about is an object that also stands elsewhere/,
  );
});

test('a window in which the interrupt comes first: the clock would play it for its holder', () => {
  const options: typeof hawk.options = (...given) => [...hawk.options(...given)].reverse();
  const game = { ...magpies, questions: { ...magpies.questions, hawk: { ...hawk, options } } };
  expect(why(game, { players: 3 })).toMatch(/^the fallback of a window must be one and the same pass for all/);
});

test('an event that shares a list with state', () => {
  const game = onTurn((m) => m.emit({ type: 'bids', bids: m.state.hands as never }));
  expect(why(game)).toBe('event bids shares an object with state: give it a copy');
});

test('a fraction in an event', () => {
  const game = onTurn((m) => m.emit({ type: 'left', seat: seat(0.5) }));
  expect(why(game)).toBe('not a plain tree: event left.seat is 0.5, not a whole number');
});

test('rules that remember something outside the match: the replay diverges', () => {
  let turns = 0;
  const game: MagpiesGame = {
    ...magpies,
    steps: {
      ...magpies.steps,
      'turn.end'(m, step) {
        if (++turns % 7 === 0) m.state.turn += 1;
        magpies.steps['turn.end'](m, step);
      },
    },
  };
  // Heavy checks only after answer 2000, which no match reaches: most games come to their replay.
  const { failures } = conforms(game, { seed: 2000, every: 3000, games: 20 });
  expect(failures.map(({ why }) => why).join('\n')).toMatch(/^the replay diverges: .*"at":\d+/m);
});

test('rules that remember something outside the match: saving parts from playing on', () => {
  let turns = 0;
  const game = onTurn((m) => {
    m.state.turn += ++turns % 2;
  });
  expect(why(game, { every: 1 })).toMatch(/after saving and resuming, .* leads elsewhere/);
});

test('a match that never ends', () => {
  expect(why({ ...magpies, settle: () => false }, { mostAnswers: 500 })).toBe('the match does not end: 500 answers so far');
});

test('a card doubled', () => {
  const game = onTurn((m, option) => {
    if (option.do === 'draw') m.state.discard.push('coin');
  });
  expect(why(game)).toBe('a card was lost or doubled');
});

test('a view that changes what it looks at', () => {
  const view: MagpiesGame['view'] = (state, who) => {
    if (who === null) state.turn += 1;
    return magpies.view(state, who);
  };
  expect(why({ ...magpies, view })).toMatch(/^looking .* changed the match|^a resumed match is not the match/);
});

test('giving up that leaves nothing to do', () => {
  const game: MagpiesGame = {
    ...magpies,
    steps: {
      ...magpies.steps,
      'turn.end': (m, step) => (m.state.birds.includes('out') ? undefined : magpies.steps['turn.end'](m, step)),
    },
  };
  expect(why(game)).toContain('nothing is left to do, and the match is not over');
});

test('giving up that throws', () => {
  expect(
    why({
      ...magpies,
      concede: () => {
        throw new Error('nobody leaves');
      },
    }),
  ).toBe('nobody leaves');
});

test('a failure comes with its seed, its answer and a record that plays up to it; its game alone fails the same way', () => {
  const game = onTurn((m, option) => {
    if (option.do === 'nest' && option.card === 'crown') m.state.discard.push('coin');
  });
  const [first, ...others] = conforms(game, { games: 40, seed: 1, every: 3 }).failures;
  if (first === undefined) throw new Error('nothing was found');
  expect(first).toMatchObject({ seed: expect.any(Number), why: 'a card was lost or doubled' });
  expect(others.length).toBe(4);
  for (const each of [first, ...others]) expect(conforms(game, { games: 1, seed: each.seed, every: 3 }).failures).toEqual([each]);
  const replayed = replay(game, first.record);
  expect(replayed.ok && replayed.match.seq).toBe(first.at);
  expect(first.record?.answers.at(-1)?.[1]).toEqual({ do: 'nest', card: 'crown' });
  expect(verify(game, first.record).ok).toBe(true);
});

test('not more than five failures are collected', () => {
  const played: number[] = [];
  const report = conforms(withTurn({ options: () => [] }), { games: 40, seed: 1, progress: (games) => played.push(games) });
  expect([report.failures.length, played]).toEqual([5, [1, 2, 3, 4, 5]]);
});

test('something that changes after it was told of', () => {
  const late = onTurn((m, option) => {
    if (option.do === 'draw') m.state.nests[0]?.reverse();
  });
  expect(why(late)).toMatch(/^'turn' changes something after it told of drew: emit after the change \(view\.nests/);
});

test('an answer whose events do not account for what it changed', () => {
  const nests = ({ nests }: State): number => nests.reduce((sum, { length }) => sum + length, 0);
  const counting = (game: MagpiesGame): MagpiesGame => ({
    ...game,
    account(before, events, after) {
      if (events.some(({ type }) => type !== 'nested') || events.length === 0) return;
      if (nests(after) !== nests(before) + events.length) throw new Error('something else was nested than was told');
    },
  });
  const games = samples(10, 40);
  expect(conforms(counting(magpies), { games, seed: 1 }).failures).toEqual([]);
  // What it says is a failure like any other, with the answer that made it.
  const forgetful: MagpiesGame = {
    ...magpies,
    account(before, events, after) {
      if (events.length === 1 && events[0]?.type === 'nested' && nests(after) !== nests(before))
        throw new Error('a nest is not in the book');
    },
  };
  const [first] = conforms(forgetful, { games, seed: 1 }).failures;
  expect(first).toMatchObject({ why: 'a nest is not in the book' });
  expect(first?.record?.answers.at(-1)?.[1]).toMatchObject({ do: 'nest' });
});
