import type { MatchRecord } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import { verdictOf } from '../../../play/verify/verdict.ts';
import { Browser, bot, isOver, person, playOn } from '../here/here.ts';
import { goldenRecord } from '../replay/replays.ts';

async function recorded(): Promise<MatchRecord> {
  const tab = new Browser().tab();
  const source = await tab.open(await tab.start({ game: 'race', rules: { tiles: 8 }, seats: [person('Mei'), bot('random')] }));
  await playOn(source, () => isOver(source));
  const record = await source.record();
  if ('ok' in record) throw new Error(record.why.key);
  return record;
}

describe('a record', () => {
  it('is valid, as an object or as its saved text', async () => {
    const record = await recorded();
    const verdict = {
      ok: true,
      game: 'race',
      names: ['Mei', record.seats[1]?.name],
      bots: [false, true],
      answers: record.answers.length,
      origin: null,
    };
    expect(await verdictOf(record, packOf)).toEqual(verdict);
    expect(await verdictOf(JSON.stringify(record), packOf)).toEqual(verdict);
  });

  it('is valid whatever its bots are called, also in records from before they were persons', async () => {
    const record = await recorded();
    const old = { ...record, seats: record.seats.map((seat) => (seat.bot === true ? { ...seat, name: 'normal 2' } : seat)) };
    expect(await verdictOf(old, packOf)).toMatchObject({ ok: true, names: ['Mei', 'normal 2'], bots: [false, true] });
  });

  it('is invalid if its dice or its end were changed, and tells from which answer on', async () => {
    const record = await recorded();
    const forged = { ...record, secret: 'ff'.repeat(32) };
    expect(await verdictOf(forged, packOf)).toMatchObject({ ok: false, code: 'not-the-secret', at: 0 });
    const last = record.answers.length;
    const bent = { ...record, hashes: { ...record.hashes, [last]: record.hashes[0] ?? '' } };
    expect(await verdictOf(bent, packOf)).toMatchObject({ ok: false, code: 'diverged', at: last });
    const longer = { ...record, answers: [...record.answers, record.answers[0]] };
    expect(await verdictOf(longer, packOf)).toMatchObject({ ok: false, at: longer.answers.length });
  });

  it('is refused in the words of its game where the game’s own rules refuse it, and names that game', async () => {
    const record = goldenRecord('skirmish/test/golden/2-bots.json');
    const seats = record.seats.map((each) => ({ ...each, choice: { deck: 'SK1-9zz' } }));
    const verdict = await verdictOf({ ...record, seats }, packOf);
    if (verdict.ok || verdict.game === undefined) throw new Error(JSON.stringify(verdict));
    const words = (await packOf(verdict.game))?.texts;
    expect(words?.en).toHaveProperty([verdict.why.key]);
    expect(words?.['zh-Hant']).toHaveProperty([verdict.why.key]);
  });

  it('is refused if it cannot be read, or if its game is unknown', async () => {
    expect(await verdictOf('{ torn', packOf)).toMatchObject({ ok: false, code: 'link.not-a-record' });
    expect(await verdictOf({ game: 'race' }, packOf)).toMatchObject({ ok: false, code: 'link.not-a-record' });
    const unknown = { ...(await recorded()), game: 'chess' };
    expect(await verdictOf(unknown, packOf)).toMatchObject({ ok: false, code: 'link.unknown-game' });
  });
});
