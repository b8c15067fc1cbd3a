import { parentPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';
import type { Answer, Order } from './messages.ts';

const SQLITE_BUSY = 5;

/** The low byte is the code, the rest says which of its kinds. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

function answered(id: number, work: () => Extract<Answer, { rows: unknown }>['rows']): void {
  let answer: Answer;
  try {
    answer = { id, rows: work() };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error : new Error(String(error)), busy: isBusy(error) };
  }
  parentPort?.postMessage(answer);
}

let connection: Connection | undefined;
answered(0, () => {
  connection = new Connection((workerData as { readonly file: string }).file);
  return [];
});

parentPort?.on('message', (order: Order) => {
  if ('close' in order) {
    connection?.close();
    parentPort?.close();
    return;
  }
  answered(order.id, () => connection?.run(order.statements) ?? null);
});
