import type { IncomingMessage } from 'node:http';
import type { Clock } from '@tavern/host';
import { type Logger, pino } from 'pino';
import { adminOf } from './admin/admin.ts';
import { BotThreads } from './bots/bot-threads.ts';
import { CatchUp } from './catch-up.ts';
import { machineClock } from './clock.ts';
import type { Config } from './config.ts';
import { DailyRuns } from './daily/daily-runs.ts';
import { Guests } from './guests/guests.ts';
import { Beginnings } from './hall/beginnings.ts';
import { Hall } from './hall/hall.ts';
import { openControl } from './http/control.ts';
import { Health } from './http/health.ts';
import { openHttp } from './http/http.ts';
import { capPlainConnections } from './http/plain-connections.ts';
import { counted, counts } from './metrics/counts.ts';
import { Gauge } from './metrics/gauge.ts';
import { processMetrics } from './metrics/process-metrics.ts';
import { timed } from './metrics/timed-bot.ts';
import { ALONE } from './nodes/nodes.ts';
import { SeveralNodes } from './nodes/several.ts';
import { Finisher } from './play/finisher.ts';
import { LookBack } from './play/look-back.ts';
import { Matches } from './play/matches.ts';
import { Outbox } from './play/outbox.ts';
import { standingOf } from './play/standing.ts';
import { Pages } from './polling/pages.ts';
import { Pollers } from './polling/pollers.ts';
import { newDice as randomDice } from './random.ts';
import type { Dice } from './rooms/create.ts';
import { AppendQueue } from './store/append-queue.ts';
import { openStore } from './store/open-store.ts';
import { Retention } from './store/retention.ts';
import type { MatchStore, Store } from './store/store.ts';
import { Connected } from './wire/connected.ts';
import { LookBudget } from './wire/look-budget.ts';
import { openSockets } from './wire/sockets.ts';

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Shuts down: no new connections, everything taken is stored, everybody is told. */
  close(): Promise<void>;
}

const IDLE_SWEEP = 30_000;
const HOUR = 3_600_000;

/** Where logs go: standard output, one JSON object a line. Secrets never come near it. */
export const logTo = (level: string): Logger => pino({ level, redact: ['secret', '*.secret', 'secretHash', '*.secretHash'] });

/** Parts that tests and benches replace. */
export interface Brought {
  readonly store?: Store;
  readonly clock?: Clock;
  /** The dice of every match to come. */
  readonly newDice?: () => Dice;
}

/** Appends, with what came of it and how long it took. */
const noted =
  (append: MatchStore['append'], health: Health): MatchStore['append'] =>
  async (rows) => {
    const begun = performance.now();
    try {
      const stored = await append(rows);
      health.stored(true);
      counts.stages.of.stored.note(performance.now() - begun, rows.length);
      for (const [index, { by }] of rows.entries()) if (stored[index] === true) counts.answers.add(by ?? 'person');
      return stored;
    } catch (error) {
      health.stored(false);
      counts.notStored.add('', rows.length);
      throw error;
    }
  };

/** Everything put together. */
export async function startServer(config: Config, log: Logger, brought: Brought = {}): Promise<RunningServer> {
  const { clock = machineClock, newDice = randomDice } = brought;
  const store = brought.store ?? (await openStore(config.store));
  const trouble = (error: unknown): void => log.error({ err: error }, 'something failed');
  const outbox = new Outbox(trouble);
  const guests = new Guests(store.guests, () => clock.now());
  const bots = new BotThreads(config.botThreads === undefined ? {} : { threads: config.botThreads });
  const folder = 'folder' in config.store ? config.store.folder : null;
  const several = store.nodes === null ? null : new SeveralNodes(store.nodes, log);
  const nodes = several ?? ALONE;
  const catchUp = new CatchUp({ clock, trouble });
  const pulse = (now: number): Promise<void> =>
    nodes.there ? store.pulse(now) : Promise.reject(new Error('cut off from the database'));
  const health = new Health({ clock, log, folder, pulse });
  const queue = new AppendQueue(noted((rows) => store.matches.append(rows), health));
  const finisher = new Finisher();

  const matches = new Matches({
    store,
    queue,
    finisher,
    clock,
    log,
    nodes,
    catchUp,
    bot: (game, level, person) => timed(bots.bot(game, level, person)),
    ended: async (row) => (row.room === '' ? undefined : hall.matchEnded(row.room, row.id)),
  });
  const connected = new Connected();
  const beginnings = new Beginnings();
  const hall: Hall = new Hall({
    store,
    guests,
    clock,
    outbox,
    nodes,
    catchUp,
    trouble,
    newDice,
    beginnings,
    newRooms: config.limits.rooms,
    wrongCodes: config.limits.codes,
    runs: (id) => matches.runs(id),
    stands: (id, guest) => standingOf(matches, id, guest),
    prepare: (row) => matches.prepare(row),
    sentAway: (guest, room) => connected.sentAway(guest, room),
  });
  const daily = new DailyRuns({ store, guests, clock, matches, newDice, newAttempts: config.limits.daily });
  const admin = adminOf({ store, guests, hall, clock, token: config.adminToken, catchUp });
  await store.watch((news) => {
    if ('act' in news || 'missed' in news) void admin.doorkeeper.heard();
    if ('letters' in news) return several?.hear(news.from, news.letters);
    if ('chat' in news) return hall.neighbours.saidElsewhere(news);
    if ('missed' in news) several?.missed();
    const room = 'room' in news ? hall.heard(news.room) : 'missed' in news ? hall.heard(null) : undefined;
    const match = 'match' in news ? matches.heard(news) : 'missed' in news ? matches.heard(null) : undefined;
    return void Promise.all([room, match]).catch(trouble);
  });
  await admin.doorkeeper.reread();

  const startedAt = clock.now();
  const stands = (): object => ({
    upFor: clock.now() - startedAt,
    store: folder === null ? 'postgres' : 'sqlite',
    connections: sockets.count(),
    matches: matches.count,
  });
  const measured = config.metricsToken === undefined ? null : processMetrics();
  const metrics = [
    ...(measured?.metrics ?? []),
    ...counted,
    new Gauge('tavern_up_seconds', 'How long the server has been open.', () => (clock.now() - startedAt) / 1_000),
    new Gauge('tavern_connections', 'Clients on the line.', () => sockets.count()),
    new Gauge('tavern_connections_plain', 'Other HTTP connections.', () => plain.count()),
    new Gauge('tavern_pollers', 'Guests who are here by plain HTTP.', () => pollers.count),
    new Gauge('tavern_rooms', 'Rooms with somebody in them, or until lately.', () => hall.count),
    new Gauge('tavern_matches', 'Matches in memory.', () => matches.count),
    new Gauge('tavern_matches_ending', 'Matches that are over and not yet stored as over.', () => matches.ending),
    new Gauge('tavern_store_queue', 'Answers that wait for the next transaction.', () => queue.length),
    new Gauge('tavern_store_up', '1: answers could be stored when its health was last looked at.', () => Number(health.up)),
  ];
  const { limits, origins } = config;
  const lookBack = new LookBack();
  const lookBudget = new LookBudget(limits.histories, () => clock.now());
  const there = (): boolean => nodes.there;
  const pollers = new Pollers({ hall, matches, admin, guests, connected, clock, there, limit: limits.messages });
  const pages = new Pages(lookBack, lookBudget);
  const app = await openHttp({
    config,
    log,
    guests,
    hall,
    matches,
    daily,
    admin,
    health,
    stands,
    metrics,
    pollers,
    pages,
    clock,
    beginnings,
  });
  const plain = capPlainConnections(app.server, {
    each: config.trustProxy ? null : config.limits.open,
    all: config.limits.openAll,
    turnedAway: () => counts.turnedAway.add(),
  });
  const address = ({ headers, socket }: IncomingMessage): string => {
    const named = config.trustProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
    return named || (socket.remoteAddress ?? '');
  };
  const sockets = openSockets(app.server, {
    hall,
    matches,
    daily,
    admin,
    guests,
    outbox,
    connected,
    lookBack,
    lookBudget,
    log,
    limits,
    origins,
    address,
    now: () => clock.now(),
    there,
  });

  const sweeps = [
    setInterval(() => void matches.forgetIdle().then(() => hall.forgetEmpty(), trouble), IDLE_SWEEP),
    setInterval(() => void matches.endAbandoned().catch(trouble), HOUR),
  ];
  const retention = new Retention(store, config.retain, clock, log);
  await several?.start({
    matches,
    rooms: hall.neighbours,
    cutOff: () => {
      sockets.letGo();
      pollers.letGo();
    },
  });
  const url = await app.listen({ port: config.port, host: config.host });
  const control = folder === null || store.backup === undefined ? null : await openControl(folder, log, store.backup);
  log.info({ url }, 'open');
  const takenUp = daily
    .takeUp()
    .then(() => matches.takeUp())
    .catch(trouble);

  return {
    url,
    async close() {
      health.drain();
      for (const sweep of sweeps) clearInterval(sweep);
      retention.close();
      control?.close();
      measured?.close();
      pollers.close();
      await sockets.close();
      hall.close();
      catchUp.close();
      daily.close();
      // What is taken up waits for the store, and ends with the matches.
      await Promise.all([matches.close(), takenUp]);
      await queue.flushed();
      await several?.close();
      await app.close();
      await Promise.all([bots.close(), finisher.close()]);
      await store.close();
      log.info('closed');
    },
  };
}
