import { namesakesOf, type Person, personAtSeat } from '@tavern/bots';
import {
  contentHash,
  type Match,
  type MatchRecord,
  parentAt,
  type Refusal,
  type ReplayRefusal,
  type Seat,
  type Types,
} from '@tavern/engine';
import { bestLevel, botsOf, type GamePack } from '@tavern/games';
import { botsAmong } from '../../model/bot-names.ts';
import { refused } from '../../model/refused.ts';
import type { HereMatch, HereSeat } from './here-match.ts';
import type { StartBranch } from './messages.ts';
import { type Chance, freshDice, newId } from './start.ts';
import { roundsOf, summaryOf } from './summary.ts';

/** A branch to be stored, before its first answer: the state of that moment, and fresh dice. */
export function newBranch(
  pack: GamePack,
  { record, answer, seat, name }: StartBranch,
  chance: Chance,
  now: number,
): { readonly ok: true; readonly match: HereMatch } | Refusal {
  const { game } = pack;
  const found = parentAt(game, record, answer);
  if (!found.ok) return cannotBranch(found);
  const { match, parent } = found;
  const fault = seatFault(pack, match, seat);
  if (fault !== null) return fault;
  const id = newId(chance);
  const seats = seatsOfBranch(pack, record, { seat, name: name.trim(), id });
  const round = roundsOf(pack, match);
  return {
    ok: true,
    match: {
      id,
      game: game.name,
      version: game.version,
      contentHash: contentHash(game, parent.record.rules as object),
      rules: parent.record.rules as object,
      seats,
      ...freshDice(
        seats.map(({ level }) => ({ by: level === null ? 'person' : 'bot' })),
        chance,
      ),
      branch: { parent, round },
      startedAt: now,
      endedAt: null,
      summary: summaryOf(pack, match, { answers: 0, now, over: null, scored: false }),
    },
  };
}

/** A record that is true up to an earlier moment can be played on from there. */
function cannotBranch({ code, at, why }: ReplayRefusal): Refusal {
  if (code === 'match-over') return refused('branch.over');
  return at > 0 ? refused('branch.diverged', { at }) : refused('branch.unsound', { problem: why });
}

function seatFault(pack: GamePack, match: Match<Types>, seat: Seat): Refusal | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.players) return refused('branch.no-seat');
  if (match.gone.includes(seat)) return refused('branch.gone');
  const alone = match.players - match.gone.length === 1;
  const known = pack.bot !== undefined || Object.keys(pack.levels ?? {}).length > 0;
  return alone || known ? null : refused('branch.no-bots');
}

interface You {
  readonly seat: Seat;
  readonly name: string;
  readonly id: string;
}

/** Bots that the record names stay who they are. People become bots of the best level. */
function seatsOfBranch(pack: GamePack, { seats }: MatchRecord, you: You): readonly HereSeat[] {
  const levels = botsOf(pack);
  const bots = botsAmong(
    seats.map(({ name }) => name),
    (index) => index !== you.seat && seats[index]?.bot === true,
  );
  const isNamesake = namesakesOf([you.name]);
  const seated: Person[] = bots.flatMap((bot) => (bot === null || isNamesake(bot.person) ? [] : [bot.person]));
  return seats.map(({ choice }, index) => {
    const own = { choice: choice as object };
    if (index === you.seat) return { ...own, name: you.name, level: null };
    const bot = bots[index] ?? null;
    const level = bot !== null && Object.hasOwn(levels, bot.level) ? bot.level : bestLevel(pack);
    if (bot !== null && seated.includes(bot.person)) return { ...own, name: '', level, person: bot.person.id };
    const fresh = newcomer(you.id, index, (person) => isNamesake(person) || seated.includes(person));
    seated.push(fresh);
    return { ...own, name: '', level, person: fresh.id };
  });
}

/** Somebody who does not sit at the table yet. There are twice as many persons as seats, so a few tries are enough. */
function newcomer(table: string, seat: number, taken: (person: Person) => boolean): Person {
  for (let attempt = 0; ; attempt++) {
    const person = personAtSeat(`${table} ${attempt}`, seat, taken);
    if (!taken(person)) return person;
  }
}
