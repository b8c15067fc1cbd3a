import { expect, test } from 'vitest';
import { given } from '../../testkit/index.ts';
import { note, toy, two } from './toy.ts';

const rests = ['stop'];

test('what a step requests runs in the order requested, before whatever waits', () => {
  const game = toy({
    start: (m) => m.next({ do: 'outer' }, { do: 'last' }),
    outer: (m) => {
      m.next({ do: 'a' });
      m.ask([], { kind: 'stop' });
      m.next({ do: 'b' }, { do: 'c' });
    },
    a: note('a'),
    b: (m) => {
      note('b')(m);
      m.next({ do: 'b1' });
    },
    b1: note('b1'),
    c: note('c'),
    last: (m) => {
      note('last')(m);
      m.next({ do: 'stop' });
    },
  });
  expect(given(game, { rests }).state.log).toEqual(['a', 'b', 'b1', 'c', 'last']);
});

test('later runs first in, first out, when nothing else waits', () => {
  const game = toy({
    start: (m) => {
      m.later({ do: 'x' });
      m.next({ do: 'a' });
    },
    a: (m) => {
      m.later({ do: 'stop' });
      note('a')(m);
    },
    x: note('x'),
  });
  expect(given(game, { rests }).state.log).toEqual(['a', 'x']);
});

test('FS-003: idle says that nothing is put off any more, so that a step can wait for all that others put off', () => {
  const game = toy({
    start: (m) => {
      expect(m.idle).toBe(true);
      m.later({ do: 'x' });
      expect(m.idle).toBe(false);
      m.next({ do: 'end' });
    },
    end: (m) => {
      if (!m.idle) return m.later({ do: 'end' });
      note('end')(m);
      m.next({ do: 'stop' });
    },
    x: (m) => {
      note('x')(m);
      m.later({ do: 'y' });
    },
    y: note('y'),
  });
  expect(given(game, { rests }).state.log).toEqual(['x', 'y', 'end']);
});

test('skipTo drops what waits before the nearest step of that name and keeps what the step itself requests', () => {
  const game = toy({
    start: (m) => m.next({ do: 'jump' }, { do: 'dropped' }, { do: 'land' }, { do: 'land' }, { do: 'stop' }),
    jump: (m) => {
      m.next({ do: 'kept' });
      expect(m.pending('land')).toBe(true);
      expect(m.pending('nowhere')).toBe(false);
      m.skipTo('land');
    },
    kept: note('kept'),
    dropped: note('dropped'),
    land: note('land'),
  });
  expect(given(game, { rests }).state.log).toEqual(['kept', 'land', 'land']);
});

test('skipTo a step that is not pending is a bug and throws', () => {
  expect(() => given(toy({ start: (m) => m.skipTo('nowhere') }))).toThrow("skipTo('nowhere'): no such step is pending");
});

test('settle runs after every step until it finds nothing to do, and may request steps', () => {
  const game = toy(
    { start: (m) => m.next({ do: 'a' }, { do: 'stop' }), a: note('a'), mend: note('mend') },
    {},
    {
      settle(m) {
        if (m.state.log.at(-1) !== 'a') return false;
        note('settled')(m);
        m.next({ do: 'mend' });
        return true;
      },
    },
  );
  expect(given(game, { rests }).state.log).toEqual(['a', 'settled', 'mend']);
});

test('a loop in the rules is an error that names the steps, and breaks the match', () => {
  const game = toy(
    {
      start: (m) => m.ask(two[0] ?? [], { kind: 'begin' }),
      ping: (m) => m.next({ do: 'pong' }),
      pong: (m) => m.next({ do: 'ping' }),
    },
    {
      begin: { answer: (m) => m.next({ do: 'ping' }) },
    },
  );
  const { match } = given(game, { rests: ['begin'] });
  expect(() => match.answer(0, 1, { do: 'go' })).toThrow(/a loop in the rules.*ping, pong/);
  expect(match.answer(0, 1, { do: 'go' })).toMatchObject({ ok: false, code: 'match-broken' });
  expect(() =>
    match.fork({
      stream: () => {
        throw new Error('unused');
      },
    }),
  ).toThrow('broken');
});

test('settle that never rests is caught as well', () => {
  expect(() => given(toy({ start: () => {} }, {}, { settle: () => true }))).toThrow('settle always finds something');
});

test('a match that has nothing left to do and no outcome is a bug', () => {
  expect(() => given(toy({ start: () => {} }))).toThrow('nothing is left to do');
});

test('the match stops at once when there is an outcome', () => {
  const game = toy({
    start: (m) => m.next({ do: 'win' }, { do: 'a' }),
    win: (m) => {
      m.state.over = true;
    },
    a: note('a'),
  });
  const scene = given(game);
  expect(scene.match.over?.why.key).toBe('outcome.toy');
  expect(scene.state.log).toEqual([]);
  expect(scene.match.toJSON()).toMatchObject({ todo: [], later: [] });
});
