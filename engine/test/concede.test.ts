import { create, fast, type Game, type Play, type QuestionDef, type Seat, seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { given } from '../testkit/index.ts';
import { note, type Toy, toy, two } from './kernel/toy.ts';
import { magpies } from './magpies/magpies.ts';

const GIVE_UP = { do: 'concede' } as const;
const three: readonly Seat[] = [seat(0), seat(1), seat(2)];
const rests = ['stop', 'pick', 'bid', 'trade'];
const goOn = { concede: (m: Play<Toy>, who: Seat) => note(`${who} left`)(m) };
const answers = (m: Play<Toy>, given: readonly { seat: Seat; option: { do: string } | null }[]): void =>
  note(given.map(({ seat: who, option }) => `${who} ${option?.do ?? 'nothing'}`).join())(m);

/** Everyone is asked this; then seat 0 alone. */
const asking = (kind: string, def: Partial<QuestionDef<Toy, Toy['questions'][string]>>, more: Partial<Game<Toy>> = goOn) =>
  toy(
    {
      start(m) {
        m.ask(three, { kind });
        m.next({ do: 'stop' });
      },
    },
    { [kind]: def },
    more,
  );

test('without a rule for it, giving up ends the match, that seat last', () => {
  const scene = given(asking('pick', {}, {}), { seats: 3 }).answer(1, GIVE_UP);
  expect(scene.match.over).toEqual({
    ranking: [[0, 2], [1]],
    winners: [0, 2],
    why: { key: 'outcome.conceded', with: { who: { seat: 1 } } },
  });
  expect(scene.match.packet(seat(0)).over).toEqual(scene.match.over);
  scene.asksNothing(0).refuses(0, { do: 'go' }, 'match-over').refuses(1, GIVE_UP, 'match-over');
});

test('a match that is over by its own rules is not judged anew', () => {
  const game = toy({
    start(m) {
      m.state.over = true;
    },
  });
  expect(given(game, { seats: 2 }).refuses(0, GIVE_UP, 'match-over').match.over?.why.key).toBe('outcome.toy');
});

test('with a rule for it the match goes on, and the seat is never asked again', () => {
  const game = toy(
    {
      start(m) {
        m.ask(three, { kind: 'pick' });
        m.next({ do: 'start' });
      },
    },
    { pick: { answer: (m, who) => note(`${who}`)(m) } },
    goOn,
  );
  const scene = given(game, { seats: 3, rests }).answer(1, GIVE_UP);
  for (let round = 0; round < 3; round++) scene.asksNothing(1).answer(2, { do: 'go' }).asksNothing(1).answer(0, { do: 'go' });
  expect(scene.state.log).toEqual(['1 left', '2', '0', '2', '0', '2', '0']);
  expect(scene.match.gone).toEqual([1]);
});

test('a seat that is not asked may give up as well, whatever question number comes with it', () => {
  const game = toy({ start: (m) => m.ask(seat(0), { kind: 'pick' }) }, { pick: {} }, goOn);
  const { match } = given(game, { seats: 3, rests });
  expect(match.answer(2, 77, GIVE_UP)).toEqual({ ok: true, events: [] });
  expect([match.gone, match.asked, match.seq]).toEqual([[2], [0], 1]);
});

test('nobody gives up twice, and a seat that has given up can do nothing else', () => {
  const scene = given(asking('pick', {}), { seats: 3, rests }).answer(1, GIVE_UP);
  scene.refuses(1, GIVE_UP, 'already-conceded').refuses(1, { do: 'go' }, 'already-conceded');
  expect(scene.match.answer(1, 1, GIVE_UP)).toMatchObject({ field: 'seat' });
});

test('the last missing answer of a question: it closes without the seat', () => {
  const scene = given(asking('pick', { done: answers }), { seats: 3, rests })
    .answer(0, { do: 'go' })
    .answer(2, { do: 'go' });
  scene.answer(1, GIVE_UP).asks(0, 'stop');
  expect(scene.state.log).toEqual(['1 left', '0 go,2 go']);
});

test('an answer already given to a question with the others still out is taken back', () => {
  const scene = given(asking('bid', { mode: 'sealed', done: answers }), { seats: 3, rests }).answer(1, { do: 'go' });
  scene.answer(1, GIVE_UP).asks(2, 'bid');
  scene.answer(0, { do: 'go' }).answer(2, { do: 'go' });
  expect(scene.state.log).toEqual(['1 left', '0 go,2 go']);
});

test('a standing question stays open for the others and closes when nobody is left in it', () => {
  const game = toy(
    {
      start(m) {
        m.ask([seat(1), seat(2)], { kind: 'trade' });
        m.next({ do: 'stop' });
      },
    },
    { trade: { mode: 'standing', answer: (m, who) => note(`${who}`)(m) } },
    goOn,
  );
  const scene = given(game, { seats: 3, rests }).answer(2, GIVE_UP).answer(1, { do: 'go' }).answer(1, { do: 'go' });
  scene.asks(1, 'trade');
  scene.answer(1, GIVE_UP).asks(0, 'stop');
  expect(scene.state.log).toEqual(['2 left', '1', '1', '1 left']);
});

test('a question still to come is asked without the seat, and not at all if it was for that seat alone', () => {
  const game = toy(
    {
      start(m) {
        m.ask(seat(0), { kind: 'pick' });
        m.ask(seat(1), { kind: 'alone' });
        m.ask(two, { kind: 'both' });
        m.next({ do: 'stop' });
      },
    },
    { pick: {}, alone: { done: (m) => note('alone')(m) }, both: { done: answers } },
    goOn,
  );
  const scene = given(game, { seats: 2, rests }).answer(1, GIVE_UP).answer(0, { do: 'go' });
  expect(scene.asks(0, 'both').id).toBe(2);
  scene.answer(0, { do: 'go' });
  expect(scene.state.log).toEqual(['1 left', '0 go']);
});

test('the others keep the numbers of their questions', () => {
  const game = toy(
    {
      start(m) {
        m.ask(seat(0), { kind: 'pick' });
        m.ask(two, { kind: 'pick' });
        m.next({ do: 'stop' });
      },
    },
    { pick: {} },
    goOn,
  );
  const scene = given(game, { seats: 2 }).answer(0, { do: 'go' }).answer(0, GIVE_UP);
  expect(scene.asks(1, 'pick').id).toBe(1);
});

test('a seat that gives up also leaves the question beneath the open one', () => {
  const game = toy(
    {
      start(m) {
        m.ask(three, { kind: 'pick' });
        m.next({ do: 'stop' });
      },
    },
    {
      pick: {
        answer: (m, who) => {
          if (who === 0) m.ask(seat(2), { kind: 'above' });
        },
      },
      above: {},
    },
    goOn,
  );
  const scene = given(game, { seats: 3, rests }).answer(0, { do: 'go' });
  scene.answer(1, GIVE_UP).asks(2, 'above');
  scene.answer(2, { do: 'go' }).asks(2, 'pick');
  scene.asksNothing(1).answer(2, { do: 'go' }).asks(0, 'stop');
});

test('steps asked for by giving up run before what waits', () => {
  const game = toy(
    {
      start(m) {
        m.ask(two, { kind: 'pick' });
        m.next({ do: 'stop' });
      },
      mourn: note('mourn'),
    },
    { pick: {} },
    { concede: (m) => m.next({ do: 'mourn' }) },
  );
  const scene = given(game, { seats: 2, rests }).answer(0, GIVE_UP);
  expect(scene.state.log).toEqual(['mourn']);
  scene.asks(1, 'pick');
});

test('a rule for giving up that throws breaks the match', () => {
  const game = asking(
    'pick',
    {},
    {
      concede() {
        throw new Error('no way out');
      },
    },
  );
  const { match } = given(game, { seats: 3, rests });
  expect(() => match.answer(0, 0, GIVE_UP)).toThrow('no way out');
  expect(match.answer(0, 0, GIVE_UP)).toMatchObject({ code: 'match-broken' });
});

test('magpies: a bird that leaves in the middle of a barter gives up hand and nest, and it is the next bird’s turn', () => {
  const scene = given(magpies, { seats: 3, from: { do: 'turn', seat: seat(0) } }).answer(0, { do: 'barter', with: 1 });
  scene
    .answer(1, GIVE_UP)
    .tells(null, { type: 'left', seat: seat(1) })
    .asks(2, 'turn');
  expect([scene.state.hands[1], scene.state.barter, scene.state.discard.length]).toEqual([[], null, 3]);
});

test('magpies: the last bird left has won', () => {
  const match = create(magpies, fast(1), [{ bird: 'crow' }, { bird: 'magpie' }], { goal: 9, barter: true, dusk: 'late' });
  match.answer(0, 0, GIVE_UP);
  expect(match.over).toMatchObject({ ranking: [[1], [0]], winners: [1] });
});
