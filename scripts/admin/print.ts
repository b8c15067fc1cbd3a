import { widthOf } from '../../lab/columns.ts';
import type { GuestNow, MatchNow, RoomNow } from '../../server/admin/looks.ts';
import type { LogLine } from '../../server/admin/match-log.ts';
import type { Act, Ban, Mute, Report } from '../../server/store/admin.ts';
import { moment, reason, words } from './words.ts';

/** Rows of cells in columns, all to the left. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  const padded = (cell: string, index: number): string => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell));
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}

const list = (rows: readonly (readonly string[])[]): string => (rows.length === 0 ? words('none') : columns(rows));

export const roomsText = (rooms: readonly RoomNow[]): string =>
  list(
    rooms.map(({ code, game, guests, bots, match, touchedAt }) => [
      code,
      game,
      match ?? words('room.lobby'),
      [
        ...guests.map(({ id, name, here }) => words(here ? 'room.here' : 'room.away', { name, id })),
        ...(bots === 0 ? [] : [words('room.bots', { n: bots })]),
      ].join(', '),
      moment(touchedAt),
    ]),
  );

const seatsText = ({ seats }: MatchNow): string =>
  seats.map(({ guest, name }) => (guest === null ? name : words('room.here', { name, id: guest }))).join(', ');

export const matchesText = (matches: readonly MatchNow[]): string =>
  list(
    matches.map((match) => {
      const { id, game, room, startedAt } = match;
      return [id, game, room === '' ? words('match.daily') : room, seatsText(match), moment(startedAt)];
    }),
  );

const SECOND = 1_000;
/** `1:02:07` since the match began. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / SECOND);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

export function matchText({ match, lines }: { readonly match: MatchNow; readonly lines: readonly LogLine[] }): string {
  const { id, game, room, startedAt, ended } = match;
  const head = [
    words('match.head', { id, game, room: room === '' ? words('match.daily') : room, at: moment(startedAt) }),
    seatsText(match),
    ended === null ? words('match.runs') : words('match.ended', { at: moment(ended.at), why: words(`ended.${ended.why}`) }),
  ];
  return [...head, ...lines.map(({ at, text, heading }) => `${heading ? '\n' : ''}${clock(at).padStart(8)}  ${text}`)].join('\n');
}

export const actsText = (acts: readonly Act[]): string =>
  list(
    acts.map(({ id, at, by, deed, about, why, details }) => [
      String(id),
      moment(at),
      by,
      deed,
      details['name'] === undefined ? about : words('room.here', { name: details['name'], id: about }),
      typeof details['until'] === 'number' ? words('until', { at: moment(details['until']) }) : String(details['room'] ?? ''),
      reason(why),
    ]),
  );

const measureRow = (deed: string, { guest, why, by, until, ...rest }: Ban | Mute): string[] => [
  deed,
  guest ?? ('addresses' in rest ? (rest.addresses ?? '') : ''),
  words('until', { at: moment(until) }),
  by,
  reason(why),
];

export const bansText = ({ bans, mutes }: { readonly bans: readonly Ban[]; readonly mutes: readonly Mute[] }): string =>
  list([...bans.map((ban) => measureRow('ban', ban)), ...mutes.map((mute) => measureRow('mute', mute))]);

export const guestsText = (guests: readonly GuestNow[]): string =>
  guests
    .map(({ id, nickname, since, mute, ban, seen, rooms, reports, acts }) =>
      [
        words('guest.head', { name: nickname, id, at: moment(since) }),
        ...(mute === null ? [] : [words('guest.muted', { at: moment(mute.until), why: reason(mute.why) })]),
        ...(ban === null ? [] : [words('guest.banned', { at: moment(ban.until), why: reason(ban.why) })]),
        ...seen.map(({ address, at, here }) => words(here ? 'guest.here' : 'guest.seen', { address, at: moment(at) })),
        ...(rooms.length === 0 ? [] : [words('guest.rooms', { rooms: rooms.join(', ') })]),
        ...reports.map(({ id: n, reason: why, at }) => words('guest.report', { n, why: reason(why), at: moment(at) })),
        ...(acts.length === 0 ? [] : [actsText(acts)]),
      ].join('\n  '),
    )
    .join('\n\n');

export const reportsText = (reports: readonly Report[]): string =>
  reports.length === 0
    ? words('none')
    : reports
        .map(({ id, room, about, aboutName, reporter, reporterName, reason: why, words: own, chat, at, closed }) =>
          [
            words('report.head', { n: id, at: moment(at), room }),
            words('report.of', { who: aboutName, about, by: reporterName, reporter, why: reason(why) }),
            ...(own === '' ? [] : [`“${own}”`]),
            ...chat.map(({ guest, name, text }) => `${guest === about ? '>' : ' '} ${name}: ${text}`),
            ...(closed === null ? [] : [words('report.closed', { by: closed.by, at: moment(closed.at) })]),
          ].join('\n  '),
        )
        .join('\n\n');

export const doneText = (act: Act): string => words('done', { n: act.id, line: actsText([act]) });
