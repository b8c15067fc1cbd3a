import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HISTORY_LIMIT } from '@tavern/wire';
import { z } from 'zod';

const whole = z.coerce.number().int().min(1);
/** 0: for ever. */
const days = z.coerce.number().int().min(0).max(36_500);

/** Everything that can be set, by environment variables; the README has the same list. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../web/dist', import.meta.url))),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    // As browsers write it: in small letters, without the usual port.
    .transform((urls) => urls.map((each) => new URL(each).origin)),
  TRUST_PROXY: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Who has it is an admin. */
  ADMIN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,200}$/, 'it must have 24 to 200 letters, digits and signs, without spaces')
    .optional(),
  BOT_THREADS: whole.max(64).optional(),
  /** Messages a second from one connection, in the long run. */
  LIMIT_MESSAGES: whole.default(20),
  /** New connections a minute from one address. */
  LIMIT_CONNECTIONS: whole.default(120),
  /** HTTP requests a minute from one address. */
  LIMIT_REQUESTS: whole.default(300),
  /** New guests a minute from one address. */
  LIMIT_GUESTS: whole.default(30),
  /** New rooms a minute from one guest. */
  LIMIT_ROOMS: whole.default(10),
  /** Frames made to look back at, a minute from one guest; no less than one page of them. */
  LIMIT_HISTORIES: z.coerce.number().int().min(HISTORY_LIMIT).default(6_000),
  /** Codes of no room, a minute from one address. */
  LIMIT_CODES: whole.default(30),
  /** New attempts at daily runs, an hour from one address. */
  LIMIT_DAILY: whole.default(10),
  /** HTTP connections open at once from one address. */
  LIMIT_OPEN: whole.default(100),
  /** The same from all. */
  LIMIT_OPEN_ALL: whole.default(2_000),
  /** Short ones can be guessed. */
  METRICS_TOKEN: z.string().min(16).optional(),
  RETAIN_DAYS: days.default(365),
  RETAIN_FRAMES_DAYS: days.default(30),
  /** Matches that begin in the middle: for tests of clients, never for people. */
  TEST_ENDPOINTS: z.enum(['on', 'off']).default('off'),
});

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/;

/** Who may inject a state may make any match up. A proxy in front of this machine lets others in, too. */
const forTestsAlone = schema.superRefine(({ TEST_ENDPOINTS, HOST, TRUST_PROXY }, context) => {
  if (TEST_ENDPOINTS === 'off' || (LOOPBACK.test(HOST) && !TRUST_PROXY)) return;
  const why = TRUST_PROXY ? 'TRUST_PROXY must be false' : `HOST must be 127.0.0.1, not '${HOST}'`;
  context.addIssue({
    code: 'custom',
    path: ['TEST_ENDPOINTS'],
    message: `only this machine may reach a server for tests: ${why}`,
  });
});

/** They may have passwords in them. */
const SECRET: ReadonlySet<string> = new Set(['DATABASE_URL', 'METRICS_TOKEN', 'ADMIN_TOKEN']);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly store: { readonly folder: string } | { readonly databaseUrl: string };
  /** The folder of the built web client. */
  readonly site: string;
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly botThreads?: number;
  /** Absent: nobody is an admin. */
  readonly adminToken?: string;
  readonly limits: Limits;
  /** Who has it may read the metrics; absent: nobody. */
  readonly metricsToken?: string;
  readonly retain: Retain;
  /** Matches may begin in the middle: for tests. */
  readonly testEndpoints: boolean;
}

/** How many days things are kept; 0: for ever. */
export interface Retain {
  /** Rooms and guests without a trace. */
  readonly days: number;
  /** Stored frames of finished matches. */
  readonly framesDays: number;
}

export interface Limits {
  readonly messages: number;
  readonly connections: number;
  readonly requests: number;
  readonly guests: number;
  readonly rooms: number;
  readonly codes: number;
  readonly histories: number;
  readonly daily: number;
  readonly open: number;
  readonly openAll: number;
}

const FAMILIES = /^(?:LIMIT|RETAIN)_/;

/** What is named like our settings and is none: probably misspelt. */
export const unknownSettings = (environment: { readonly [name: string]: string | undefined }): readonly string[] =>
  Object.keys(environment).filter((name) => FAMILIES.test(name) && !(name in schema.shape));

/** The configuration, or one line per variable that cannot be read. Empty variables count as absent. */
export function configFrom(environment: { readonly [name: string]: string | undefined }): Config | { readonly faults: string[] } {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = forTestsAlone.safeParse(set);
  if (!read.success) {
    return {
      faults: read.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        return SECRET.has(name) ? `${name}: ${message}` : `${name}: ${message} (it is '${set[name]}')`;
      }),
    };
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    store: data.DATABASE_URL === undefined ? { folder: data.DATA_DIR } : { databaseUrl: data.DATABASE_URL },
    site: resolve(data.SITE_DIR),
    origins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    ...(data.BOT_THREADS === undefined ? {} : { botThreads: data.BOT_THREADS }),
    ...(data.ADMIN_TOKEN === undefined ? {} : { adminToken: data.ADMIN_TOKEN }),
    limits: {
      messages: data.LIMIT_MESSAGES,
      connections: data.LIMIT_CONNECTIONS,
      requests: data.LIMIT_REQUESTS,
      guests: data.LIMIT_GUESTS,
      rooms: data.LIMIT_ROOMS,
      codes: data.LIMIT_CODES,
      histories: data.LIMIT_HISTORIES,
      daily: data.LIMIT_DAILY,
      open: data.LIMIT_OPEN,
      openAll: data.LIMIT_OPEN_ALL,
    },
    ...(data.METRICS_TOKEN === undefined ? {} : { metricsToken: data.METRICS_TOKEN }),
    retain: { days: data.RETAIN_DAYS, framesDays: data.RETAIN_FRAMES_DAYS },
    testEndpoints: data.TEST_ENDPOINTS === 'on',
  };
}
