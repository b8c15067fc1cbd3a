import { LANGUAGES, render } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { Doorkeeper } from '../../admin/doorkeeper.ts';
import { InForce } from '../../admin/in-force.ts';
import { CatchUp } from '../../catch-up.ts';
import { machineClock } from '../../clock.ts';
import type { AdminStore, Ban, Mute } from '../../store/admin.ts';

const END = Date.UTC(2026, 10, 18, 12);
const measure = { id: 1, why: 'insult', by: 'Mei', at: 0, until: END };
const ban = (on: Partial<Ban>): Ban => ({ ...measure, guest: null, addresses: null, ...on });
const mute = (guest: string): Mute => ({ ...measure, guest });

describe('a ban', () => {
  const force = new InForce([
    ban({ guest: 'bob' }),
    ban({ addresses: '10.1.0.0/16' }),
    ban({ addresses: '2001:db8::/32', until: END + 1 }),
  ]);

  test('keeps out this guest from anywhere, and everybody from these addresses', () => {
    expect(force.bars('bob', '192.0.2.1', END - 1)).not.toBeNull();
    expect(force.bars('ann', '10.1.2.3', END - 1)).not.toBeNull();
    expect(force.bars(null, '2001:db8::5', END - 1)).not.toBeNull();
    expect(force.bars('ann', '10.2.0.1', END - 1)).toBeNull();
    expect(force.bars(null, '', END - 1)).toBeNull();
  });

  test('ends by itself', () => {
    expect(force.bars('bob', '192.0.2.1', END)).toBeNull();
    expect(force.bars('ann', '10.1.2.3', END)).toBeNull();
    expect(force.bars('ann', '2001:db8::5', END)).not.toBeNull();
    expect(force.bars('ann', '2001:db8::5', END + 1)).toBeNull();
  });

  test.each(LANGUAGES)('says until when and why: %s', (language) => {
    const told = (why: string): string => {
      const refused = new InForce([ban({ guest: 'bob', why })]).bars('bob', '', 0);
      expect(refused?.why.with).toMatchObject({ at: END });
      return refused === null ? '' : render(wireTexts[language], refused.why);
    };
    expect(told('insult')).toContain('2026-11-18 12:00 UTC');
    expect(told('insult')).toContain(wireTexts[language]['reason.insult']);
    expect(told('Flooding the hall')).toContain('Flooding the hall');
    expect(told('insult')).not.toMatch(/[[\]{}]/);
  });
});

test('a mute is for one guest, ends by itself, and says until when and why', () => {
  const force = new InForce([], [mute('bob')]);
  expect(force.hushes('bob', END - 1)).toMatchObject({
    ok: false,
    code: 'muted',
    why: { with: { at: END, why: { key: 'reason.insult' } } },
  });
  expect(force.hushes('bob', END)).toBeNull();
  expect(force.hushes('ann', 0)).toBeNull();
});

test('a store that is away for a moment when another process has banned somebody is asked again', async () => {
  let asked = 0;
  const store = {
    bans: async () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return [ban({ guest: 'bob', until: Date.UTC(2100, 0) })];
    },
    mutes: async () => [],
  } as unknown as AdminStore;
  const troubles: unknown[] = [];
  const clock = { now: () => machineClock.now(), after: (_ms: number, work: () => void) => machineClock.after(0, work) };
  const catchUp = new CatchUp({ clock, trouble: (error) => troubles.push(error) });
  const doorkeeper = new Doorkeeper({ store, clock, catchUp });
  const out = new Promise<string>((turned) => {
    doorkeeper.arrived({ guest: 'ann', address: '', turnOut: () => turned('ann') });
    doorkeeper.arrived({ guest: 'bob', address: '', turnOut: () => turned('bob') });
  });
  await doorkeeper.heard();
  expect(await out).toBe('bob');
  expect(troubles).toHaveLength(1);
});
