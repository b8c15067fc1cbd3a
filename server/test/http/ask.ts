import { type IncomingHttpHeaders, request } from 'node:http';
import { expect } from 'vitest';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  json(): unknown;
}

export interface Question {
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

/** A request exactly as it is written: paths are not tidied up, and any header may be set. */
export function ask(url: string, path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: () => JSON.parse(text) as unknown }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export const postGuest = (url: string, body: string, headers: { readonly [name: string]: string } = {}): Promise<Answer> =>
  ask(url, '/api/guests', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

/** Nothing of the machine is in it: no stack, no path, no module. */
export function tellsNothing({ text, headers }: Answer): void {
  expect(text + JSON.stringify(headers)).not.toMatch(
    /node:|node_modules|\.[jt]s\b|\/work\/|\/tmp\/|at \w+ \(|stack|Error:|FST_|SQLITE/,
  );
}
