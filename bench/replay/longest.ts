import { create, fast, type MatchRecord, parseSettings, Recorder, type Settings, type Types } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import type { GamePack } from '@tavern/games';

/** One hash per this many answers, as on the server. */
const HASH_EVERY = 16;

type Kept = Pick<GamePack, 'game' | 'sampleSeat'>;

/** The longest of `among` random matches with all seats taken, and default rules. */
export function longestMatch({ game, sampleSeat }: Kept, among: number): MatchRecord {
  const seats = game.seats[1];
  const rules = game.rules.parse({});
  let longest: MatchRecord | null = null;
  for (let seed = 1; seed <= among; seed++) {
    const settings = parseSettings(game, {
      rules,
      seats: sampleSeats(game, rules, seats, fast(seed).stream('bench:choices'), sampleSeat),
    });
    if (!settings.ok) throw new Error(`${game.name}, seed ${seed}: made-up seats were refused: ${settings.field}`);
    const record = played({ game }, settings, seed);
    if (longest === null || record.answers.length > longest.answers.length) longest = record;
  }
  if (longest === null) throw new Error('among no matches there is no longest');
  return longest;
}

function played({ game }: Pick<Kept, 'game'>, { rules, seats }: Settings<Types>, seed: number): MatchRecord {
  const match = create(game, fast(seed), seats, rules);
  const named = seats.map((choice, index) => ({ name: `Seat ${index + 1}`, choice }));
  const recorder = new Recorder(game, match, { rules, seats: named, luck: { seed } }, HASH_EVERY);
  const chance = fast(seed).stream('bench:options');
  while (match.over === null) {
    const who = chance.pick(match.asked);
    const question = match.question(who);
    if (question === null) throw new Error(`${game.name}, seed ${seed}: seat ${who} is asked nothing`);
    const option = chance.pick(question.options);
    const result = match.answer(who, question.id, option);
    if (!result.ok) throw new Error(`${game.name}, seed ${seed}: a listed option was refused: ${result.code}`);
    recorder.note(who, option);
  }
  return recorder.toJSON();
}
