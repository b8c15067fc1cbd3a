// `node scripts/http-transcript.ts`: a real server on loopback, two guests and a short race by plain HTTP; prints every request and its reply.
// With --write it goes into docs/http.md, between its markers.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, logTo, startServer } from '@tavern/server';
import { folded } from './docs/folded.ts';

type Reply = { readonly [field: string]: unknown };
type Room = { readonly code: string; readonly match: string | null; readonly version: number };
type State = {
  readonly next: number;
  readonly frame: number;
  readonly result: string | null;
  readonly question: { readonly id: number } | null;
};

const DOCUMENT = new URL('../docs/http.md', import.meta.url);
const MARKERS = /(<!-- transcript -->\n)[^]*(\n<!-- \/transcript -->)/;
/** A race with fewer rolls shows too little. */
const ROLLS = 3;

const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
const nonce = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex');

/** All that was said, with stable names in place of secrets and ids that differ in every run. */
class Transcript {
  readonly lines: string[] = [];
  private readonly names = new Map<string, string>();

  call(value: string, name: string): void {
    this.names.set(value, `<${name}>`);
  }

  remark(text: string): void {
    this.lines.push('', `# ${text}`);
  }

  /** `>`: sent, `<`: received. */
  note(who: string, sign: '>' | '<', what: string, message?: unknown): void {
    let text = [who.padEnd(3), sign, what, message === undefined ? '' : JSON.stringify(message)].filter(Boolean).join(' ');
    for (const [value, name] of this.names) text = text.replaceAll(value, name);
    this.lines.push(text);
  }
}

class Guest {
  private readonly name: string;
  private readonly url: string;
  private readonly transcript: Transcript;
  private secret = '';

  constructor(name: string, url: string, transcript: Transcript) {
    this.name = name;
    this.url = url;
    this.transcript = transcript;
  }

  async arrive(): Promise<void> {
    await this.ask('POST', '/api/guests', { nickname: this.name }, ({ secret, id }) => {
      this.transcript.call(String(secret), `secret of ${this.name}`);
      this.transcript.call(String(id), `id of ${this.name}`);
      this.secret = String(secret);
    });
  }

  /** `heard`: before it is noted, so that what is new in it has a name. */
  async ask(method: 'GET' | 'POST', path: string, body?: object, heard: (reply: Reply) => void = () => {}): Promise<Reply> {
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
    heard(reply);
    this.transcript.note(this.name, '<', String(response.status), reply);
    return reply;
  }

  /** The first messages of a stream. */
  async listen(path: string, messages: number): Promise<void> {
    this.transcript.note(this.name, '>', `GET ${path}`);
    const cut = new AbortController();
    const response = await fetch(`${this.url}${path}`, {
      headers: { authorization: `Bearer ${this.secret}` },
      signal: cut.signal,
    });
    let text = '';
    for await (const part of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.split('\n\n').length > messages) break;
    }
    this.transcript.note(this.name, '<', String(response.status));
    for (const line of text.split('\n\n').slice(0, messages).join('\n').split('\n')) this.transcript.note(this.name, '<', line);
    cut.abort();
  }
}

async function race(url: string, transcript: Transcript): Promise<number> {
  const [mei, ann] = [new Guest('Mei', url, transcript), new Guest('Ann', url, transcript)];
  transcript.remark('Two guests come. Every request of theirs from here on has the header Authorization: Bearer <secret>.');
  await mei.arrive();
  await ann.arrive();

  transcript.remark('Mei makes a room; Ann takes the other seat, and is ready.');
  const settings = { seats: 2, rules: { tiles: 5 } };
  let code = '';
  await mei.ask('POST', '/api/rooms', { game: 'race', settings }, ({ room }) => {
    ({ code } = room as Room);
    transcript.call(code, 'code');
  });
  const acts = `/api/rooms/${code}/acts`;
  await mei.ask('POST', acts, { do: 'start', nonce: nonce() });
  await ann.ask('POST', acts, { do: 'enter', sit: true });
  await ann.ask('POST', acts, { do: 'ready', nonce: nonce() });

  transcript.remark('Mei starts the match, and looks at the table.');
  let match = '';
  await mei.ask('POST', acts, { do: 'start', nonce: nonce() }, ({ room }) => {
    match = (room as Room).match ?? '';
    transcript.call(match, 'match');
  });
  const table = `/api/matches/${match}`;
  const first = (await mei.ask('GET', `${table}?since=-1`)) as unknown as State;

  transcript.remark(
    'An answer that is none; then Mei rolls. As if the reply had been lost, she sends it again: nothing happens twice.',
  );
  const question = first.question?.id ?? 0;
  await mei.ask('POST', `${table}/answers`, { id: 'mei-1', question, option: { do: 'fly' } });
  await mei.ask('POST', `${table}/answers`, { id: 'mei-2', question, option: { do: 'roll' } });
  await mei.ask('POST', `${table}/answers`, { id: 'mei-2', question, option: { do: 'roll' } });

  transcript.remark(
    'Ann asks with `wait`: the reply comes as soon as there is something after frame 0. She rolls, and so on to the end.',
  );
  let rolls = 1;
  for (let [since, over] = [0, false]; !over; rolls++) {
    const guest = rolls % 2 === 1 ? ann : mei;
    const state = (await guest.ask('GET', `${table}?since=${since}&wait=25`)) as unknown as State;
    since = state.next;
    over = state.result !== null;
    if (state.question !== null)
      await guest.ask('POST', `${table}/answers`, { id: `roll-${rolls}`, question: state.question.id, option: { do: 'roll' } });
  }

  transcript.remark('The same as a stream, from the first frame on; only its first two messages are shown.');
  await ann.listen(`${table}/events?since=-1&language=zh-Hant`, 3);

  transcript.remark('The match has been recomputed and stored. Everybody may have the record, and verify it.');
  while (!(await fetch(`${url}${table}/record`)).ok) await pause(20);
  await mei.ask('GET', `${table}/record`);
  return rolls;
}

async function transcriptOfOne(): Promise<{ readonly rolls: number; readonly text: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tavern-transcript-'));
  const config = configFrom({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  const server = await startServer(config, logTo('silent'));
  try {
    const transcript = new Transcript();
    const rolls = await race(server.url, transcript);
    return { rolls, text: transcript.lines.map(folded).join('\n').trim() };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

let { rolls, text } = await transcriptOfOne();
while (rolls < ROLLS) ({ rolls, text } = await transcriptOfOne());
if (process.argv.includes('--write')) {
  const before = readFileSync(DOCUMENT, 'utf8');
  if (!MARKERS.test(before)) throw new Error('docs/http.md has no place for a transcript');
  writeFileSync(
    DOCUMENT,
    before.replace(MARKERS, (_all, start: string, end: string) => `${start}\`\`\`\n${text}\n\`\`\`${end}`),
  );
} else console.log(text);
