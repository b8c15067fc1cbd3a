import { Agent, request } from 'node:http';

/** A poll of each player may be open at once. */
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds from asking to the last byte. */
  readonly took: number;
}

/** One request of one guest: as plain as HTTP is, so that asking costs little beside answering. */
export function ask(url: URL, secret: string, method: 'GET' | 'POST', path: string, body?: object): Promise<Answered> {
  const begun = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers: { [name: string]: string } = secret === '' ? {} : { authorization: `Bearer ${secret}` };
  if (text !== undefined) headers['content-type'] = 'application/json';
  return new Promise((done, fail) => {
    const asked = request({ agent, hostname: url.hostname, port: url.port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () => {
        const took = performance.now() - begun;
        done({ status: response.statusCode ?? 0, took, body: JSON.parse(Buffer.concat(parts).toString()) as unknown });
      });
    });
    asked.on('error', fail);
    asked.end(text);
  });
}
