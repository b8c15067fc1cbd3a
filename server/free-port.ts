import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above 10080, the last of the ports to which browsers and `fetch` refuse to speak; below those that the system gives to outgoing connections. */
const FIRST = 10_081;
const LAST = 32_000;
/** Processes that start side by side look in different places: one would take the port that another has just found, and left for a moment. */
const PLACES = 64;
const SIZE = Math.floor((LAST - FIRST) / PLACES);
/** Those that this process has been given. */
const given = new Set<number>();

/**
 * For tests and tools: a port for a server that is killed and comes back at the same address. Meanwhile neither an outgoing connection nor
 * a server that takes any free port gets it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (process.pid % PLACES) * SIZE + randomInt(SIZE);
    // After all of them, any again: servers end.
    if (given.has(port) && given.size < SIZE) continue;
    given.add(port);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
