import type { GuestNow } from '../looks.ts';
import { actTable } from './acts.ts';
import { look } from './api.ts';
import { button, field, h } from './dom.ts';
import { type Ask, lines, time } from './parts.ts';
import { moment, reason, t } from './words.ts';

export async function guests(who: string, ask: Ask): Promise<Node> {
  const input = h('input', { name: 'who', value: who, maxlength: '60', autocomplete: 'off', required: true });
  const find = (event: Event): void => {
    event.preventDefault();
    location.hash = `guest/${encodeURIComponent(input.value.trim())}`;
  };
  const form = h(
    'form',
    { class: 'admin-find', role: 'search', submit: find },
    field(t('admin.find'), input),
    h('button', { type: 'submit' }, t('admin.find.go')),
  );
  if (who === '') return form;
  const { guests: found } = await look<{ readonly guests: readonly GuestNow[] }>(`guests/${encodeURIComponent(who)}`);
  return h(
    'div',
    {},
    form,
    found.map((each) => guestPaper(each, ask)),
  );
}

function guestPaper({ id, nickname, since, mute, ban, seen, reports, acts }: GuestNow, ask: Ask): HTMLElement {
  const bars = (address: string): HTMLElement =>
    button(t('admin.act.ban.address'), () => ask({ do: 'ban', who: address, name: address }), {
      'aria-label': t('admin.act.of', { act: t('admin.act.ban.address'), who: address }),
    });
  return h(
    'section',
    { class: 'admin-paper', 'aria-label': nickname },
    h('h2', {}, nickname),
    h(
      'dl',
      {},
      h('dt', {}, t('admin.guest.id')),
      h('dd', {}, h('code', {}, id)),
      h('dt', {}, t('admin.guest.since')),
      h('dd', {}, time(since)),
    ),
    mute !== null && h('p', {}, t('admin.guest.muted', { until: moment(mute.until), why: reason(mute.why) })),
    ban !== null && h('p', {}, t('admin.guest.banned', { until: moment(ban.until), why: reason(ban.why) })),
    h(
      'div',
      { class: 'admin-ways' },
      button(t('admin.act.mute'), () => ask({ do: 'mute', guest: id, name: nickname })),
      mute !== null && button(t('admin.act.unmute'), () => ask({ do: 'unmute', guest: id, name: nickname })),
      button(t('admin.act.ban'), () => ask({ do: 'ban', who: id, name: nickname })),
      ban?.guest === id && button(t('admin.act.unban'), () => ask({ do: 'unban', who: id, name: nickname })),
    ),
    h('h3', {}, t('admin.guest.seen')),
    seen.length === 0
      ? h('p', { class: 'admin-none' }, t('admin.guest.unseen'))
      : lines(
          seen.map(({ address, at, here }) =>
            h('span', {}, h('code', {}, address), ' ', here ? t('admin.guest.here') : time(at), ' ', bars(address)),
          ),
        ),
    reports.length > 0 && [
      h('h3', {}, t('admin.reports')),
      lines(
        reports.map((report) =>
          h('span', {}, `${t('admin.report', { n: report.id })}: ${reason(report.reason)} `, time(report.at)),
        ),
      ),
    ],
    acts.length > 0 && [h('h3', {}, t('admin.acts')), actTable(acts)],
  );
}
