import { describe, expect, it } from 'vitest';
import type { HereMatch } from '../../../play/here/here-match.ts';
import { MemoryStorage } from '../../../play/here/memory-storage.ts';

const MATCH: HereMatch = {
  id: 'a',
  game: 'race',
  version: 1,
  contentHash: 'hash',
  rules: {},
  seats: [],
  secret: '00',
  nonces: [],
  startedAt: 1,
  endedAt: null,
  summary: { answers: 0, touchedAt: 1, waiting: [], rounds: null, winners: null },
};
const entry = (seq: number) => ({ seq, seat: 0, option: { do: 'roll' }, at: seq, frame: seq });
const progress = (answers: number) => ({ endedAt: null, summary: { ...MATCH.summary, answers } });

// The browser's own database must do the same: the browser tests use that one.
describe('a storage', () => {
  it('returns what was stored, and shares nothing with it', async () => {
    const storage = new MemoryStorage();
    await storage.add(MATCH);
    await storage.append('a', entry(1), progress(1));
    const found = await storage.read('a');
    expect(found).toEqual({ match: { ...MATCH, ...progress(1) }, log: [entry(1)] });
    expect(await storage.matches()).toEqual([{ ...MATCH, ...progress(1) }]);
    Object.assign(found?.match ?? {}, { id: 'changed' });
    expect(await storage.matches()).toMatchObject([{ id: 'a' }]);
  });

  it('takes no answer twice, and none for a match that is not there', async () => {
    const storage = new MemoryStorage();
    await storage.add(MATCH);
    await storage.append('a', entry(1), progress(1));
    await expect(storage.append('a', entry(1), progress(9))).rejects.toThrow();
    await expect(storage.append('b', entry(1), progress(1))).rejects.toThrow();
    await expect(storage.add(MATCH)).rejects.toThrow();
    expect((await storage.read('a'))?.log).toHaveLength(1);
    expect((await storage.read('a'))?.match).toMatchObject({ summary: { answers: 1 } });
  });

  it('forgets a match with all its answers', async () => {
    const storage = new MemoryStorage();
    await storage.add(MATCH);
    await storage.append('a', entry(1), progress(1));
    await storage.remove('a');
    expect(await storage.read('a')).toBeNull();
    await storage.add(MATCH);
    expect((await storage.read('a'))?.log).toEqual([]);
  });
});
