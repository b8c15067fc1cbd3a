// A bot for any game on a Tavern server, with nothing but fetch.
//   node bot.ts http://127.0.0.1:3000 race            makes a room for two, prints its code, and waits for somebody
//   node bot.ts http://127.0.0.1:3000 race ABC234     joins that room
// It takes any of the options that it is given: put something better into `choose`.

export type Option = { option: { [field: string]: unknown }; says: string };
type Question = { id: number; says: string; options: Option[] };
type Frame = { frame: number; events: { line: string | null }[] };
type State = {
  frame: number;
  next: number;
  seat: number;
  names: string[];
  question: Question | null;
  frames: Frame[];
  result: string | null;
};
type Room = {
  code: string;
  version: number;
  match: string | null;
  playing: boolean;
  mayStart: { ok: boolean };
  seats: { by: string }[];
};

const [url = 'http://127.0.0.1:3000', game = 'race', code] = process.argv.slice(2);
const pause = (ms: number): Promise<void> => new Promise((later) => setTimeout(later, ms));
const hex = (bytes: number): string => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
let secret = '';

class Refused extends Error {}

/** Asks as often as it takes: a server that restarts is back in a moment. Answers have ids, so a repeat is harmless. */
async function ask<X>(method: 'GET' | 'POST', path: string, body?: object): Promise<X> {
  for (;;) {
    const headers = { 'content-type': 'application/json', ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }) };
    const response = await fetch(`${url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
      () => null,
    );
    const reply = (await response?.json().catch(() => null)) as (X & { code?: string; says?: { en: string } }) | null;
    if (response?.ok && reply) return reply;
    if (response && reply && response.status < 500 && response.status !== 429)
      throw new Refused(`${reply.code}: ${reply.says?.en ?? ''}`);
    await pause(1_000 * Number(response?.headers.get('retry-after') ?? 0.3));
  }
}

/** Your idea goes here. */
function choose({ options }: Question): Option {
  return options[Math.floor(Math.random() * options.length)] as Option;
}

/** In a room with everybody ready, until a match has started. */
async function untilStarted(): Promise<string> {
  const nonce = hex(16);
  if (code === undefined) {
    const settings = { seats: 2, speed: 'off', pace: 'brisk' };
    let { room } = await ask<{ room: Room }>('POST', 'rooms', { game, settings });
    console.log(`room ${room.code}`);
    while (!room.mayStart.ok) {
      const seen = await ask<{ inside: Room }>('GET', `rooms/${room.code}?since=${room.version}&wait=25`);
      room = seen.inside;
    }
    const started = await ask<{ room: Room }>('POST', `rooms/${room.code}/acts`, { do: 'start', nonce });
    return started.room.match as string;
  }
  await ask('POST', `rooms/${code}/acts`, { do: 'enter', sit: true });
  let { room } = await ask<{ room: Room }>('POST', `rooms/${code}/acts`, { do: 'ready', nonce });
  while (!room.playing) room = (await ask<{ inside: Room }>('GET', `rooms/${code}?since=${room.version}&wait=25`)).inside;
  return room.match as string;
}

async function play(match: string): Promise<State> {
  let state = await ask<State>('GET', `matches/${match}?since=-1`);
  for (let answered = -1; ; ) {
    for (const { events } of state.frames) for (const { line } of events) if (line !== null) console.log(line);
    if (state.result !== null && state.next === state.frame) return state;
    const { question } = state;
    if (question !== null && state.frame !== answered) {
      answered = state.frame;
      const { option } = choose(question);
      await ask('POST', `matches/${match}/answers`, { id: hex(8), question: question.id, option }).catch((error: unknown) => {
        // Too late: the clock has answered, or somebody else for all.
        if (!(error instanceof Refused)) throw error;
      });
    }
    state = await ask<State>('GET', `matches/${match}?since=${state.next}&wait=25`);
  }
}

secret = (await ask<{ secret: string }>('POST', 'guests', { nickname: 'Bot' })).secret;
const match = await untilStarted();
console.log(`match ${match}`);
const { result } = await play(match);
console.log(`over: ${result}`);
