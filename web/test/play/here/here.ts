import { MessageChannel } from 'node:worker_threads';
import type { SeatedBot } from '@tavern/bots';
import type { Flat, Seat } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Clock } from '@tavern/host';
import { onTestFinished } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import type { ShownTable } from '../../../model/shown-table.ts';
import { HereHost } from '../../../play/here/here-host.ts';
import { HereLink } from '../../../play/here/here-link.ts';
import { openHere, startHere } from '../../../play/here/here-source.ts';
import type { Keys } from '../../../play/here/keys.ts';
import { MemoryStorage } from '../../../play/here/memory-storage.ts';
import type { FromWorker, Start, ToWorker } from '../../../play/here/messages.ts';
import type { HereStorage } from '../../../play/here/storage.ts';

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};

/** Keys that all tabs of one browser share. */
export function sharedKeys(): Keys {
  const taken = new Set<string>();
  return {
    async take(id) {
      if (taken.has(id)) return null;
      taken.add(id);
      return () => void taken.delete(id);
    },
  };
}

/** A browser: its storage outlives its tabs. */
export class Browser {
  readonly storage: HereStorage;
  private readonly keys = sharedKeys();
  private readonly pack: (game: string) => Promise<GamePack | null>;

  constructor(storage: HereStorage = new MemoryStorage(true), pack = packOf) {
    this.storage = storage;
    this.pack = pack;
  }

  tab(clock = realClock): Tab {
    return new Tab(this.storage, this.keys, this.pack, clock);
  }
}

const nameOf = (bot: SeatedBot | null, n: number): string => (bot === null ? `somebody/${n}` : `${bot.level}/${n}`);

/** A page with its worker, and a channel between them as in a browser. */
export class Tab {
  readonly link: HereLink;
  readonly host: HereHost;
  /** All that the worker has told the page. */
  readonly heard: FromWorker[] = [];
  private readonly channel = new MessageChannel();

  constructor(storage: HereStorage, keys: Keys, pack: (game: string) => Promise<GamePack | null>, clock: Clock) {
    const { port1, port2 } = this.channel;
    this.host = new HereHost({
      storage,
      keys,
      pack,
      clock,
      chance: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
      now: () => Date.now(),
      post: (message: FromWorker) => {
        this.heard.push(structuredClone(message));
        port2.postMessage(message);
      },
    });
    port2.on('message', (message: ToWorker) => void this.host.receive(message));
    this.link = new HereLink({
      postMessage: (message) => port1.postMessage(message),
      addEventListener: (_type, heard) => void port1.on('message', (data: FromWorker) => heard({ data })),
    });
    void this.link.request('speed', { speed: 'off' });
    onTestFinished(() => this.close());
  }

  async start(start: Start): Promise<string> {
    const started = await startHere(start, this.link);
    if (!started.ok) throw new Error(JSON.stringify(started));
    return started.id;
  }

  async open(id: string): Promise<ShownTable> {
    const opened = await openHere(id, nameOf, this.link);
    if (!opened.ok) throw new Error(JSON.stringify(opened));
    return opened.source;
  }

  tryToOpen(id: string): ReturnType<typeof openHere> {
    return openHere(id, nameOf, this.link);
  }

  /** Without notice, as tabs are closed. */
  close(): void {
    this.channel.port1.close();
  }
}

export const person = (name: string) => ({ by: 'person', name }) as const;
export const bot = (level = 'normal') => ({ by: 'bot', level }) as const;

export const isOver = (source: ShownTable): boolean => source.frame(source.own[0] ?? null)?.packet.over !== null;

/** Answers every question to an own seat, by default with the first option, until `done` is true. */
export async function playOn(source: ShownTable, done: () => boolean, pick: Pick = ([first]) => first): Promise<void> {
  while (!done()) {
    const next = asked(source, pick);
    if (next === null) await news(source);
    else await source.answer(next.seat, next.question, next.option);
  }
}

type Pick = (options: readonly Flat[]) => Flat | undefined;

function asked(source: ShownTable, pick: Pick): { seat: Seat; question: number; option: Flat } | null {
  for (const seat of source.own) {
    const question = source.frame(seat)?.packet.question ?? null;
    const option = pick(question?.options ?? []);
    if (question === null || option === undefined || source.status(seat)?.passed === true) continue;
    if (question.window && question.options.length === 1) continue;
    return { seat, question: question.id, option };
  }
  return null;
}

export const news = (source: ShownTable): Promise<void> =>
  new Promise((heard) => {
    const done = (): void => {
      clearTimeout(late);
      stop();
      heard();
    };
    // What came between the last look and this one has been handled already.
    const late = setTimeout(done, 50);
    const stop = source.listen({ frame: done, status: done, gone: done });
  });
