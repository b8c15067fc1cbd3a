import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { given, nothingLeftOpen } from '../../testkit/index.ts';
import { note, toy, two } from '../kernel/toy.ts';
import { magpies } from '../magpies/magpies.ts';

const turnOf = (who: number) => ({ do: 'turn', seat: seat(who) }) as const;

test('a scene has the seats, rules and choices it is given, or the fewest and the default', () => {
  const plain = given(magpies, { rests: ['bid'] });
  expect([plain.match.players, plain.state.rules.goal]).toEqual([2, 6]);
  const scene = given(magpies, { seats: [{ bird: 'crow' }, {}, {}], rules: { goal: 9 }, rests: ['bid'] });
  expect([scene.state.birds, scene.state.rules.goal]).toEqual([['crow', 'magpie', 'magpie'], 9]);
  expect(given(magpies, { seats: 4, rests: ['bid'] }).match.players).toBe(4);
});

test('a scene that the game would not allow is refused', () => {
  expect(() => given(magpies, { seats: 5 })).toThrow('the situation is refused');
  expect(() => given(magpies, { rules: { goal: 99 } })).toThrow('rules.goal');
  expect(() => given(magpies, { seats: [{}, { bird: 'owl' }] })).toThrow('seats.1.bird');
});

test('a scene begins where it is told to, with things in their places', () => {
  const scene = given(magpies, {
    from: turnOf(1),
    with: (state) => {
      state.hands[1] = ['crown'];
      state.deck = ['coin', 'ring'];
    },
  });
  expect(scene.asks(1, 'turn').options).toContainEqual({ do: 'nest', card: 'crown' });
  expect(scene.view(1)).toMatchObject({ hands: [null, ['crown']], deckCount: 2 });
});

test('several steps begin in the order written', () => {
  const game = toy({ start: note('start'), a: note('a'), b: note('b') });
  expect(given(game, { from: [{ do: 'a' }, { do: 'b' }, { do: 'stop' }], rests: ['stop'] }).state.log).toEqual(['a', 'b']);
});

test('dice are scripted, from set-up on', () => {
  const game = toy(
    { start: (m) => m.ask(seat(0), { kind: 'roll' }) },
    {
      roll: {
        answer(m) {
          note(`rolled ${m.rng.die(6)}, ${m.rng.pick(['x', 'y'])}, ${m.rng.chance(1, 9)}`)(m);
          m.next({ do: 'stop' });
        },
      },
    },
    { setup: (rng, _seats, rules) => ({ rules, log: [`set up ${rng.die(20)}`], over: false }) },
  );
  const scene = given(game, { dice: [17, 6, 1, true], rests: ['stop'] }).answer(0, { do: 'go' });
  expect(scene.state.log).toEqual(['set up 17', 'rolled 6, y, true']);
  expect(() => given(game)).toThrow('no draw left for die(20)');
});

test('an answer that is refused fails the test and lists what could have been answered', () => {
  const scene = given(magpies, { from: turnOf(0), rests: ['turn'] });
  expect(() => scene.answer(0, { do: 'steal', from: 1 })).toThrow(/blocked\.empty-nest.*options: .*\{"do":"pass"\}/);
  expect(() => scene.answer(1, { do: 'pass' })).toThrow(/not-yours.*options: \[\]/);
});

test('refuses: the answer must be refused, for that reason', () => {
  const scene = given(magpies, { from: turnOf(0), rests: ['turn'] });
  scene.refuses(0, { do: 'steal', from: 1 }, 'not-an-option', 'blocked.empty-nest').refuses(1, { do: 'pass' }, 'not-yours');
  expect(() => scene.refuses(0, { do: 'steal', from: 1 }, 'not-yours')).toThrow('refused otherwise');
  expect(() => scene.refuses(0, { do: 'steal', from: 1 }, 'not-an-option', 'blocked.asleep')).toThrow('refused otherwise');
  expect(() => scene.refuses(0, { do: 'pass' }, 'not-an-option')).toThrow('{"do":"pass"} was accepted');
});

test('asks and asksNothing look at the question of one seat', () => {
  const scene = given(magpies, { from: turnOf(0), rests: ['turn'] });
  expect(scene.asks(0, 'turn')).toMatchObject({ id: 1, kind: 'turn', clock: 'turn', window: false });
  expect(() => scene.asks(0, 'bid')).toThrow("seat 0 is not asked 'bid' but 'turn'");
  expect(() => scene.asks(1, 'turn')).toThrow("seat 1 is not asked 'turn' but nothing");
  expect(() => scene.asksNothing(1).asksNothing(0)).toThrow("seat 0 is asked 'turn'");
});

test('tells: what each seat and the spectators hear of the last answer', () => {
  const scene = given(magpies, {
    from: turnOf(0),
    rests: ['turn'],
    with: (state) => {
      state.deck = ['crown'];
    },
  });
  scene
    .answer(0, { do: 'draw' })
    .tells(0, { type: 'drew', card: 'crown' })
    .tells(1, { type: 'drew', card: null })
    .tells(null, { card: null });
  expect(() => scene.tells(1, { type: 'drew', card: 'crown' })).toThrow(/seat 1 did not hear .*"crown".* but .*"card":null/);
  expect(() => scene.tells(null, { type: 'hawk' })).toThrow('spectators did not hear');
  expect(scene.told(null)).toEqual([{ type: 'drew', seat: 0, card: null }]);
  scene.answer(1, { do: 'pass' });
  expect(scene.told(0)).toEqual([]);
});

test('before the first answer, told is what set-up told', () => {
  const game = toy({
    start(m) {
      m.emit({ type: 'dawn' });
      m.next({ do: 'stop' });
    },
  });
  given(game, { rests: ['stop'] }).tells(null, { type: 'dawn' });
});

test('view: each seat its own, spectators without any hand', () => {
  const scene = given(magpies, {
    from: turnOf(0),
    rests: ['turn'],
    with: (state) => {
      state.hands = [['ring'], ['hawk']];
    },
  });
  expect([0, 1, null].map((who) => scene.view(who).hands)).toEqual([
    [['ring'], null],
    [null, ['hawk']],
    [null, null],
  ]);
});

test('a test must not end on a question that it did not speak of', () => {
  given(magpies);
  expect(nothingLeftOpen).toThrow("the test ended while 'bid' was open: answer it, or expect it with asks(seat, 'bid')");
  expect(nothingLeftOpen).not.toThrow();
});

test('having spoken of a question counts until the next answer', () => {
  const scene = given(magpies);
  scene.asks(0, 'bid');
  scene.answer(0, { do: 'bid', n: 1 });
  expect(nothingLeftOpen).toThrow("'bid' was open");
  given(magpies).asks(0, 'bid');
  expect(nothingLeftOpen).not.toThrow();
});

test('a test must use up its dice', () => {
  const game = toy({ start: (m) => m.ask(two, { kind: 'stop' }) });
  given(game, { seats: 2, dice: [6, 6], rests: ['stop'] });
  expect(nothingLeftOpen).toThrow('2 scripted draws were not used');
});

test('a match that is over leaves nothing open', () => {
  given(magpies).answer(0, { do: 'concede' });
  expect(nothingLeftOpen).not.toThrow();
});

test('all scenes of a test are looked at', () => {
  given(magpies);
  given(magpies, { from: turnOf(0) });
  expect(nothingLeftOpen).toThrow(/'bid' was open[^]*'turn' was open/);
});
