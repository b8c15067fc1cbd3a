import { fast, resume } from '@tavern/engine';
import { expect, test } from 'vitest';
import { magpies } from '../magpies/magpies.ts';
import { newMatch } from '../magpies/recorded.ts';

test('what waits is a step or a question: a snapshot with something of both is refused, not thrown on', () => {
  const saved = newMatch(fast(1)).toJSON();
  const both = { do: 'turn', seat: 0, ask: { kind: 'turn' } };
  expect(resume(magpies, fast(1), { ...saved, todo: [both, ...saved.todo] })).toMatchObject({ ok: false, code: 'malformed' });
  expect(resume(magpies, fast(1), { ...saved, later: [both] })).toMatchObject({ ok: false, code: 'malformed' });
});
