import { connect } from 'node:net';
import type { Thrown } from './requests.ts';

/** Milliseconds that somebody who waits does so, and that an answer may take. */
const [HELD, PATIENCE] = [400, 5_000];
const LOOKED_AT = 4_000;

/** What a stranger got for it: the statuses of all answers, or that there was none in time. */
export type Caught = { readonly statuses: readonly number[] } | 'silence';

/** One connection, thrown at the server's port. `half`: the sender closes its side at once. */
export function throwAt(port: number, { bytes, hold }: Thrown, half: boolean): Promise<Caught> {
  return new Promise((caught) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    let silent = false;
    const time = setTimeout(
      () => {
        silent = !hold;
        socket.destroy();
      },
      hold ? HELD : PATIENCE,
    );
    socket.on('data', (data) => {
      if (text.length < LOOKED_AT) text += data.toString('latin1');
      // A line that was let in, or one that is kept alive: there is nothing more to come.
      if (text.startsWith('HTTP/1.1 101') || (text.match(/HTTP\/1\.1 200/g)?.length ?? 0) >= 30) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(time);
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      caught(silent && statuses.length === 0 ? 'silence' : { statuses });
    });
    if (half) socket.end(bytes);
    else socket.write(bytes);
  });
}
