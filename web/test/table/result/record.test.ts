import { describe, expect, it } from 'vitest';
import { recordName } from '../../../table/result/save-record.ts';

describe('a saved record', () => {
  it('is named after its game and the minute, so that a folder of them is in order', () => {
    expect(recordName({ game: 'race' }, new Date(2026, 0, 5, 7, 4))).toBe('race-2026-01-05-0704.json');
  });
});
