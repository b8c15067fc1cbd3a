import type { IncomingMessage } from 'node:http';
import type { Clock } from '@tavern/host';
import { type Logger, pino } from 'pino';
import { BotThreads } from './bots/bot-threads.ts';
import { machineClock } from './clock.ts';
import type { Config } from './config.ts';
import { DailyRuns } from './daily/daily-runs.ts';
import { Guests } from './guests/guests.ts';
import { Hall } from './hall/hall.ts';
import { openHttp } from './http/http.ts';
import { Finisher } from './play/finisher.ts';
import { LookBack } from './play/look-back.ts';
import { Matches } from './play/matches.ts';
import { Outbox } from './play/outbox.ts';
import { standingOf } from './play/standing.ts';
import { newDice as randomDice } from './random.ts';
import type { Dice } from './rooms/create.ts';
import { AppendQueue } from './store/append-queue.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { Connected } from './wire/connected.ts';
import { openSockets } from './wire/sockets.ts';

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Shuts down: no new connections, everything taken is stored, everybody is told. */
  close(): Promise<void>;
}

const IDLE_SWEEP = 30_000;
const HOUR = 3_600_000;
/** Rooms that nobody touched for this long are removed. */
const ROOM_KEPT = 30 * 24 * HOUR;

/** Where logs go: standard output, one JSON object a line. Secrets never come near it. */
export const logTo = (level: string): Logger => pino({ level, redact: ['secret', '*.secret', 'secretHash', '*.secretHash'] });

/** Parts that tests and benches replace. */
export interface Brought {
  readonly store?: Store;
  readonly clock?: Clock;
  /** The dice of every match to come. */
  readonly newDice?: () => Dice;
}

/** Everything put together. */
export async function startServer(config: Config, log: Logger, brought: Brought = {}): Promise<RunningServer> {
  const { clock = machineClock, newDice = randomDice } = brought;
  const store = brought.store ?? (await openStore(config.store));
  const trouble = (error: unknown): void => log.error({ err: error }, 'something failed');
  const outbox = new Outbox(trouble);
  const guests = new Guests(store.guests, () => clock.now());
  const bots = new BotThreads(config.botThreads === undefined ? {} : { threads: config.botThreads });
  const queue = new AppendQueue((rows) => store.matches.append(rows));
  const finisher = new Finisher();

  const matches = new Matches({
    store,
    queue,
    finisher,
    clock,
    log,
    bot: (game, level, person) => bots.bot(game, level, person),
    ended: async (row) => (row.room === '' ? undefined : hall.matchEnded(row.room, row.id)),
  });
  const connected = new Connected();
  const hall: Hall = new Hall({
    store,
    guests,
    clock,
    outbox,
    trouble,
    newDice,
    newRooms: config.limits.rooms,
    wrongCodes: config.limits.codes,
    runs: (id) => matches.runs(id),
    stands: (id, guest) => standingOf(matches, id, guest),
    prepare: (row) => matches.prepare(row),
    sentAway: (guest, room) => connected.sentAway(guest, room),
  });
  const daily = new DailyRuns({ store, guests, clock, matches, newDice, newAttempts: config.limits.daily });
  await store.watch((news) => {
    const room = 'room' in news ? hall.heard(news.room) : 'missed' in news ? hall.heard(null) : undefined;
    const match = 'match' in news ? matches.heard(news) : 'missed' in news ? matches.heard(null) : undefined;
    Promise.all([room, match]).catch(trouble);
  });

  const startedAt = clock.now();
  const health = async (): Promise<object> => {
    await store.rooms.open(1);
    return {
      upFor: clock.now() - startedAt,
      store: 'folder' in config.store ? 'sqlite' : 'postgres',
      connections: sockets.count(),
      matches: matches.count,
    };
  };
  const app = await openHttp({ config, log, guests, hall, matches, daily, health });
  const address = ({ headers, socket }: IncomingMessage): string => {
    const named = config.trustProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
    return named || (socket.remoteAddress ?? '');
  };
  const { limits, origins } = config;
  const sockets = openSockets(app.server, {
    hall,
    matches,
    daily,
    guests,
    outbox,
    connected,
    lookBack: new LookBack(),
    log,
    limits,
    origins,
    address,
    now: () => clock.now(),
  });

  const sweeps = [
    setInterval(() => void matches.forgetIdle().then(() => hall.forgetEmpty(), trouble), IDLE_SWEEP),
    setInterval(
      () => void Promise.all([matches.endAbandoned(), store.rooms.removeUntouched(clock.now() - ROOM_KEPT)]).catch(trouble),
      HOUR,
    ),
  ];
  const url = await app.listen({ port: config.port, host: config.host });
  log.info({ url }, 'open');
  const takenUp = daily.takeUp().catch(trouble);

  return {
    url,
    async close() {
      for (const sweep of sweeps) clearInterval(sweep);
      await sockets.close();
      hall.close();
      daily.close();
      await takenUp;
      await matches.close();
      await queue.flushed();
      await app.close();
      await Promise.all([bots.close(), finisher.close()]);
      await store.close();
      log.info('closed');
    },
  };
}
