import { type Flat, fast, type Match, type Rng, seat } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import type { Entry } from '@tavern/host';
import { bot } from '../../games/king-of-the-mountain/bot/index.ts';
import type { Event } from '../../games/king-of-the-mountain/rules/events.ts';
import type { Mountain } from '../../games/king-of-the-mountain/rules/types.ts';
import type { View } from '../../games/king-of-the-mountain/rules/view.ts';
import type { HereMatch } from '../here/here-match.ts';
import { begun } from '../here/rebuild.ts';
import { newMatch } from '../here/start.ts';

const GAME = 'king-of-the-mountain';
const ME = seat(0);

/** A match against bots in which the next answer is the first seat's, or which is over. */
export interface Moment {
  readonly players: number;
  readonly view: View;
  /** What the first seat is asked; null: it is over. */
  readonly asked: Match<Mountain>['question'] extends (seat: never) => infer Q ? Q : never;
  readonly winner: number | null;
  /** What the first seat answers to it, and what comes of that. */
  readonly answer: Flat | null;
  readonly leads: readonly Event[];
  /** And what others make of it, until the first seat is asked again. */
  readonly after: readonly Event[];
  /** As the browser keeps it. */
  readonly shelved: () => Shelved;
}

export interface Shelved {
  readonly match: HereMatch;
  readonly log: readonly Entry[];
}

/** Whoever trades, duels and takes steps meets more than whoever plays well. */
const BOLD = new Set<unknown>(['trade', 'duel', 'also', 'loot', 'step', 'offer', 'take', 'equip']);
const BOLDLY = 0.35;
const WILDLY = 0.15;

async function choose(match: Match<Mountain>, who: number, rng: Rng): Promise<Flat | null> {
  const packet = match.packet(seat(who));
  const { question } = packet;
  if (question === null) return null;
  const roll = rng.int(100) / 100;
  const bold = question.options.filter((option) => BOLD.has(option.do));
  if (who === ME && roll < BOLDLY && bold.length > 0) return rng.pick(bold);
  if (who === ME && roll < BOLDLY + WILDLY) return rng.pick(question.options);
  return bot.choose({ ...packet, question }, seat(who), rng);
}

const bytesBy = (rng: Rng) => ({ bytes: (count: number) => Uint8Array.from({ length: count }, () => rng.int(256)) });

async function begin(pack: GamePack, players: number, rng: Rng, name: string): Promise<HereMatch> {
  const bots = Array.from({ length: players - 1 }, () => ({ by: 'bot' as const, level: 'normal' }));
  const made = newMatch(pack, { game: GAME, seats: [{ by: 'person', name }, ...bots] }, bytesBy(rng), STARTED);
  if (!made.ok) throw new Error(`refused: ${JSON.stringify(made)}`);
  return made.match;
}

/** The same day in every picture. */
const STARTED = Date.UTC(2026, 10, 15, 20);
const BETWEEN_ANSWERS = 4_000;
const LONGEST = 900;

/** One match from its first question to its end, as often as the first seat is asked. The same seed is the same match. */
export async function* momentsOf(seed: number, players: number, name: string): AsyncGenerator<Moment> {
  const pack = await entryOf(GAME)?.load();
  if (pack === undefined) throw new Error('there is no such game');
  const rng = fast(seed).stream('summit');
  const row = await begin(pack, players, rng, name);
  const match = begun(pack, row) as unknown as Match<Mountain>;
  const log: Entry[] = [];
  const shelve = (): (() => Shelved) => {
    const answers = log.length;
    const winners = match.over?.winners ?? null;
    const endedAt = match.over === null ? null : STARTED + answers * BETWEEN_ANSWERS;
    return () => ({
      match: { ...row, endedAt, summary: { ...row.summary, answers, winners } },
      log: log.slice(0, answers),
    });
  };
  let last: { readonly moment: Moment; readonly after: Event[] } | null = null;
  while (match.over === null && log.length < LONGEST) {
    // Whoever only waits for others to answer is asked last.
    const others = match.asked.filter((each) => each !== ME);
    let answered = false;
    for (const who of match.asked.includes(ME) ? [ME, ...others] : others) {
      const asked = match.question(who);
      const option = await choose(match, who, rng);
      if (asked === null || option === null) continue;
      const view = who === ME ? match.packet(ME).view : null;
      const shelved = shelve();
      const result = match.answer(who, asked.id, option);
      if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
      const seq = log.length + 1;
      const by = who === ME ? {} : { by: 'bot' as const };
      log.push({ seq, seat: who, option, at: seq * BETWEEN_ANSWERS, frame: seq, ...by });
      const told = match.told(result.events, ME);
      if (view === null) last?.after.push(...told);
      else {
        if (last !== null) yield last.moment;
        const after: Event[] = [];
        last = { moment: { players, view, asked, winner: null, answer: option, leads: told, after, shelved }, after };
      }
      answered = true;
      break;
    }
    if (!answered) throw new Error('nobody knows what to do');
  }
  if (last !== null) yield last.moment;
  const winner = match.over?.winners[0] ?? null;
  yield { players, view: match.packet(ME).view, asked: null, winner, answer: null, leads: [], after: [], shelved: shelve() };
}
