import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Connection, type Done } from './connection.ts';
import type { Answer, Order, Work } from './messages.ts';

const SQLITE_BUSY = 5;

/** The low byte is the code, the rest says which of its kinds. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

const answer = (id: number, done: Done): Answer => {
  if (!('error' in done)) return { id, ...done };
  const { error } = done;
  return { id, error: error instanceof Error ? error : new Error(String(error)), busy: isBusy(error) };
};

function attempt<X>(work: () => X): X | { readonly error: unknown } {
  try {
    return work();
  } catch (error) {
    return { error };
  }
}

/** The file is not closed under a copy that is being made. */
let copied: Promise<unknown> = Promise.resolve();

function copy(connection: Connection, { id, backup }: Extract<Order, { backup: string }>): void {
  const tell = (done: Done): void => parentPort?.postMessage([answer(id, done)]);
  copied = copied.then(() => connection.backup(backup)).then(tell, (error: unknown) => tell({ error }));
}

const opened = attempt(() => new Connection((workerData as { readonly file: string }).file));
parentPort?.postMessage([answer(0, opened instanceof Connection ? { rows: [] } : opened)]);

/** Milliseconds that answers stay in the journal at the longest, where few are given. */
const LONGEST = 1_000;

/** All that has been asked for meanwhile is done together. */
parentPort?.on('message', (first: Order) => {
  if (parentPort === null) return;
  if (!(opened instanceof Connection)) return parentPort.close();
  const [ids, orders]: [number[], Work[]] = [[], []];
  let closing = false;
  for (let order: Order | undefined = first; order !== undefined; ) {
    if ('close' in order) closing = true;
    else if ('backup' in order) copy(opened, order);
    else {
      ids.push(order.id);
      orders.push('journal' in order ? order.journal : order.statements);
    }
    order = receiveMessageOnPort(parentPort)?.message as Order | undefined;
  }
  const done = orders.length === 0 ? [] : attempt(() => opened.runAll(orders));
  parentPort.postMessage(ids.map((id, index) => answer(id, 'error' in done ? done : (done[index] ?? { rows: null }))));
  // What waits for these answers does not wait for this. If it fails, they stay where they are, and are read from there.
  attempt(() => opened.settle(closing ? 'all' : undefined));
  if (closing) {
    clearTimeout(soon);
    void copied.then(() => {
      opened.close();
      parentPort?.close();
    });
  } else if (opened.unsettled !== 'none') settleAfter(LONGEST, opened);
});

let soon: ReturnType<typeof setTimeout> | undefined;
function settleAfter(ms: number, connection: Connection): void {
  soon ??= setTimeout(() => {
    soon = undefined;
    attempt(() => connection.settle('now'));
    // Between two goes others are served. What came meanwhile waits until there is more of it.
    if (connection.unsettled !== 'none') settleAfter(connection.unsettled === 'begun' ? 0 : LONGEST, connection);
  }, ms);
}
