import { expect, it } from 'vitest';
import type { NewReport } from '../../../store/admin.ts';
import type { News } from '../../../store/store.ts';
import { until } from '../../servers.ts';
import type { Home } from '../databases.ts';
import { ODD } from '../samples.ts';

const act = (deed: string, about: string, at: number) => ({
  at,
  by: ODD,
  deed,
  about,
  why: 'spam',
  details: { name: ODD, until: 9 },
});
const report = (reporter: string, at: number): NewReport => ({
  room: 'ABCDEF',
  match: null,
  reporter,
  reporterName: 'Ann',
  about: 'bob',
  aboutName: ODD,
  reason: 'spam',
  words: ODD,
  chat: [{ guest: 'bob', name: ODD, text: 'nul is escaped: \0', at: 1 }],
  at,
});

export function adminTests(home: Home): void {
  it('are kept with what they changed, the newest first', async () => {
    const { admin } = (await home.empty()).store;
    const ban = await admin.perform(act('ban', 'bob', 1), { ban: { guest: 'bob', addresses: null, until: 9 } });
    const mute = await admin.perform(act('mute', 'ann', 2), { mute: { guest: 'ann', until: 8 } });
    expect(await admin.acts({ limit: 10 })).toEqual([mute, ban]);
    expect(await admin.acts({ limit: 10, about: 'bob' })).toEqual([ban]);
    expect(await admin.bans(8)).toMatchObject([{ guest: 'bob', addresses: null, why: 'spam', by: ODD, at: 1, until: 9 }]);
    expect(await admin.bans(9)).toEqual([]);
    expect(await admin.mutes(7)).toMatchObject([{ guest: 'ann', until: 8 }]);
    expect(await admin.mutes(8)).toEqual([]);
  });

  it('are not kept where there was nothing to change', async () => {
    const { admin } = (await home.empty()).store;
    expect(await admin.perform(act('unban', 'bob', 1), { unban: { guest: 'bob', addresses: null } })).toBeNull();
    expect(await admin.perform(act('unmute', 'bob', 1), { unmute: 'bob' })).toBeNull();
    expect(await admin.perform(act('close-report', '1', 1), { close: 1 })).toBeNull();
    expect(await admin.acts({ limit: 10 })).toEqual([]);
  });

  it('lift a ban of just this guest or range, and a new one takes the place of the old', async () => {
    const { admin } = (await home.empty()).store;
    const ban = (guest: string | null, addresses: string | null, until: number) =>
      admin.perform(act('ban', '', 1), { ban: { guest, addresses, until } });
    await ban('bob', null, 100);
    await ban(null, '10.0.0.0/8', 100);
    await ban(null, '10.1.0.0/16', 100);
    await ban('bob', null, 50);
    const inForce = async () => (await admin.bans(10)).map(({ guest, addresses, until }) => [guest ?? addresses, until]);
    expect(await inForce()).toEqual([
      ['bob', 50],
      ['10.1.0.0/16', 100],
      ['10.0.0.0/8', 100],
    ]);
    await admin.perform(act('unban', '', 2), { unban: { guest: null, addresses: '10.0.0.0/8' } });
    expect(await inForce()).toEqual([
      ['bob', 50],
      ['10.1.0.0/16', 100],
    ]);
  });

  it('close a report once; a guest can send only so much within an hour', async () => {
    const { admin } = (await home.empty()).store;
    const id = await admin.addReport(report('ann', 10), 2, 0);
    expect(await admin.addReport(report('ann', 11), 2, 0)).not.toBeNull();
    expect(await admin.addReport(report('ann', 12), 2, 0)).toBeNull();
    expect(await admin.addReport(report('ann', 12), 2, 10)).not.toBeNull();
    expect(await admin.addReport(report('cid', 12), 2, 0)).not.toBeNull();
    expect(await admin.reports({ limit: 10, open: true, about: 'bob' })).toHaveLength(4);
    await admin.perform(act('close-report', String(id), 20), { close: id ?? 0 });
    expect(await admin.perform(act('close-report', String(id), 21), { close: id ?? 0 })).toBeNull();
    expect((await admin.reports({ limit: 10, open: true })).map(({ at }) => at)).toEqual([12, 12, 11]);
    expect((await admin.reports({ limit: 10, open: false })).at(-1)).toEqual({
      ...report('ann', 10),
      id,
      closed: { at: 20, by: ODD },
    });
  });

  it('find a guest by id and by nickname', async () => {
    const { admin, guests } = (await home.empty()).store;
    for (const [id, nickname, at] of [
      ['ann', 'Ann', 1],
      ['bob', 'ann', 2],
      ['cid', 'Cid', 3],
    ] as const)
      await guests.add({ id, nickname, secretHash: id, at });
    expect((await admin.guests('ann', 10)).map(({ id }) => id)).toEqual(['bob', 'ann']);
    expect(await admin.guests('cid', 10)).toEqual([{ id: 'cid', nickname: 'Cid', since: 3 }]);
    expect(await admin.guests('nobody', 10)).toEqual([]);
  });

  if (home.name === 'postgres') {
    it('are told to other processes', async () => {
      const address = await home.address();
      await (await home.open(address)).store.close();
      const [{ store: here }, { store: there }] = [await home.open(address), await home.open(address)];
      const heard: News[] = [];
      await there.watch((news) => heard.push(news));
      const done = await here.admin.perform(act('mute', 'ann', 2), { mute: { guest: 'ann', until: 8 } });
      await until(() => heard.length > 0);
      expect(heard).toEqual([{ act: done?.id }]);
    });
  }
}
