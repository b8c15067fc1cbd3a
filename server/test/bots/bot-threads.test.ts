import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AskedPacket } from '@tavern/bots';
import { create, fast, findOption, type Option, type Seat, type Types } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import { botsOf, entryOf, type GamePack } from '@tavern/games';
import { afterEach, describe, expect, test } from 'vitest';
import { BotThreads } from '../../bots/bot-threads.ts';
import { BEATS } from './beats.ts';

const KING = 'king-of-the-mountain';
const PLANTED = new URL('./planted-worker.ts', import.meta.url);
const LIMIT = 500;
/** A busy machine is long about starting a thread. */
const PATIENCE = 60_000;

let threads: BotThreads;
const planted = (count: number): void => {
  threads = new BotThreads({ threads: count, limit: LIMIT, patience: PATIENCE, worker: PLANTED });
};
afterEach(() => threads.close());

interface BotTask {
  readonly pack: GamePack;
  readonly packet: AskedPacket<Types>;
  readonly seat: Seat;
}

/** A question of a new match with this many options or more. */
async function asked(game: string, options = 1): Promise<BotTask> {
  const pack = await entryOf(game)?.load();
  if (pack === undefined) throw new Error(`there is no ${game}`);
  const rules = pack.game.rules.parse({});
  const choices = sampleSeats(pack.game, rules, 3, fast(1).stream('choices'));
  const match = create(pack.game, fast(1), choices as Types['seat'][], rules);
  for (let [seat] = match.asked; seat !== undefined; [seat] = match.asked) {
    const packet = match.packet(seat) as AskedPacket<Types>;
    if (packet.question.options.length >= options) return { pack, packet, seat };
    match.answer(seat, packet.question.id, match.fallback(seat));
  }
  throw new Error(`nobody is asked with ${options} options`);
}

const choose = async ({ packet, seat }: BotTask, game: string, level: string, seed = 1): Promise<Option<Types> | null> =>
  threads.bot(game, level).choose(packet, seat, fast(seed).stream('test'));

const race = await asked('race');
const answers = (level = 'random'): Promise<Option<Types> | null> => choose(race, 'race', level);

describe('a bot in a thread', () => {
  test.each(['race', KING])('answers with a listed option: %s', async (game) => {
    threads = new BotThreads({ patience: PATIENCE });
    const here = await asked(game);
    for (const level of ['normal', 'random', 'no such level', 'constructor']) {
      const option = await choose(here, game, level);
      expect(findOption(here.packet.question.options, option)).not.toBeNull();
    }
  });

  test('chooses as it would here, and the same with the same luck on whichever thread', async () => {
    threads = new BotThreads({ threads: 2, patience: PATIENCE });
    const here = await asked(KING, 4);
    const seeds = Array.from({ length: 12 }, (_, index) => index);
    const chosen = (level: string) => Promise.all(seeds.map((seed) => choose(here, KING, level, seed)));
    const first = await chosen('random');
    expect(await chosen('random')).toEqual(first);
    expect(new Set(first.map((option) => JSON.stringify(option))).size).toBeGreaterThan(1);
    for (const level of ['random', 'normal', 'hard']) {
      const bots = botsOf(here.pack);
      const bot = bots[level] ?? bots['normal'];
      const luck = (seed: number) =>
        fast(
          fast(seed)
            .stream('test')
            .int(2 ** 30),
        ).stream('bot');
      expect(await chosen(level)).toEqual(
        await Promise.all(seeds.map(async (seed) => bot?.choose(here.packet, here.seat, luck(seed)))),
      );
    }
  });

  test('may have nothing to do for now', async () => {
    planted(1);
    expect(await answers('waits')).toBeNull();
  });

  test('of a game that does not exist fails by name', async () => {
    threads = new BotThreads({ threads: 1, patience: PATIENCE });
    await expect(choose(race, 'chess', 'normal')).rejects.toThrow('the normal bot of chess failed: there is no such game');
    await expect(threads.warm('chess')).rejects.toThrow(/chess/);
  });

  test('is there at once where its game was warmed up', async () => {
    threads = new BotThreads({ threads: 2, patience: PATIENCE });
    await threads.warm(KING);
    expect(await choose(await asked(KING), KING, 'normal')).not.toBeNull();
  });
});

describe('a bot that thinks for ever', () => {
  test('loses its thread at the limit; meanwhile others answer, and nothing here stands still', async () => {
    planted(2);
    await threads.warm('race');
    let pulses = 0;
    const pulse = setInterval(() => {
      pulses += 1;
    }, 5);
    let meanwhile = 0;
    const keepAsking = async (until: AbortSignal): Promise<void> => {
      for (; !until.aborted; meanwhile++) await answers();
    };
    const end = new AbortController();
    const asking = keepAsking(end.signal);
    const stuck = answers('loops').finally(() => end.abort());
    await expect(stuck).rejects.toThrow(`the loops bot of race failed: thought for more than ${LIMIT} ms`);
    await asking;
    clearInterval(pulse);
    expect(meanwhile).toBeGreaterThan(5);
    expect(pulses).toBeGreaterThan(5);
  });

  test.each(['loops', 'dawdles'])('does not hold up those that queue behind it on the only thread: %s', async (level) => {
    planted(1);
    const stuck = answers(level);
    const queued = [answers(), answers(), answers()];
    await expect(stuck).rejects.toThrow(/thought for more than/);
    for (const option of await Promise.all(queued)) expect(option).not.toBeNull();
  });

  test('counts its own time only: several on one thread all get theirs, one after another', async () => {
    planted(1);
    const stuck = await Promise.allSettled(Array.from({ length: 3 }, () => answers('dawdles')));
    expect(stuck.map((each) => each.status === 'rejected' && String(each.reason))).toEqual(
      Array(3).fill(`Error: the dawdles bot of race failed: thought for more than ${LIMIT} ms`),
    );
  });

  test('a bot that queues until the table has played on is not asked any more', async () => {
    threads = new BotThreads({ threads: 1, limit: 20_000, patience: LIMIT, worker: PLANTED });
    const [stuck, queued] = [answers('dawdles'), answers()];
    stuck.catch(() => {});
    await expect(queued).rejects.toThrow('the random bot of race failed: got no thread within 500 ms');
  });

  test('is really gone: its thread loops no longer', async () => {
    planted(1);
    const beats = new BroadcastChannel(BEATS);
    let heard = 0;
    beats.onmessage = () => {
      heard += 1;
    };
    await expect(answers('loops')).rejects.toThrow(/thought/);
    // Another thread has started since: nothing is on its way any more.
    await answers();
    const before = heard;
    expect(before).toBeGreaterThan(0);
    for (let times = 0; times < 200; times++) await answers();
    beats.close();
    expect(heard).toBe(before);
  });
});

describe('a bot that goes wrong', () => {
  test.each([
    ['throws', /I give up/],
    ['bursts', /too late to catch/],
    ['exits', /exited with code: 3/],
    ['hoards', /memory/],
  ])('fails by name and the next one plays on: %s', async (level, why) => {
    threads = new BotThreads({ threads: 1, limit: 20_000, patience: PATIENCE, megabytes: 64, worker: PLANTED });
    const [failed] = await Promise.allSettled([answers(level)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(why) } });
    expect(failed).toMatchObject({ reason: { message: expect.stringContaining(`the ${level} bot of race failed: `) } });
    for (let i = 0; i < 3; i++) expect(await answers()).not.toBeNull();
  });

  test('so do all where threads cannot even start, and the server lives on', async () => {
    threads = new BotThreads({ threads: 2, worker: new URL('./no-such-file.ts', import.meta.url) });
    await expect(answers()).rejects.toThrow(/the random bot of race failed: .*no-such-file/);
    // The other thread, and those that replace them, fail while nobody waits for them.
    await expect(answers()).rejects.toThrow(/the random bot of race failed: /);
  });

  test('even after its answer: at most one other suffers, and the threads go on', async () => {
    planted(1);
    expect(await answers('bequeaths')).not.toBeNull();
    await answers('dawdles').catch(() => {});
    expect(await answers()).not.toBeNull();
  });
});

describe('closing', () => {
  test('fails those that still wait, and those that come later', async () => {
    planted(1);
    const waiting = Promise.allSettled([answers('dawdles'), answers()]);
    await threads.close();
    for (const each of await waiting) expect(each).toMatchObject({ status: 'rejected', reason: { message: /of race failed/ } });
    await expect(answers()).rejects.toThrow(/closed/);
    await threads.close();
  });

  test('lets the process end', async () => {
    threads = new BotThreads({ patience: PATIENCE });
    const file = fileURLToPath(new URL('./closing.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: PATIENCE });
    expect(stdout).toBe('closed');
  });

  test('threads start where the process was given options that no thread takes', async () => {
    threads = new BotThreads({ patience: PATIENCE });
    const file = fileURLToPath(new URL('./closing.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=512', file], { timeout: PATIENCE });
    expect(stdout).toBe('closed');
  });
});
