import { type AskedPacket, randomBot } from '@tavern/bots';
import { create, fast, type Match, type Seat, seatsOf, type Types } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import { botOf, type GameEntry, type GamePack, registry } from '@tavern/games';
import { type Frame, type Listener, noStore, person, SimulatedClock, type Status, Table, timesOf } from '@tavern/host';
import { deltaOf, EventMemory, type TableUpdate, toWire } from '@tavern/wire';

export interface WireShare {
  readonly game: string;
  /** As people know it. */
  readonly name: string;
  /** Bytes per answer, to everybody at the table. */
  readonly sent: number;
  /** The whole view in place of every frame's message. */
  readonly views: number;
  readonly share: number;
}

const THINKING = 3_000;

/** Every game of the hall that several play, with people who play like its bot at tables of its three largest sizes. */
export async function wireShares(matches: number): Promise<WireShare[]> {
  const shared = registry.filter(({ hidden, solo }) => hidden !== true && solo !== true);
  const shares: WireShare[] = [];
  for (const entry of shared) shares.push(await wireShare(entry, matches));
  return shares;
}

/** What goes to all seats and one spectator, against sending each the whole view. */
async function wireShare({ id, turn, load }: GameEntry, matches: number): Promise<WireShare> {
  const pack = await load();
  const [least, most] = pack.game.seats;
  let [sent, views, answers] = [0, 0, 0];
  for (let seed = 1; seed <= matches; seed++) {
    const match = sampleMatch(pack, Math.max(least, most - 2 + (seed % 3)), seed);
    const wires = await played(pack, match, turn);
    for (const wire of wires) [sent, views] = [sent + wire.sent, views + wire.views];
    answers += match.seq;
  }
  const name = pack.texts.en['game.name'] ?? id;
  return { game: id, name, sent: sent / answers, views: views / answers, share: sent / views };
}

/** One viewer's connection: counts what our server would send, at the end of every tick, and what whole views would be. */
class CountedWire implements Listener {
  sent = 0;
  views = 0;
  private last: Frame | null = null;
  private frames: { readonly frame: Frame; readonly before: Frame }[] = [];
  private told: object = {};
  private news: Status | null = null;
  private readonly memory = new EventMemory();

  frame(frame: Frame): void {
    if (this.last !== null) this.frames.push({ frame, before: this.last });
    this.last = frame;
  }

  status(status: Status): void {
    this.news = status;
  }

  flush(): void {
    if (this.frames.length === 0 && this.news === null) return;
    for (const { frame } of this.frames) this.views += bytes(frame.packet.view);
    const update: TableUpdate = {
      match: '0123456789abcdef',
      ...(this.frames.length === 0 ? {} : { frames: this.frames.map((each) => toWire({ ...each, memory: this.memory })) }),
      ...(this.news === null ? {} : { status: deltaOf(this.told, this.news) }),
    };
    this.sent += bytes(['table', update]) + 2;
    this.told = this.news ?? this.told;
    this.frames = [];
    this.news = null;
  }
}

const bytes = (tree: unknown): number => Buffer.byteLength(JSON.stringify(tree));

async function played(pack: GamePack, match: Match<Types>, turn: GameEntry['turn']): Promise<readonly CountedWire[]> {
  const clock = new SimulatedClock();
  const seats = seatsOf(match.players);
  const table = new Table({
    game: pack.game,
    match,
    holders: seats.map(() => person),
    times: timesOf('normal', turn),
    botWait: 0,
    standIn: randomBot,
    clock,
    store: noStore,
    luck: fast(1),
  });
  const viewers: readonly (Seat | null)[] = [...seats, null];
  const wires = viewers.map((viewer) => {
    const wire = new CountedWire();
    table.connect(viewer, wire);
    return wire;
  });
  while (match.over === null) {
    const next = match.asked.find((each) => !table.status(each).passed);
    if (next !== undefined) await answer(pack, table, next);
    await clock.pass(THINKING);
    for (const wire of wires) wire.flush();
  }
  table.close();
  return wires;
}

async function answer(pack: GamePack, table: Table, who: Seat): Promise<void> {
  const { match } = table;
  const packet = match.packet(who) as AskedPacket<Types>;
  const option = (await botOf(pack).choose(packet, who, fast(match.seq).stream('bot'))) ?? match.fallback(who);
  const result = await table.answer(who, packet.question.id, option);
  if (!result.ok) throw new Error(`a bot was refused: ${JSON.stringify(result)}`);
}

function sampleMatch({ game, sampleSeat }: GamePack, players: number, seed: number): Match<Types> {
  const rules = game.rules.parse({});
  const seats = sampleSeats(game, rules, players, fast(seed).stream('choices'), sampleSeat) as Types['seat'][];
  return create(game, fast(seed), seats, rules);
}
