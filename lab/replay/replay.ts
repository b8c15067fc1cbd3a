import { botsIn, botTexts } from '@tavern/bots';
import {
  type Eyes,
  LANGUAGES,
  type Language,
  type MatchRecord,
  parseRecord,
  type ReplayRefusal,
  seat,
  trailOf,
} from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { gameEntry, Mistake, oneOf, optionsFrom, wholeNumber } from '../arguments.ts';
import type { HouseRules } from '../house-rules.ts';
import { Screen } from '../play/screen.ts';
import { recordIn } from '../record-in.ts';
import { spoken, told, words, wordsOf } from '../words.ts';
import { pressedKeys } from './keys.ts';
import { project } from './projector.ts';
import { Reel } from './reel.ts';
import { Scene } from './scene.ts';

/** `lab replay <record.json>`: a match once more, in words. Without a terminal it prints a moment, or all of it. */
export async function replayFile(args: readonly string[]): Promise<number> {
  const { values, positionals } = optionsFrom(args, {
    eyes: { type: 'string' },
    at: { type: 'string' },
    lang: { type: 'string' },
    language: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Mistake(words('usage.replay'));
  const language: Language = oneOf('--language', values.language ?? values.lang, LANGUAGES, spoken());
  const parsed = parseRecord(recordIn(file));
  if (!parsed.ok) return refused({ ...parsed, at: 0 });
  const { record } = parsed;
  const pack = await gameEntry(record.game).load();
  if (values.json === true) return printLog(pack, record);
  const started = trailOf(pack.game, record);
  if (!started.ok) return refused(started);
  const reel = new Reel(pack, started.trail);
  const { fault, last } = reel;
  if (fault !== null && last < 0) return refused(fault);
  const screen = new Screen(pack, wordsOf(language, pack.texts), namesIn(record, language));
  const scene = new Scene(pack, reel, screen);
  const eyes = eyesIn(values.eyes, reel);
  const at = wholeNumber('--at', values.at, 0, 0, last);
  if (process.stdin.isTTY && process.stdout.isTTY) await project({ reel, scene, screen, at, eyes }, pressedKeys(process.stdin));
  else {
    screen.title(record.rules as HouseRules);
    screen.print();
    if (values.at === undefined) scene.printAll(eyes);
    else scene.print(at, eyes);
  }
  return fault === null ? 0 : refused(fault);
}

function refused({ at, why }: ReplayRefusal): number {
  console.error(at === 0 ? words('replay.none', { why: told(why) }) : words('replay.parted', { at, why: told(why) }));
  return 1;
}

async function printLog({ game, actionLog }: GamePack, record: MatchRecord): Promise<number> {
  if (actionLog === undefined) throw new Mistake(words('mistake.noActionLog', { game: game.name }));
  const made = await actionLog(record);
  if (!made.ok) return refused(made);
  console.log(JSON.stringify(made.log, null, 2));
  return 0;
}

/** By default those of the only person, if there is one. */
function eyesIn(given: string | undefined, { people, record }: Reel): Eyes {
  const [only, other] = people;
  if (given === undefined) return only !== undefined && other === undefined ? only : null;
  if (given === 'all') return 'all';
  if (given === 'spectator') return null;
  const known = [...record.seats.keys()].map((index) => String(index + 1));
  if (!known.includes(given)) throw new Mistake(words('mistake.eyes', { given, known: known.join(', ') }));
  return seat(Number(given) - 1);
}

/** Bots are called in the reader's language. */
function namesIn({ seats }: MatchRecord, language: Language): string[] {
  const bots = botsIn(seats.map(({ name, bot }) => (bot === true ? name : null)));
  return seats.map(({ name }, index) => {
    const person = bots[index]?.person.id;
    return person === undefined ? name : (botTexts[language][`person.${person}`] ?? person);
  });
}
