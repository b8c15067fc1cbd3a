import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Connection, type Done } from './connection.ts';
import type { Answer, Order } from './messages.ts';

const SQLITE_BUSY = 5;

/** The low byte is the code, the rest says which of its kinds. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

const answer = (id: number, done: Done): Answer => {
  if ('rows' in done) return { id, rows: done.rows };
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

/** All that has been asked for meanwhile is done together. */
parentPort?.on('message', (first: Order) => {
  if (parentPort === null) return;
  if (!(opened instanceof Connection)) return parentPort.close();
  const orders: { readonly id: number; readonly statements: Extract<Order, { statements: unknown }>['statements'] }[] = [];
  let closing = false;
  for (let order: Order | undefined = first; order !== undefined; ) {
    if ('close' in order) closing = true;
    else if ('backup' in order) copy(opened, order);
    else orders.push(order);
    order = receiveMessageOnPort(parentPort)?.message as Order | undefined;
  }
  const done = orders.length === 0 ? [] : attempt(() => opened.runAll(orders.map(({ statements }) => statements)));
  parentPort.postMessage(orders.map(({ id }, index) => answer(id, 'error' in done ? done : (done[index] ?? { rows: null }))));
  if (!closing) return;
  void copied.then(() => {
    opened.close();
    parentPort?.close();
  });
});
