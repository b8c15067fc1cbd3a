import type { MatchNow, RoomGuest, RoomNow } from '../looks.ts';
import type { LogLine } from '../match-log.ts';
import { look } from './api.ts';
import { button, h } from './dom.ts';
import { type Ask, guestLink, lines, matchLink, none, table, time } from './parts.ts';
import { language, moment, t } from './words.ts';

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
