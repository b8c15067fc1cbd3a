import { malformed, refusal, refuse } from '@tavern/engine';
import { expect, test } from 'vitest';

// Refusals go out as they are: what is left out here must not come as `undefined` or as an empty object.
test('a refusal has a field and values only where it was given some', () => {
  expect(refusal('room-full')).toStrictEqual({ ok: false, code: 'room-full', why: { key: 'refusal.room-full' } });
  expect(refusal('room-full', {}, 'act.seat')).toStrictEqual({
    ok: false,
    code: 'room-full',
    field: 'act.seat',
    why: { key: 'refusal.room-full', with: {} },
  });
});

test('the words of the engine’s own refusals are given the field, and none where there is none', () => {
  expect(refuse('match-over')).toStrictEqual({ ok: false, code: 'match-over', why: { key: 'refusal.match-over', with: {} } });
  expect(refuse('not-yours', { seat: { seat: 1 } }, 'seat')).toStrictEqual({
    ok: false,
    code: 'not-yours',
    field: 'seat',
    why: { key: 'refusal.not-yours', with: { field: 'seat', seat: { seat: 1 } } },
  });
});

test('what cannot be read names its field and its problem', () => {
  expect(malformed('rules.tiles', 'too-small', { min: 3 })).toStrictEqual({
    ok: false,
    code: 'malformed',
    field: 'rules.tiles',
    why: {
      key: 'refusal.malformed',
      with: { field: 'rules.tiles', problem: { key: 'problem.too-small', with: { min: 3 } } },
    },
  });
});
