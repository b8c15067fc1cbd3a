import type { Act, Ban, Mute } from '../../store/admin.ts';
import { look } from './api.ts';
import { button, h } from './dom.ts';
import { type Ask, guestLink, table, time } from './parts.ts';
import { reason, t } from './words.ts';

export async function bans(ask: Ask): Promise<Node> {
  const found = await look<{ readonly bans: readonly Ban[]; readonly mutes: readonly Mute[] }>('bans');
  const row = (act: 'unban' | 'unmute', what: Ban | Mute, who: string): (Node | string)[] => [
    t(act === 'unban' ? 'admin.act.ban' : 'admin.act.mute'),
    what.guest === null ? h('code', {}, who) : guestLink(who, who),
    reason(what.why),
    what.by,
    time(what.until),
    button(t(`admin.act.${act}`), () => ask(act === 'unban' ? { do: act, who, name: who } : { do: act, guest: who, name: who }), {
      'aria-label': t('admin.act.of', { act: t(`admin.act.${act}`), who }),
    }),
  ];
  const rows = [
    ...found.bans.map((ban) => row('unban', ban, ban.guest ?? ban.addresses ?? '')),
    ...found.mutes.map((mute) => row('unmute', mute, mute.guest)),
  ];
  const heads = [t('admin.deed'), t('admin.who'), t('admin.why'), t('admin.by'), t('admin.until'), ''];
  return h(
    'div',
    {},
    h(
      'div',
      { class: 'admin-ways' },
      button(t('admin.act.ban.range'), () => ask({ do: 'ban', name: '' })),
    ),
    table(heads, rows, t('admin.bans')),
  );
}

export const actTable = (all: readonly Act[]): HTMLElement =>
  table(
    [t('admin.when'), t('admin.by'), t('admin.deed'), t('admin.who'), t('admin.why'), t('admin.until')],
    all.map(({ at, by, deed, about, why, details }) => [
      time(at),
      by,
      t(`admin.act.${deed}`),
      details['name'] === undefined ? h('code', {}, about) : guestLink(about, String(details['name'])),
      reason(why),
      typeof details['until'] === 'number' ? time(details['until']) : String(details['room'] ?? ''),
    ]),
    t('admin.acts'),
  );

export async function acts(): Promise<Node> {
  return actTable((await look<{ readonly acts: readonly Act[] }>('acts')).acts);
}
