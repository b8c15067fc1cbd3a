// `node scripts/http-transcript.ts`: a real server on loopback, two guests and a short race by plain HTTP; prints every request and its reply.
// With --write it goes into docs/http.md, between its markers.
import { HttpSpeaker, nonce, pause, Transcript, transcribe } from './docs/transcript.ts';

type Room = { readonly code: string; readonly match: string | null; readonly version: number };
type State = {
  readonly next: number;
  readonly frame: number;
  readonly result: string | null;
  readonly question: { readonly id: number } | null;
};

/** A race with fewer rolls shows too little. */
const ROLLS = 3;

class Guest extends HttpSpeaker {
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

await transcribe(
  new URL('../docs/http.md', import.meta.url),
  () => new Transcript(),
  async (url, transcript) => (await race(url, transcript)) >= ROLLS,
);
