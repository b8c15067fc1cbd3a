import { parentPort } from 'node:worker_threads';
import { conforms } from '@tavern/engine/conformance';
import { gameEntry } from '../arguments.ts';
import type { Task } from './fuzz.ts';

parentPort?.on('message', (task: Task) => {
  void run(task);
});

async function run({ game: id, games, seed, every, players }: Task): Promise<void> {
  const { game, tell, texts } = await gameEntry(id).load();
  const plan = { games, seed, every, wording: { tell, texts }, ...(players === undefined ? {} : { players }) };
  parentPort?.postMessage(conforms(game, plan));
}
