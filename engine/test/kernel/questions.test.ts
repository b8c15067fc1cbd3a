import { imagine, resume, type Seat, scripted, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { given } from '../../testkit/index.ts';
import { note, toy, two } from './toy.ts';

const rests = ['stop'];

test('once: each seat answers once, handled on arrival; what it requests runs before the others answer', () => {
  const game = toy(
    {
      start: (m) => {
        m.ask(two, { kind: 'pick' });
        m.next({ do: 'stop' });
      },
      react: note('react'),
    },
    {
      pick: {
        answer(m, who) {
          note(`pick ${who}`)(m);
          m.next({ do: 'react' });
        },
        done: (m) => note('done')(m),
      },
    },
  );
  const scene = given(game, { seats: 2, rests });
  scene.answer(1, { do: 'go' });
  expect(scene.state.log).toEqual(['pick 1', 'react']);
  scene.asksNothing(1).refuses(1, { do: 'go' }, 'no-such-question');
  scene.answer(0, { do: 'go' });
  expect(scene.state.log).toEqual(['pick 1', 'react', 'pick 0', 'react', 'done']);
});

test('withdraw closes the question for those who have not answered', () => {
  const game = toy(
    {
      start: (m) => {
        m.ask(two, { kind: 'pick' });
        m.next({ do: 'stop' });
      },
    },
    {
      pick: { answer: (m) => m.withdraw(), done: (m, answers) => note(JSON.stringify(answers))(m) },
    },
  );
  const scene = given(game, { seats: 2, rests }).answer(1, { do: 'go' });
  expect(scene.state.log).toEqual(['[{"seat":0,"option":null},{"seat":1,"option":{"do":"go"}}]']);
});

test('withdraw outside an answer is a bug', () => {
  expect(() => given(toy({ start: (m) => m.withdraw() }))).toThrow('no question is being answered');
});

test('sealed: kept secret and handled together, in the order of seats', () => {
  const options = () => [1, 2, 3].map((n) => ({ do: 'bid', n }));
  const game = toy(
    {
      start: (m) => {
        m.ask(two, { kind: 'bid' });
        m.next({ do: 'stop' });
      },
    },
    {
      bid: { mode: 'sealed', options, done: (m, answers) => note(answers.map(({ option }) => option?.n).join())(m) },
    },
  );
  const scene = given(game, { seats: 2, rests }).answer(1, { do: 'bid', n: 3 });
  expect(scene.state.log).toEqual([]);
  expect(scene.told(0)).toEqual([]);
  expect(JSON.stringify(scene.match.packet(seat(0)).flow)).not.toContain('"n":3');
  expect(scene.match.packet(seat(0)).waiting).toEqual([{ seat: 0, kind: 'bid' }]);
  expect(scene.match.packet(null).flow).toBeUndefined();

  const world = imagine(game, scene.match.packet(seat(0)), seat(0), scripted([1]));
  world.answer(0, 1, { do: 'bid', n: 1 });
  expect((world.state as { log: string[] }).log).toEqual(['1,2']);

  scene.answer(0, { do: 'bid', n: 1 });
  expect(scene.state.log).toEqual(['1,3']);
});

test('given: a seat that had answered before being asked is not asked, and to all others seems to be choosing', () => {
  const asking = (given: readonly Seat[]) =>
    toy(
      {
        start: (m) => {
          m.ask(two, { kind: 'bid' }, given);
          m.next({ do: 'stop' });
        },
      },
      { bid: { mode: 'sealed', done: (m, answers) => note(answers.map(({ option }) => option?.do ?? 'given').join())(m) } },
    );
  const scene = given(asking([seat(1)]), { seats: 2, rests });
  const plain = given(asking([]), { seats: 2, rests: ['stop', 'bid'] });
  for (const eyes of [seat(0), null]) expect(scene.match.packet(eyes)).toEqual(plain.match.packet(eyes));
  expect([scene.match.asked, scene.match.awaited]).toEqual([[0], [0, 1]]);
  expect(scene.asksNothing(1).match.packet(seat(1)).waiting).toEqual([{ seat: 0, kind: 'bid' }]);
  expect(resume(scene.match.game, scripted([]), JSON.parse(JSON.stringify(scene.match)))).toMatchObject({ ok: true });
  scene.answer(0, { do: 'go' });
  expect(scene.state.log).toEqual(['go,given']);
  expect(given(asking(two), { seats: 2, rests }).state.log).toEqual([]);
});

test('standing: open to all its seats until withdrawn', () => {
  const options = () => [{ do: 'offer' }, { do: 'close' }];
  const game = toy(
    {
      start: (m) => {
        m.ask(two, { kind: 'trade' });
        m.next({ do: 'stop' });
      },
    },
    {
      trade: {
        mode: 'standing',
        options,
        answer(m, who, option) {
          note(`${who} ${option.do}`)(m);
          if (option.do === 'close') m.withdraw();
        },
      },
    },
  );
  const scene = given(game, { seats: 2, rests });
  for (const who of [0, 0, 1, 0]) scene.answer(who, { do: 'offer' });
  scene.asks(1, 'trade');
  scene.answer(1, { do: 'close' }).asksNothing(1);
  expect(scene.state.log).toEqual(['0 offer', '0 offer', '1 offer', '0 offer', '1 close']);
});

test('a window keeps who has answered to itself until it closes', () => {
  const game = toy(
    {
      start: (m) => {
        m.ask(two, { kind: 'window' });
        m.next({ do: 'stop' });
      },
    },
    {
      window: { window: true, answer: () => {} },
    },
  );
  const scene = given(game, { seats: 3, rests });
  const before = scene.match.packet(seat(2));
  scene.answer(0, { do: 'go' });
  expect(scene.match.packet(seat(2))).toEqual(before);
  expect(before.waiting).toEqual([
    { seat: 0, kind: 'window' },
    { seat: 1, kind: 'window' },
  ]);
  expect(scene.asks(1, 'window').clock).toBe('window');
  scene.answer(1, { do: 'go' });
  expect(scene.match.packet(seat(2)).waiting).toEqual([{ seat: 0, kind: 'stop' }]);
});

test('only the topmost question is open; the one beneath comes back with its own number', () => {
  const game = toy(
    {
      start: (m) => {
        m.ask(two, { kind: 'under' });
        m.next({ do: 'stop' });
      },
    },
    {
      under: {
        answer: (m, who) => {
          if (who === 0) m.ask(seat(1), { kind: 'over' });
        },
      },
      over: { answer: () => {} },
    },
  );
  const scene = given(game, { seats: 2, rests });
  expect(scene.asks(1, 'under').id).toBe(1);
  scene.answer(0, { do: 'go' });
  expect(scene.asks(1, 'over').id).toBe(2);
  scene.answer(1, { do: 'go' });
  expect(scene.asks(1, 'under').id).toBe(1);
  scene.answer(1, { do: 'go' });
  expect(scene.asks(0, 'stop').id).toBe(2);
});

test('a question put to nobody is skipped', () => {
  const game = toy(
    {
      start: (m) => {
        m.ask([], { kind: 'never' });
        m.next({ do: 'stop' });
      },
    },
    { never: { done: (m) => note('never')(m) } },
  );
  expect(given(game, { rests }).state.log).toEqual([]);
});

test('question numbers count per seat', () => {
  const game = toy(
    {
      start: (m) => {
        m.ask(seat(0), { kind: 'a' });
        m.ask(two, { kind: 'a' });
        m.next({ do: 'stop' });
      },
    },
    { a: { answer: () => {} } },
  );
  const scene = given(game, { seats: 2, rests }).answer(0, { do: 'go' });
  expect([scene.asks(0, 'a').id, scene.asks(1, 'a').id]).toEqual([2, 1]);
});

test('what leaves the match is a copy: bending a packet changes neither rules nor match', () => {
  const listed = [{ do: 'go' }];
  const game = toy(
    {
      start: (m) => {
        m.ask(seat(0), { kind: 'a' });
        m.next({ do: 'stop' });
      },
    },
    { a: { options: () => listed } },
  );
  const scene = given(game, { rests });
  const { question, view } = scene.match.packet(seat(0));
  Object.assign(question?.options[0] ?? {}, { do: 'cheat' });
  Object.assign(question?.ask ?? {}, { kind: 'b' });
  (view as { log: string[] }).log.push('cheat');
  scene.asks(0, 'a');
  scene.refuses(0, { do: 'cheat' }, 'not-an-option');
  expect(listed).toEqual([{ do: 'go' }]);
  expect(scene.state.log).toEqual([]);
});

test('an event that shares a list with state is refused: it would change after it was told', () => {
  const showing = (cards: (log: string[]) => string[]) =>
    toy({
      start(m) {
        m.emit({ type: 'shown', cards: cards(m.state.log) });
        m.next({ do: 'stop' });
      },
    });
  expect(() => given(showing((log) => log))).toThrow('event shown shares an object with state');
  expect(
    given(
      showing((log) => [...log]),
      { rests },
    ).told(0),
  ).toEqual([{ type: 'shown', cards: [] }]);
});
