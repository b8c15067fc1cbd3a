import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { REPORT_REASONS } from '@tavern/wire';
import type { AdminActRequest } from '../../server/admin/act.ts';
import type { GuestNow, MatchNow, RoomNow } from '../../server/admin/looks.ts';
import type { LogLine } from '../../server/admin/match-log.ts';
import type { Act, Ban, Mute, Report } from '../../server/store/admin.ts';
import { Mistake } from './mistake.ts';
import { actsText, bansText, doneText, guestsText, matchesText, matchText, reportsText, roomsText } from './print.ts';
import { AdminServer } from './server.ts';
import { spoken, words } from './words.ts';

const OPTIONS = {
  url: { type: 'string' },
  token: { type: 'string' },
  as: { type: 'string' },
  for: { type: 'string' },
  why: { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Where it prints; tests read it. */
export interface Output {
  log(text: string): void;
  error(text: string): void;
}

interface AdminCall {
  readonly server: AdminServer;
  readonly rest: readonly string[];
  readonly options: { readonly for?: string; readonly why?: string; readonly all?: boolean };
  readonly by: string;
}

/** What was answered, and how it reads. */
type Answer = readonly [what: object, text: string];

const UNITS: { readonly [unit: string]: number } = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000, y: 31_536_000_000 };

/** `90m`, `1h`, `7d`, `2w`, `1y`. */
export function lengthOf(typed: string | undefined): number {
  const [, count, unit = ''] = /^(\d{1,5})([mhdwy])$/.exec(typed ?? '') ?? [];
  const ms = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (!(ms > 0)) throw new Mistake(words('mistake.for', { given: typed ?? '' }));
  return ms;
}

function given(rest: readonly string[], index: number, what: string): string {
  const value = rest[index];
  if (value === undefined) throw new Mistake(words('mistake.missing', { what }));
  return value;
}

function whyOf({ why }: AdminCall['options']): string {
  if (why === undefined || why.trim() === '') throw new Mistake(words('mistake.why', { reasons: REPORT_REASONS.join(', ') }));
  return why;
}

const noted = ({ options: { why }, by }: AdminCall) => ({ by, ...(why === undefined ? {} : { why }) });

const isAddress = (who: string): boolean => /[.:/]/.test(who);

async function done({ server }: AdminCall, act: AdminActRequest): Promise<Answer> {
  const recorded = await server.perform(act);
  return [{ act: recorded }, doneText(recorded)];
}

const targetOf = ({ server }: AdminCall, who: string): Promise<string> | string => (isAddress(who) ? who : server.guestId(who));

const COMMANDS: { readonly [name: string]: (asked: AdminCall) => Promise<Answer> } = {
  async rooms({ server }) {
    const seen = await server.look<{ readonly rooms: readonly RoomNow[] }>('rooms');
    return [seen, roomsText(seen.rooms)];
  },
  async matches({ server }) {
    const seen = await server.look<{ readonly matches: readonly MatchNow[] }>('matches');
    return [seen, matchesText(seen.matches)];
  },
  async match({ server, rest }) {
    const id = encodeURIComponent(given(rest, 0, words('what.match')));
    const seen = await server.look<{ readonly match: MatchNow; readonly lines: readonly LogLine[] }>(
      `matches/${id}?language=${spoken()}`,
    );
    return [seen, matchText(seen)];
  },
  async guest({ server, rest }) {
    const who = encodeURIComponent(given(rest, 0, words('what.guest')));
    const seen = await server.look<{ readonly guests: readonly GuestNow[] }>(`guests/${who}`);
    return [seen, guestsText(seen.guests)];
  },
  async reports({ server, options }) {
    const seen = await server.look<{ readonly reports: readonly Report[] }>(`reports?all=${options.all ?? false}`);
    return [seen, reportsText(seen.reports)];
  },
  async bans({ server }) {
    const seen = await server.look<{ readonly bans: readonly Ban[]; readonly mutes: readonly Mute[] }>('bans');
    return [seen, bansText(seen)];
  },
  async acts({ server }) {
    const seen = await server.look<{ readonly acts: readonly Act[] }>('acts');
    return [seen, actsText(seen.acts)];
  },
  async mute(asked) {
    const [lasts, why] = [lengthOf(asked.options.for), whyOf(asked.options)];
    const guest = await asked.server.guestId(given(asked.rest, 0, words('what.guest')));
    return done(asked, { do: 'mute', guest, for: lasts, why, by: asked.by });
  },
  async unmute(asked) {
    const guest = await asked.server.guestId(given(asked.rest, 0, words('what.guest')));
    return done(asked, { do: 'unmute', guest, ...noted(asked) });
  },
  async kick(asked) {
    const why = whyOf(asked.options);
    const [who, room] = [given(asked.rest, 0, words('what.guest')), given(asked.rest, 1, words('what.room'))];
    return done(asked, { do: 'kick', guest: await asked.server.guestId(who), room, why, by: asked.by });
  },
  async ban(asked) {
    const [lasts, why] = [lengthOf(asked.options.for), whyOf(asked.options)];
    const who = await targetOf(asked, given(asked.rest, 0, words('what.target')));
    return done(asked, { do: 'ban', who, for: lasts, why, by: asked.by });
  },
  async unban(asked) {
    return done(asked, { do: 'unban', who: await targetOf(asked, given(asked.rest, 0, words('what.target'))), ...noted(asked) });
  },
  async 'close-report'(asked) {
    const typed = given(asked.rest, 0, words('what.report'));
    if (!/^[1-9]\d{0,14}$/.test(typed)) throw new Mistake(words('mistake.report', { given: typed }));
    return done(asked, { do: 'close-report', report: Number(typed), ...noted(asked) });
  },
};

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : String(error)}\n\n${words('usage')}`);
  }
}

type Environment = { readonly [name: string]: string | undefined };

const EVERYWHERE: ReadonlySet<string> = new Set(['', '0.0.0.0', '::']);

/** A server with these settings, as seen from its own machine. */
export function listensAt({ HOST = '', PORT = '' }: Environment): string {
  const host = EVERYWHERE.has(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT === '' ? '3000' : PORT}`;
}

async function answer(args: readonly string[], environment: Environment): Promise<string> {
  const { values, positionals } = read(args);
  const [name = 'help', ...rest] = positionals;
  if (values.help === true || name === 'help') return words('usage');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Mistake(`${words('mistake.command', { name })}\n\n${words('usage')}`);
  const url = values.url ?? environment['TAVERN_URL'] ?? listensAt(environment);
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Mistake(words('mistake.url', { url }));
  const token = values.token ?? environment['ADMIN_TOKEN'] ?? '';
  if (token === '') throw new Mistake(words('mistake.token'));
  const by = values.as ?? environment['ADMIN_NAME'] ?? userInfo().username;
  const [what, text] = await command({ server: new AdminServer(url, token), rest, options: values, by });
  return values.json === true ? JSON.stringify(what, null, 2) : text;
}

/** Prints what came of it, and gives the exit code. */
export async function runAdmin(args: readonly string[], environment: Environment, output: Output = console): Promise<number> {
  try {
    output.log(await answer(args, environment));
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    output.error(error.message);
    return 2;
  }
}
