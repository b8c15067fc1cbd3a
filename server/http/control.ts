import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAbsolute, join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { hasToken } from './bearer.ts';

const asked = z.object({ file: z.string().refine(isAbsolute, 'not an absolute path') });
const MOST_BYTES = 10_000;

/** In the data folder, and only for who may read that: where the running server takes orders, and the word that it wants to hear. */
export const CONTROL_FILE = 'control.json';
export const control = z.object({ port: z.int(), token: z.string() });

/** Orders of those who own the data folder, on a port of its own that only this machine reaches: no proxy leads there. */
export async function openControl(
  folder: string,
  log: Logger,
  backup: (file: string) => Promise<void>,
): Promise<{ close(): void }> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    const reply = (status: number, said: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    if (!hasToken(request.headers.authorization, token)) return reply(403, { ok: false });
    if (request.method !== 'POST' || request.url !== '/backup') return reply(404, { ok: false });
    bodyOf(request)
      .then(async (body) => {
        const { file } = asked.parse(JSON.parse(body));
        await backup(file);
        log.info({ file }, 'a backup was made');
        reply(200, { ok: true });
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'a backup failed');
        reply(500, { ok: false, why: error instanceof Error ? error.message : String(error) });
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It never keeps the process from ending.
  server.unref();
  const path = join(folder, CONTROL_FILE);
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ port: (server.address() as AddressInfo).port, token }), { mode: 0o600 });
  return {
    close() {
      rmSync(path, { force: true });
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) {
    body += String(part);
    if (body.length > MOST_BYTES) throw new Error('too much');
  }
  return body;
}
