// `node scripts/golden.ts <game>`: writes the golden records of a game anew, after a deliberate change of its rules and version.
// Two matches for every number of seats: one with default rules and the game's own bot, one with random house rules and random answers.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AskedPacket, Bot } from '@tavern/bots';
import { randomBot } from '@tavern/bots';
import { create, fast, Recorder, type Settings, type Types } from '@tavern/engine';
import { sampleSeats, sampleSettings } from '@tavern/engine/conformance';
import { botOf, entryOf, folderOf, type GamePack } from '@tavern/games';

const HASH_EVERY = 20;

async function recorded({ game }: GamePack, { rules, seats }: Settings<Types>, seed: number, bot: Bot<Types>): Promise<object> {
  const match = create(game, fast(seed), seats, rules);
  const named = seats.map((choice, index) => ({ name: `Seat ${index + 1}`, choice }));
  const recorder = new Recorder(game, match, { rules, seats: named, luck: { seed } }, HASH_EVERY);
  while (match.over === null) {
    const { seat, option } = await answer(match, bot, seed);
    const result = match.answer(seat, match.question(seat)?.id ?? 0, option);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
    recorder.note(seat, option);
  }
  return recorder.toJSON();
}

async function answer(match: ReturnType<typeof create<Types>>, bot: Bot<Types>, seed: number) {
  for (const seat of match.asked) {
    const packet = match.packet(seat) as AskedPacket<Types>;
    const option = await bot.choose(packet, seat, fast(seed).stream(`golden:${seat}:${match.seq}`));
    if (option !== null) return { seat, option };
  }
  const [seat] = match.asked;
  if (seat === undefined) throw new Error('nobody is asked');
  return { seat, option: match.fallback(seat) };
}

const id = process.argv[2] ?? '';
const entry = entryOf(id);
if (entry === undefined) throw new Error(`there is no game '${id}'; usage: node scripts/golden.ts <game>`);
const pack = await entry.load();
const home = join(fileURLToPath(new URL('..', import.meta.url)), 'games', folderOf(id));
if (!existsSync(home)) throw new Error(`${folderOf(id)} is no folder in games/`);
const records: { [file: string]: object } = {};
const [fewest, most] = pack.game.seats;
for (let players = fewest; players <= most; players++) {
  const rules = pack.game.rules.parse({});
  const seats = sampleSeats(pack.game, rules, players, fast(players).stream('golden'), pack.sampleSeat) as Types['seat'][];
  const odd = sampleSettings(pack.game, fast(players).stream('odd'), players, pack);
  records[`${players}-bots.json`] = await recorded(pack, { rules, seats }, players, botOf(pack));
  records[`${players}-random.json`] = await recorded(pack, odd, 100 + players, randomBot);
}
const folder = join(home, 'test', 'golden');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, record] of Object.entries(records)) writeFileSync(join(folder, file), `${JSON.stringify(record)}\n`);
