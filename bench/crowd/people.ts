// Thousands of people in one process. They do what they are told to, and say how long it took.
import { becomeGuest } from '@tavern/wire';
import { inTurn } from '../in-turn.ts';
import { Spectacle } from './spectacle.ts';
import { ThinLine } from './thin-line.ts';

/** What is told to them, one after another. */
export type Order =
  | { readonly do: 'become guests'; readonly count: number }
  | { readonly do: 'connect' }
  | { readonly do: 'watch'; readonly spectators: number; readonly answers: number }
  | { readonly do: 'lose the network' };

export interface Watched {
  /** Milliseconds from an answer to the last spectator having it, each. */
  readonly times: readonly number[];
}
export interface Back {
  readonly seconds: number;
  readonly tries: number;
}

/** How many do the same at once, where it is not the point that all do. */
const AT_ONCE = 100;
/** As in wire/line.ts: milliseconds until the next try, at first and at the most. */
const [SOONEST, LATEST] = [1_000, 5_000];

const url = process.argv[2] ?? '';
const port = Number(new URL(url).port);
let secrets: string[] = [];
let lines: ThinLine[] = [];
let spectacle: Spectacle | null = null;

const connect = (nth: number): Promise<ThinLine> => ThinLine.connect(port, secrets[nth] ?? '', nth);

async function follow(order: Order): Promise<object> {
  switch (order.do) {
    case 'become guests':
      secrets = await inTurn(order.count, AT_ONCE, async () => {
        const guest = await becomeGuest(url, 'Somebody');
        if (!guest.ok) throw new Error(guest.code);
        return guest.secret;
      });
      return {};
    case 'connect':
      lines = await inTurn(secrets.length, AT_ONCE, connect);
      return {};
    case 'watch':
      spectacle = await Spectacle.begin(lines, order.spectators);
      return { times: await spectacle.answers(order.answers) } satisfies Watched;
    case 'lose the network':
      return storm();
  }
}

async function storm(): Promise<Back> {
  const began = performance.now();
  let tries = 0;
  for (const line of lines) line.cut();
  const back = async (nth: number): Promise<ThinLine> => {
    for (let failed = 0; ; failed++) {
      const wait = Math.min(LATEST, SOONEST * 2 ** failed);
      await new Promise((later) => setTimeout(later, wait * (0.5 + Math.random() / 2)));
      tries += 1;
      const line = await connect(nth).catch(() => null);
      if (line === null) continue;
      await spectacle?.watchAgain(line, nth);
      return line;
    }
  };
  lines = await Promise.all(lines.map((_, nth) => back(nth)));
  return { seconds: (performance.now() - began) / 1000, tries };
}

process.on('message', (order: Order) => {
  void follow(order).then((done) => console.log(JSON.stringify(done)));
});
process.on('disconnect', () => process.exit());
console.log(JSON.stringify({ ready: true }));
