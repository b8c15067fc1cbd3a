import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, logTo, startServer } from '@tavern/server';
import { folded } from './folded.ts';

const MARKERS = /(<!-- transcript -->\n)[^]*(\n<!-- \/transcript -->)/;

export const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));

/** Random, and the client's own: the server cannot choose it. */
export const nonce = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');

/** All that was said, with stable names in place of secrets and ids that differ in every run. */
export class Transcript {
  readonly lines: string[] = [];
  private readonly names = new Map<string, string>();

  call(value: unknown, name: string): void {
    this.names.set(String(value), `<${name}>`);
  }

  remark(text: string): void {
    this.lines.push('', `# ${text}`);
  }

  /** `>`: sent, `<`: received. */
  note(who: string, sign: '>' | '<', what: string, message?: unknown): void {
    let text = [who.padEnd(3), sign, what, message === undefined ? '' : this.text(message)].filter(Boolean).join(' ');
    for (const [value, name] of this.names) text = text.replaceAll(value, name);
    this.lines.push(text);
  }

  protected text(message: unknown): string {
    return JSON.stringify(message);
  }
}

type Reply = { readonly [field: string]: unknown };

/** A guest by plain HTTP, whose every request is noted. */
export class HttpSpeaker {
  protected readonly name: string;
  protected readonly url: string;
  protected readonly transcript: Transcript;
  protected secret = '';

  constructor(name: string, url: string, transcript: Transcript) {
    this.name = name;
    this.url = url;
    this.transcript = transcript;
  }

  async arrive(): Promise<void> {
    await this.ask('POST', '/api/guests', { nickname: this.name }, ({ secret, id }) => {
      this.transcript.call(secret, `secret of ${this.name}`);
      this.transcript.call(id, `id of ${this.name}`);
      this.secret = String(secret);
    });
  }

  /** `heard`: before it is noted, so that what is new in it has a name; its result, if any, is noted instead of the reply. */
  async ask(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    heard: (reply: Reply) => unknown = () => undefined,
  ): Promise<Reply> {
    this.transcript.note(this.name, '>', `${method} ${path}`, body);
    const headers = {
      'content-type': 'application/json',
      ...(this.secret === '' ? {} : { authorization: `Bearer ${this.secret}` }),
    };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const reply = (await response.json()) as Reply;
    const shown = heard(reply);
    this.transcript.note(this.name, '<', String(response.status), shown ?? reply);
    return reply;
  }
}

/** Plays on a server of its own, on loopback, until a run is worth showing; prints it, or with --write puts it into the document. */
export async function transcribe<T extends Transcript>(
  document: URL,
  make: () => T,
  play: (url: string, transcript: T) => Promise<boolean>,
): Promise<void> {
  let lines: readonly string[] | null = null;
  while (lines === null) lines = await oneRun(make(), play);
  const text = lines.map(folded).join('\n').trim();
  if (!process.argv.includes('--write')) {
    console.log(text);
    return;
  }
  const before = readFileSync(document, 'utf8');
  if (!MARKERS.test(before)) throw new Error(`${document.pathname} has no place for a transcript`);
  writeFileSync(
    document,
    before.replace(MARKERS, (_all, start: string, end: string) => `${start}\`\`\`\n${text}\n\`\`\`${end}`),
  );
}

async function oneRun<T extends Transcript>(
  transcript: T,
  play: (url: string, transcript: T) => Promise<boolean>,
): Promise<readonly string[] | null> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-transcript-'));
  const config = configFrom({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  const server = await startServer(config, logTo('silent'));
  try {
    return (await play(server.url, transcript)) ? transcript.lines : null;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
