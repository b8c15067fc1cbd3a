// `npm run offline [-- --seconds 15,25,90 --situations turn,duel,window --paces unhurried,normal,brisk --at-once 6]`: a player at the
// mountain loses the network for this long, in rooms of each pace, in their turn, in a duel and in a window. Reports what was played for
// whom, and what the other player and the returning one were told.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { render, type Types, type Words, withEngineTexts } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import { type Frame, PACES, type Pace } from '@tavern/host';
import { Client, CODE_LETTERS, type TableLink } from '@tavern/wire';
import { type Browser, chromium as launcher } from 'playwright-core';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { type LaidRoom, layRooms, MEI, type Situation, sitDown } from '../test/browser/laid-room.ts';
import type { Person } from '../test/browser/person.ts';
import { helpIfAsked } from './help.ts';

helpIfAsked(import.meta.url);

const SITUATIONS: readonly Situation[] = ['turn', 'duel', 'window'];
/** Ann's favourite options, the best first; otherwise she takes the first option. */
const WISH = ['attack', 'move', 'stay', 'pass', 'begin', 'end', 'done', 'close', 'roll'];
/** Milliseconds before Ann answers, like a person. */
const THINKS = 600;
/** Seconds after which Ann does not ask for a bot any more. */
const LEND_AFTER = 75;

/** Milliseconds within which a returning player must be told, on a busy machine. */
const TOLD_WITHIN = 30_000;

interface Case {
  readonly room: LaidRoom;
  readonly seconds: number;
}

/** Repeats the work until it is stopped. */
function again(ms: number, work: () => Promise<void>): () => void {
  const stop = new AbortController();
  void (async () => {
    while (!stop.signal.aborted) {
      await pause(ms);
      await work();
    }
  })();
  return () => stop.abort();
}

interface Sitting extends Case {
  readonly mei: Person;
  readonly ann: Person;
  readonly client: Client;
  readonly table: TableLink;
  /** What Ann has seen since. */
  readonly frames: Frame[];
}

/** The game and its words, for the report. */
interface Said {
  readonly pack: GamePack;
  readonly words: Words;
}

/** Ann answers whatever she is asked, until she is stopped. */
const plays = (table: TableLink): (() => void) =>
  again(THINKS, async () => {
    const question = table.newest?.packet.question;
    if (question == null || table.newestStatus?.passed === true) return;
    const { options } = question;
    const wished = WISH.map((what) => options.find((option) => option['do'] === what)).find((option) => option !== undefined);
    const chosen = wished ?? options[0];
    if (chosen !== undefined) await table.choose(chosen, question.id);
  });

/** What somebody else played for Mei, in the words of the log. */
function playedFor(frames: readonly Frame[], pack: GamePack, words: Words): string[] {
  const names = ['Mei', 'Ann'];
  return frames.flatMap(({ events, played }) => {
    const mark = played?.find((each) => each.seat === MEI);
    if (mark === undefined) return [];
    const lines = events.flatMap((event: Types['event']) => {
      const line = pack.tell.event(event);
      return line === null ? [] : [render(words, line.say, names)];
    });
    const mine = lines.filter((line) => line.startsWith('Mei'));
    return [`${mark.by}: ${mine.length === 0 ? '(nothing to tell)' : mine.join(' ')}`];
  });
}

/** Collects all notes under the beam, while this runs. */
function watchTidings({ page }: Person): () => readonly string[] {
  const told = new Set<string>();
  const stop = again(250, async () => {
    const texts = await page
      .locator('.tiding')
      .allInnerTexts()
      .catch(() => []);
    for (const text of texts) told.add(text.replaceAll(/\s+/g, ' ').trim());
  });
  return () => {
    stop();
    return [...told];
  };
}

/**
 * Mei sits down at the table and loses the network. Its clocks rest while nobody is there, and run when Ann has come. The result goes on
 * from there and reports.
 */
async function begin(browser: Browser, house: House, { room, seconds }: Case, said: Said): Promise<() => Promise<string>> {
  const mei = await sitDown(browser, house, room, 0);
  await mei.cut(true);
  const ann = await sitDown(browser, house, room, 1);
  const client = new Client(house.url, room.people[1]?.secret ?? '');
  await client.connected();
  const table = await client.table(room.match);
  const frames: Frame[] = [];
  table.listen({ frame: (_viewer, frame) => frames.push(frame) });
  return () => goOn({ room, seconds, mei, ann, client, table, frames }, said);
}

/** Who plays for Mei, from Ann's point of view. */
function whoseSeat({ newest, newestStatus }: TableLink): string {
  if (newest?.packet.over != null) return 'the match is over';
  return newestStatus?.seats[MEI]?.lent === true ? 'a bot has the seat' : 'the seat is hers';
}

async function goOn({ room, seconds, mei, ann, client, table, frames }: Sitting, { pack, words }: Said): Promise<string> {
  const begun = performance.now();
  const stop = plays(table);
  const annReads = watchTidings(ann);
  let asked = 'no button';
  while (performance.now() - begun < seconds * 1000) {
    await pause(500);
    const gone = Math.round((performance.now() - begun) / 1000);
    const lend = ann.button(ann.t('frame.lend', { who: 'Mei' }));
    if (asked !== 'no button' || !(await lend.isVisible())) continue;
    asked = `button after ${gone} s`;
    if (gone > LEND_AFTER) continue;
    await lend.click();
    asked += ', pressed';
  }
  const before = whoseSeat(table);
  await mei.cut(false);
  const meiReads = watchTidings(mei);
  // On a busy machine, her page needs a while.
  if (playedFor(frames, pack, words).length > 0)
    await mei.page
      .locator('.tiding', { hasText: mei.t('frame.missed') })
      .waitFor({ timeout: TOLD_WITHIN })
      .catch(() => {});
  await pause(4_000);
  const after = whoseSeat(table);
  stop();
  const told = [annReads(), meiReads()];
  const marked = await mei.page.locator('.log li:has(.log-played)').allInnerTexts();
  await Promise.all([mei.close(), ann.close()]);
  client.close();
  const list = (lines: readonly string[]): string => (lines.length === 0 ? 'nothing' : lines.join('\n             '));
  return [
    `${room.pace}, in a ${room.situation}, ${seconds} s without network (${asked}; before Mei returns ${before}, then ${after})`,
    `  played     ${list(playedFor(frames, pack, words))}`,
    `  Ann reads  ${list(told[0] ?? [])}`,
    `  Mei reads  ${list(told[1] ?? [])}`,
    `  in her log ${list(marked.map((line) => line.replaceAll(/\s+/g, ' ')))}`,
  ].join('\n');
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15,25,90' },
    situations: { type: 'string', default: SITUATIONS.join() },
    paces: { type: 'string', default: PACES.join() },
    'at-once': { type: 'string', default: '6' },
  },
});
const lengths = values.seconds.split(',').map(Number);
const situations = SITUATIONS.filter((each) => values.situations.split(',').includes(each));
const paces = PACES.filter((each) => values.paces.split(',').includes(each));
const pack = await entryOf('king-of-the-mountain')?.load();
if (pack === undefined) throw new Error('there is no mountain');
const words = withEngineTexts(pack.texts).en;

buildIfStale();
const cases = situations.flatMap((situation) =>
  paces.flatMap((pace) => lengths.map((seconds) => ({ situation, pace, seconds }))),
);
/** All different, because a guest with another room's code is a stranger there. */
const codeOf = (index: number): string =>
  `AWAY${CODE_LETTERS[Math.floor(index / CODE_LETTERS.length)]}${CODE_LETTERS[index % CODE_LETTERS.length]}`;
let laid: readonly LaidRoom[] = [];
const house = await House.open({
  furnish: async (folder) => {
    laid = await layRooms(
      folder,
      cases.map(({ situation, pace }: { situation: Situation; pace: Pace }, index) => ({ code: codeOf(index), pace, situation })),
    );
  },
});
const browser = await launcher.launch(await chromium());
try {
  // Most of the time nothing happens, so several cases run at the same time. They sit down one after the other.
  let sitting: Promise<unknown> = Promise.resolve();
  const todo = [...cases.entries()];
  const work = async (): Promise<void> => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) {
      const [index, { seconds }] = next;
      const room = laid[index];
      if (room === undefined) throw new Error(`nobody has laid room ${index}`);
      const begun = sitting.then(() => begin(browser, house, { room, seconds }, { pack, words }));
      sitting = begun.catch(() => {});
      const failed = (error: unknown): string => `${room.pace}, in a ${room.situation}, ${seconds} s: ${String(error)}`;
      const told = await begun.then((goesOn) => goesOn()).catch(failed);
      console.log(`${told}\n`);
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
} finally {
  await browser.close();
  await house.close();
}
