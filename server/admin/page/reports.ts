import type { Report } from '../../store/admin.ts';
import { look } from './api.ts';
import { button, h } from './dom.ts';
import { type Ask, guestLink, matchLink, none, time } from './parts.ts';
import { moment, reason, t } from './words.ts';

export async function reports(all: boolean, ask: Ask): Promise<Node> {
  const found = await look<{ readonly reports: readonly Report[] }>(`reports?all=${all}`);
  const other = all
    ? h('a', { href: '#reports' }, t('admin.report.open'))
    : h('a', { href: '#reports/all' }, t('admin.report.all'));
  return h(
    'div',
    {},
    h('p', {}, other),
    found.reports.length === 0 ? none() : found.reports.map((each) => reportPaper(each, ask)),
  );
}

function reportPaper(report: Report, ask: Ask): HTMLElement {
  const { id, room, match: during, reporter, reporterName, about, aboutName, chat, closed } = report;
  const title = t('admin.report', { n: id });
  return h(
    'section',
    { class: 'admin-paper', 'aria-label': title },
    h('h2', {}, title),
    h('p', {}, t('admin.report.of', { who: aboutName, by: reporterName, reason: reason(report.reason) })),
    h('p', {}, h('small', {}, time(report.at))),
    report.words !== '' && h('blockquote', {}, report.words),
    h(
      'p',
      {},
      guestLink(about, aboutName),
      ' · ',
      guestLink(reporter, reporterName),
      ' · ',
      h('code', {}, room),
      during !== null && [' · ', matchLink(during)],
    ),
    chat.length > 0 &&
      h(
        'details',
        closed === null ? { open: true } : {},
        h('summary', {}, t('admin.report.chat')),
        h(
          'ol',
          { class: 'admin-chat', tabindex: '0' },
          chat.map(({ guest, name, text }) =>
            h('li', guest === about ? { class: 'admin-about' } : {}, h('b', {}, name), ` ${text}`),
          ),
        ),
      ),
    closed === null
      ? h(
          'div',
          { class: 'admin-ways' },
          button(t('admin.act.close-report'), () => ask({ do: 'close-report', report: id, name: title })),
          button(t('admin.act.mute'), () => ask({ do: 'mute', guest: about, name: aboutName })),
          button(t('admin.act.kick'), () => ask({ do: 'kick', guest: about, room, name: aboutName })),
          button(t('admin.act.ban'), () => ask({ do: 'ban', who: about, name: aboutName })),
        )
      : h('p', { class: 'admin-none' }, t('admin.report.closed', { by: closed.by, at: moment(closed.at) })),
  );
}
