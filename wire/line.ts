import { Listeners, type Refusal } from '@tavern/engine';

/** Where a server listens for WebSockets. */
export const LINE_PATH = '/line';
/** What is sent when a connection opens, and what it is called there. */
export const HELLO = 'hello';

/** Milliseconds. The server says something every 7.5 s, and if it is only `[]`. */
const [SILENCE, LOOK, GREETING] = [20_000, 4_000, 20_000];
/** Milliseconds until the next try: at first, and at the most. Half of it is left to chance, so that not all clients come back at once. */
const [SOONEST, LATEST] = [1_000, 5_000];

export interface LineOptions {
  readonly soonest?: number;
  readonly latest?: number;
}

/** What may become of a line, and what the server says unasked. */
interface LineEvents {
  readonly connected: undefined;
  readonly lost: undefined;
  /** There was no server, or it did not answer. */
  readonly failed: undefined;
  /** The server does not want this guest. The line does not try again by itself. */
  readonly refused: Refusal;
  readonly said: readonly [name: string, what: unknown];
}

interface Waiting {
  readonly heard: (reply: never) => void;
  readonly lost: () => void;
}

/** One WebSocket to a server. It greets, matches replies with requests, and connects again by itself when it was lost. */
export class Line {
  /** How many times it has been connected. */
  times = 0;
  readonly #address: string;
  readonly #greeting: object;
  readonly #options: Required<LineOptions>;
  readonly #listeners = new Map<keyof LineEvents, Listeners<(what: never) => void>>();
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #greeted = false;
  #asked = 0;
  #tries = 0;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, greeting: object, { soonest = SOONEST, latest = LATEST }: LineOptions = {}) {
    this.#address = new URL(LINE_PATH, url).href.replace(/^http/, 'ws');
    this.#greeting = greeting;
    this.#options = { soonest, latest };
    this.connect();
  }

  get connected(): boolean {
    return this.#greeted;
  }

  on<E extends keyof LineEvents>(event: E, heard: (what: LineEvents[E]) => void): () => void {
    const listeners = this.#listeners.get(event) ?? new Listeners();
    this.#listeners.set(event, listeners);
    return listeners.listen(heard);
  }

  /** `heard` is called with the reply, before anything that comes after it on the line; `lost` if there will be none. */
  ask(name: string, request: object, heard: Waiting['heard'], lost: () => void): void {
    if (!this.#greeted) return lost();
    this.#send(name, request, { heard, lost });
  }

  /** At once: also where it waits for its next try, or has given up. */
  connect(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#read(socket, data);
    socket.onclose = () => this.#ended(socket);
    this.#timer = setTimeout(() => this.#ended(socket), GREETING);
  }

  /** There is no network: it tries again in a while. */
  cut(): void {
    if (this.#socket !== null) this.#ended(this.#socket);
  }

  /** For good, until it is told to connect. */
  close(): void {
    clearTimeout(this.#timer);
    const { connected } = this;
    this.#drop();
    if (connected) this.#tell('lost', undefined);
  }

  /** Nobody listens any more. */
  forget(): void {
    for (const listeners of this.#listeners.values()) listeners.clear();
  }

  #send(name: string, request: object, waiting: Waiting): void {
    const id = this.#asked++;
    this.#waiting.set(id, waiting);
    this.#socket?.send(JSON.stringify([id, name, request]));
  }

  #greet(): void {
    this.#asked = 0;
    const heard = (reply: { readonly ok: true } | Refusal): void => {
      clearTimeout(this.#timer);
      if (reply.ok) return this.#welcomed();
      this.#drop();
      this.#tell('refused', reply);
    };
    this.#send(HELLO, this.#greeting, { heard, lost: () => {} });
  }

  #welcomed(): void {
    this.#greeted = true;
    this.#tries = 0;
    this.times += 1;
    this.#listen();
    this.#tell('connected', undefined);
  }

  /** A network may vanish without a word. */
  #listen(): void {
    const socket = this.#socket;
    this.#timer = setTimeout(() => {
      if (socket === null || socket !== this.#socket) return;
      if (performance.now() - this.#heardAt > SILENCE) this.#ended(socket);
      else this.#listen();
    }, LOOK);
  }

  #read(socket: WebSocket, data: unknown): void {
    this.#heardAt = performance.now();
    for (const [first, what] of JSON.parse(String(data)) as (readonly [number | string, unknown])[]) {
      // Closed because of what came before it.
      if (socket !== this.#socket) return;
      if (typeof first === 'string') {
        this.#tell('said', [first, what]);
        continue;
      }
      const waiting = this.#waiting.get(first);
      this.#waiting.delete(first);
      waiting?.heard(what as never);
    }
  }

  /** Lost, or never there: it tries again in a while. */
  #ended(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#timer);
    const { connected } = this;
    this.#drop();
    const { soonest, latest } = this.#options;
    const wait = Math.min(latest, soonest * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
    this.#tell(connected ? 'lost' : 'failed', undefined);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { lost } of waiting) lost();
  }

  #tell<E extends keyof LineEvents>(event: E, what: LineEvents[E]): void {
    this.#listeners.get(event)?.tell((heard) => heard(what as never));
  }
}
