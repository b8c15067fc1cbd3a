import type { Bot } from '@tavern/bots';
import type { Types } from '@tavern/engine';
import { answering } from '../../bots/task.ts';
import { botFor } from '../../bots/worker.ts';
import { BEATS } from './beats.ts';

/** This many turns of the loop are a beat. */
const BEAT = 10_000_000;

const forever = (): Promise<never> => new Promise(() => setInterval(() => {}, 1_000));

/** Bots that no game has: each goes wrong in its own way. */
const planted: { readonly [level: string]: Bot<Types>['choose'] } = {
  loops: () => {
    const beats = new BroadcastChannel(BEATS);
    for (let turns = 0; ; turns++) if (turns % BEAT === 0) beats.postMessage(turns);
  },
  dawdles: forever,
  throws: () => {
    throw new Error('I give up');
  },
  bursts: () => {
    setTimeout(() => {
      throw new Error('too late to catch');
    });
    return forever();
  },
  exits: () => process.exit(3),
  hoards: () => {
    // Little by little: one allocation of many megabytes could end the whole process before the thread is stopped.
    let hoard: object = {};
    for (;;) hoard = { hoard };
  },
  bequeaths: ({ question }) => {
    setTimeout(() => {
      throw new Error('after my answer');
    });
    return question.options[0] ?? null;
  },
  waits: () => null,
};

export default answering(async (game, level) => {
  const choose = planted[level];
  return choose === undefined ? botFor(game, level, null) : { choose };
});
