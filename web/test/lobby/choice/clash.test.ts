import { expect, test } from 'vitest';
import { bands } from '../../../../server/test/rooms/stand-ins.ts';
import type { Chooser } from '../../../lobby/choice/chooser.ts';
import { clashOf } from '../../../lobby/choice/clash.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';

const pack = madeLobbyPack(bands, 'en');

const chooser = (seat: number, part: string, more: Partial<Chooser> = {}): Chooser => ({
  seat,
  name: '',
  you: seat === 0,
  bot: false,
  choice: { part },
  picked: true,
  mayChoose: seat === 0,
  ...more,
});
const why = (...others: readonly Chooser[]): string | null => {
  const me = chooser(0, 'horn');
  return clashOf(pack, { tune: 'free' }, [me, ...others], me, 'part', 'harp')?.key ?? null;
};

test('H-03: what somebody has chosen says that it is taken; bots and suggestions give way', () => {
  expect(why(chooser(1, 'harp'))).toBe('part.taken');
  expect(why(chooser(1, 'drum'))).toBeNull();
  expect(why(chooser(1, 'harp', { picked: false }))).toBeNull();
  expect(why(chooser(1, 'harp', { bot: true }))).toBeNull();
  expect(why(chooser(1, 'harp', { bot: true, firm: true }))).toBe('part.taken');
});
