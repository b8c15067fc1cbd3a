import { create, fast, parseRecord, Recorder, replay, seat, verify } from '@tavern/engine';
import { expect, test } from 'vitest';
import { toy } from '../kernel/toy.ts';
import { magpies } from '../magpies/magpies.ts';
import { seeded } from '../magpies/recorded.ts';

const { record } = seeded();

test('a record without its last answer does not verify: a hash is left over', () => {
  const { answers } = record;
  expect(verify(magpies, { ...record, answers: answers.slice(0, -1) })).toMatchObject({
    ok: false,
    code: 'diverged',
    at: answers.length - 1,
  });
});

test('a record nested without end is refused, not thrown on', () => {
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
  expect(parseRecord({ ...record, rules: deep })).toMatchObject({ ok: false, code: 'malformed' });
  expect(verify(magpies, { ...record, rules: deep })).toMatchObject({ ok: false, code: 'malformed' });
});

test('rules that throw when they list options are the record’s fault as well', () => {
  const game = (options: () => { do: string }[]) =>
    toy({ start: (m) => m.ask(seat(0), { kind: 'go' }) }, { go: { options, answer: (m) => m.next({ do: 'stop' }) } });
  const honest = game(() => [{ do: 'go' }]);
  const match = create(honest, fast(1), [{}], {});
  const recorder = new Recorder(honest, match, { rules: {}, seats: [{ name: 'Ann', choice: {} }], luck: { seed: 1 } });
  match.answer(0, 1, { do: 'go' });
  recorder.note(0, { do: 'go' });
  expect(
    replay(
      game(() => []),
      recorder.toJSON(),
    ),
  ).toMatchObject({ ok: false, code: 'diverged', at: 1 });
});
