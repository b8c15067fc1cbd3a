import { create, fast, type Match, type Packet, type Question, type Seat } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import { game } from '../../../rules/game.ts';
import type { Mountain } from '../../../rules/types.ts';

export interface OpenAt {
  readonly seat: Seat;
  readonly question: Question<Mountain>;
  readonly packet: Packet<Mountain>;
}

/** Random matches of 2 to 6: every question, as the player who is asked sees it, before a random answer is given. */
export function* randomQuestions(matches: number): Generator<OpenAt> {
  for (let seed = 1; seed <= matches; seed++) {
    const known = played.get(seed) ?? [...questionsOf(seed)];
    played.set(seed, known);
    yield* known;
  }
}

/** Several tests look at the same matches: each is played once. */
const played = new Map<number, readonly OpenAt[]>();

const LONGEST = 1_500;

function* questionsOf(seed: number): Generator<OpenAt> {
  const luck = fast(seed);
  const rules = game.rules.parse(seed % 3 === 0 ? { trapEffect: 'stumble', hardDefeat: true, finalWin: 'longSiege' } : {});
  const seats = sampleSeats(game, rules, 2 + (seed % 5), luck.stream('seats')) as Mountain['seat'][];
  const match: Match<Mountain> = create(game, luck, seats, rules);
  const choice = luck.stream('choice');
  while (match.over === null && match.seq < LONGEST) {
    const seat = choice.pick(match.asked);
    const packet = match.packet(seat);
    const { question } = packet;
    if (question === null) throw new Error(`seat ${seat} is asked, but has no question`);
    yield { seat, question, packet };
    const answered = match.answer(seat, question.id, choice.pick(question.options));
    if (!answered.ok) throw new Error(`a listed option is refused: ${JSON.stringify(answered)}`);
  }
}
