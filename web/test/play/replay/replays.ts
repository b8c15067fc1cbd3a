import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { SeatedBot } from '@tavern/bots';
import type { MatchRecord, Refusal } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { onTestFinished } from 'vitest';
import { packOf } from '../../../model/pack.ts';
import type { FromWorker, ToWorker } from '../../../play/replay/messages.ts';
import { openReplay, type Replay, type ReplayOptions } from '../../../play/replay/replay.ts';
import { ReplayHost } from '../../../play/replay/replay-host.ts';
import { ReplayLink } from '../../../play/replay/replay-link.ts';

export const nameOf = (bot: SeatedBot | null, n: number): string =>
  bot === null ? `somebody/${n}` : `${bot.person.id}/${bot.level}`;

/** Whole matches as they were once played (scripts/golden.ts), of all games. */
const folder = fileURLToPath(new URL('../../../../games', import.meta.url));
export const golden: readonly string[] = globSync('*/test/golden/*.json', { cwd: folder }).sort();
export const goldenText = (file: string): string => readFileSync(join(folder, file), 'utf8');
export const goldenRecord = (file: string): MatchRecord => JSON.parse(goldenText(file)) as MatchRecord;

/** A worker in the same thread, and a channel between them as in a browser. */
export function hostLink(pack: (game: string) => Promise<GamePack | null> = packOf): ReplayLink {
  const { port1, port2 } = new MessageChannel();
  const host = new ReplayHost({
    pack,
    post: (message: FromWorker) => port2.postMessage(message),
    now: () => performance.now(),
    breathe: () => new Promise((later) => setImmediate(later)),
  });
  port2.on('message', (message: ToWorker) => void host.receive(message));
  const close = (): void => port1.close();
  onTestFinished(close);
  return new ReplayLink({
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (_type, heard) => void port1.on('message', (data: FromWorker) => heard({ data })),
    terminate: close,
  });
}

type Opening = Partial<ReplayOptions> & { readonly pack?: (game: string) => Promise<GamePack | null> };

const tryOpen = (given: unknown, { pack, ...more }: Opening = {}): ReturnType<typeof openReplay> =>
  openReplay(given, { nameOf, ...more }, () => hostLink(pack));

export async function open(given: unknown, more?: Opening): Promise<Replay> {
  const opened = await tryOpen(given, more);
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.replay;
}

export async function refusalOf(given: unknown, more?: Opening): Promise<Refusal & { readonly at?: number }> {
  const opened = await tryOpen(given, more);
  if (opened.ok) throw new Error('it was opened');
  return opened;
}

/** As soon as all answers have been gone through. */
export async function ready(replay: Replay): Promise<Replay> {
  while (!replay.state().ready) await new Promise((later) => setImmediate(later));
  return replay;
}
