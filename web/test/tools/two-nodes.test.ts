import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import type { AnswerRow } from '../../../server/store/store.ts';
import { audit } from '../../tools/two-nodes/ending.ts';
import type { LineTap } from '../../tools/two-nodes/line-tap.ts';
import { feltBy, type Note } from '../../tools/two-nodes/page-notes.ts';

const note = (at: number, told: number, banner = ''): Note => ({ at, told, banner, toast: '', headline: 'Your turn' });

test('a page felt a disturbance from its first words to its last, and until something new happened', () => {
  const notes = [note(900, 5), note(1_040, 6), note(1_050, 6, 'Lost'), note(1_200, 6), note(1_300, 6, 'Lost'), note(2_000, 6)];
  expect(feltBy([...notes, note(4_200, 7)], { since: 1_000 })).toEqual({
    told: 50,
    words: ['Your turn', 'Lost'],
    back: 1_000,
    on: 3_200,
  });
  expect(feltBy(notes, { since: 1_000 })).toMatchObject({ back: 1_000, on: null });
  expect(feltBy(notes.slice(0, -1), { since: 1_000 })).toMatchObject({ told: 50, back: null });
  expect(feltBy([note(900, 5), note(4_200, 7)], { since: 1_000 })).toMatchObject({ told: null, back: null, on: 3_200 });
});

test('what happens before it is mended, or from the next disturbance on, does not count as going on', () => {
  const notes = [note(900, 5), note(1_500, 6), note(9_000, 7)];
  expect(feltBy(notes, { since: 1_000, mended: 8_000 }).on).toBe(8_000);
  expect(feltBy(notes, { since: 1_000, mended: 2_000, until: 8_000 }).on).toBeNull();
});

type Fate = ReturnType<LineTap['sent']>[number]['fate'];

function audited(sent: readonly (readonly [id: string, fate: Fate])[], stored: readonly string[]) {
  const tap = { match: 'm', lines: 1, sent: () => sent.map(([id, fate]) => ({ match: 'm', id, fate, times: 1 })) };
  const rows = stored.map((clientId, index): AnswerRow => {
    return { match: 'm', seq: index + 1, seat: seat(0), option: { do: 'end' }, at: 0, frame: index, chain: '', clientId };
  });
  return audit({ answers: () => Promise.resolve(rows) }, 'm', [{ tap }]);
}

test('the audit finds an acknowledged answer that is not stored, one that is stored twice, and one that nobody heard of again', async () => {
  await expect(
    audited(
      [
        ['a', 'safe'],
        ['b', 'refused'],
        ['c', 'held'],
      ],
      ['a'],
    ),
  ).resolves.toMatchObject({
    acknowledged: 1,
    lost: 0,
    refused: 1,
    held: 1,
  });
  await expect(
    audited(
      [
        ['a', 'safe'],
        ['b', 'safe'],
      ],
      ['a'],
    ),
  ).rejects.toThrow('"lost":1');
  await expect(audited([['a', 'safe']], ['a', 'a'])).rejects.toThrow('"doubled":1');
  await expect(
    audited(
      [
        ['a', 'safe'],
        ['b', 'open'],
      ],
      ['a'],
    ),
  ).rejects.toThrow('"open":1');
});
