import { create, fast, type MatchRecord, seatsOf } from '@tavern/engine';
import { sampleSettings } from '@tavern/engine/conformance';
import type { GamePack } from '@tavern/games';
import { bot, type Frame, person } from '@tavern/host';
import { eyes, MINUTE, OpenTable, randomBot, SECOND } from '../../../../host/test/tables.ts';

/** A match as it was played at a table, and what everybody was shown there. */
export interface LiveMatch {
  readonly record: MatchRecord;
  /** All frames of a viewer (null: spectators). */
  frames(viewer: number | null): readonly Frame[];
}

/**
 * A random match of people and bots at a real table. People answer at random or let the clock decide, pass in windows, and one of them leaves so that a bot
 * plays on.
 */
export async function liveMatch(pack: GamePack, seed: number): Promise<LiveMatch> {
  const { game } = pack;
  const chance = fast(seed).stream('live');
  const { rules, seats } = sampleSettings(game, chance, undefined, pack);
  const players = seatsOf(seats.length);
  const people = players.filter((each) => each === 0 || chance.chance(1, 2));
  const head = {
    rules,
    seats: seats.map((choice, index) =>
      people.some((each) => each === index)
        ? { name: `Person ${index}`, choice }
        : { name: 'normal marta', choice, bot: true as const },
    ),
    luck: { seed },
  };
  const open = new OpenTable(
    { game, players: seats.length, start: () => create(game, fast(seed), seats, rules) },
    {
      holders: players.map((each) => (people.includes(each) ? person : bot(randomBot))),
      standIn: randomBot,
      here: [...players, null],
      head,
    },
  );
  const { match } = open.table;
  for (let i = 0; match.over === null; i++) {
    if (i > 20_000) throw new Error('the match does not end');
    await open.pass(chance.int(4 * SECOND));
    for (const who of people) {
      const question = match.question(who);
      if (question !== null && chance.chance(2, 3)) await open.table.answer(who, question.id, chance.pick(question.options));
    }
    if (i === 20 && people.length > 1) open.leave(people[1] ?? null);
    if (chance.chance(1, 60)) await open.pass(2 * MINUTE);
  }
  await open.pass(0);
  if (open.troubles.length > 0) throw new Error(String(open.troubles[0]));
  return { record: open.record(), frames: (viewer) => open.table.frames(eyes(viewer)) };
}
