import type { Act, Ban, Mute, Report } from '../../store/admin.ts';
import type { GuestNow, MatchNow, RoomGuest, RoomNow } from '../looks.ts';
import type { LogLine } from '../match-log.ts';
import type { Wanted } from './act-dialog.ts';
import { look } from './api.ts';
import { button, field, h } from './dom.ts';
import { language, moment, reason, t } from './words.ts';

/** Opens the dialog of an act. */
export type Ask = (wanted: Wanted) => void;

const none = (): HTMLElement => h('p', { class: 'admin-none' }, t('admin.none'));

function table(heads: readonly string[], rows: readonly (readonly (Node | string)[])[], label: string): HTMLElement {
  if (rows.length === 0) return none();
  return h(
    'div',
    { class: 'admin-wide', role: 'region', 'aria-label': label, tabindex: '0' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map((head) => (head === '' ? h('td') : h('th', { scope: 'col' }, head))),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((cells) =>
          h(
            'tr',
            {},
            cells.map((cell) => h('td', {}, cell)),
          ),
        ),
      ),
    ),
  );
}

const guestLink = (id: string, name: string): HTMLElement => h('a', { href: `#guest/${id}` }, name);
const matchLink = (id: string): HTMLElement => h('a', { href: `#match/${id}` }, id);
const time = (at: number): HTMLElement => h('time', { datetime: new Date(at).toISOString() }, moment(at));
/** Several things in one cell, a line each. */
const lines = (parts: readonly (Node | string)[]): HTMLElement =>
  h(
    'ul',
    {},
    parts.map((part) => h('li', {}, part)),
  );

export async function rooms(ask: Ask): Promise<Node> {
  const { rooms: all } = await look<{ readonly rooms: readonly RoomNow[] }>('rooms');
  const person = (room: RoomNow, { id, name, seat, here }: RoomGuest): HTMLElement => {
    const notes = [
      ...(id === room.host.id ? [t('admin.hosts')] : []),
      ...(seat === null ? [t('admin.watches')] : []),
      ...(here ? [] : [t('admin.away')]),
    ];
    const kick = button(t('admin.act.kick'), () => ask({ do: 'kick', guest: id, room: room.code, name }), {
      'aria-label': t('admin.act.of', { act: t('admin.act.kick'), who: name }),
    });
    return h('span', {}, guestLink(id, name), ...notes.map((note) => h('small', {}, ` ${note}`)), ' ', kick);
  };
  const rows = all.map((room) => [
    h('code', {}, room.code),
    room.game,
    lines([...room.guests.map((each) => person(room, each)), ...(room.bots === 0 ? [] : [t('admin.bots', { n: room.bots })])]),
    room.match === null ? '' : matchLink(room.match),
    time(room.touchedAt),
  ]);
  const heads = [t('admin.room'), t('admin.game'), t('admin.people'), t('admin.match'), t('admin.since')];
  return table(heads, rows, t('admin.rooms'));
}

export async function matches(): Promise<Node> {
  const { matches: all } = await look<{ readonly matches: readonly MatchNow[] }>('matches');
  const rows = all.map(({ id, game, room, seats, startedAt }) => [
    matchLink(id),
    game,
    lines(seats.map(({ guest, name }) => (guest === null ? name : guestLink(guest, name)))),
    room === '' ? t('admin.daily') : h('code', {}, room),
    time(startedAt),
  ]);
  return table(
    [t('admin.match'), t('admin.game'), t('admin.people'), t('admin.room'), t('admin.began')],
    rows,
    t('admin.matches'),
  );
}

export async function match(id: string): Promise<Node> {
  const found = await look<{ readonly match: MatchNow; readonly lines: readonly LogLine[] }>(
    `matches/${id}?language=${language}`,
  );
  const { game, seats, startedAt, ended } = found.match;
  return h(
    'section',
    {},
    h('h2', {}, `${t('admin.match')} ${id}`),
    h(
      'p',
      {},
      `${game} · ${t('admin.began')}: ${moment(startedAt)} · `,
      ended === null ? t('admin.runs') : `${t('admin.ended')}: ${moment(ended.at)}`,
    ),
    lines(seats.map(({ guest, name }) => (guest === null ? name : guestLink(guest, name)))),
    h('h3', {}, t('admin.log')),
    found.lines.length === 0
      ? none()
      : h(
          'ol',
          { class: 'admin-log', tabindex: '0' },
          found.lines.map(({ text, heading }) => h('li', heading ? { class: 'admin-heading' } : {}, text)),
        ),
  );
}

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
    h('p', {}, t('admin.report.of', { who: aboutName, by: reporterName, reason: reason(report.reason) }), ' ', time(report.at)),
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
          chat.map(({ guest, name, text }) => h('li', guest === about ? { class: 'admin-about' } : {}, h('b', {}, name), ` ${text}`)),
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

const actTable = (all: readonly Act[]): HTMLElement =>
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
