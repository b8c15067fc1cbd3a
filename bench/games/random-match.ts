import { create, fast, type Game, parseSettings, type Settings, type Types } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import type { GamePack } from '@tavern/games';

export interface Finished {
  readonly answers: number;
  /** How it ended. It leaves the loop, so that no compiler can prove that nobody looks and skip the work. */
  readonly state: Types['state'];
}

type Timed = Pick<GamePack, 'game' | 'sampleSeat'>;

/** As many different sets of seat choices as the timed games go through in turn. */
const VARIETY = 64;
/** Nothing sensible is longer: better a broken bench than one that never ends. */
const MOST_ANSWERS = 1_000_000;

/** Four seats, or as many as the game takes. */
export const playersOf = ({ seats: [min, max] }: Game<Types>): number => Math.min(Math.max(4, min), max);

/**
 * Plays whole matches with any listed option, on fast dice, without packets or bots: the speed of the rules and the kernel. Seat
 * choices are drawn beforehand, because reading schemas takes longer than many a match.
 */
export function randomMatches(pack: Timed): (seed: number) => Finished {
  const { game } = pack;
  const settings = Array.from({ length: VARIETY }, (_, seed) => settingsOf(pack, seed));
  return (seed) => {
    const { seats, rules } = settings[seed % VARIETY] as Settings<Types>;
    const match = create(game, fast(seed), seats, rules);
    const chance = fast(seed).stream('bench:options');
    while (match.over === null) {
      const { asked } = match;
      const who = chance.pick(asked);
      const question = match.question(who);
      if (question === null) throw new Error(`${game.name}, seed ${seed}: seat ${who} is asked nothing`);
      const result = match.answer(who, question.id, chance.pick(question.options));
      if (!result.ok) throw new Error(`${game.name}, seed ${seed}: a listed option was refused: ${result.code}`);
      if (match.seq > MOST_ANSWERS) throw new Error(`${game.name}, seed ${seed}: the match does not end`);
    }
    return { answers: match.seq, state: match.state };
  };
}

function settingsOf({ game, sampleSeat }: Timed, seed: number): Settings<Types> {
  const rules = game.rules.parse({});
  const seats = sampleSeats(game, rules, playersOf(game), fast(seed).stream('bench:choices'), sampleSeat);
  const settings = parseSettings(game, { rules: {}, seats });
  if (!settings.ok) throw new Error(`${game.name}: cannot make up seat choices, ${settings.field} is refused`);
  return settings;
}
