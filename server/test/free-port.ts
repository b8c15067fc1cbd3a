import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The system gives ports above these to outgoing connections. */
const FIRST = 10_000;
const LAST = 32_000;

/**
 * A port for a server that is killed and comes back at the same address. Nothing else takes it meanwhile: not an outgoing connection, and
 * not a server that takes any free port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
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
