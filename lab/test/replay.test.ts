import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Eyes, type MatchRecord, seat, trailOf } from '@tavern/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameEntry } from '../arguments.ts';
import { runCommand } from '../command.ts';
import { Screen } from '../play/screen.ts';
import { project } from '../replay/projector.ts';
import { Reel } from '../replay/reel.ts';
import { Scene } from '../replay/scene.ts';
import { wordsOf } from '../words.ts';

const golden = (path: string): string => new URL(`../../games/${path}`, import.meta.url).pathname;
const SKIRMISH = golden('skirmish/test/golden/2-bots.json');
const REVOLUTION = golden('revolution/test/golden/2-bots.json');
const MOUNTAIN = golden('mountain/test/golden/4-bots.json');
const read = (file: string): MatchRecord => JSON.parse(readFileSync(file, 'utf8')) as MatchRecord;

let folder = '';
let said: string[] = [];
let printed: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavern-replay-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.stubEnv('LANG', 'C');
  [said, printed] = [[], []];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(stripVTControlCharacters(line)));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const replayed = async (...args: readonly string[]): Promise<string> => {
  expect(await runCommand(['replay', ...args])).toBe(0);
  expect(said).toEqual([]);
  return printed.join('\n');
};
const kept = (name: string, what: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof what === 'string' ? what : JSON.stringify(what));
  return file;
};

describe('without a terminal', () => {
  test('FS-005, FS-109: the whole match is printed, line by line, with a mark at moments that matter, and its end', async () => {
    const text = await replayed(SKIRMISH);
    expect(text).toContain('Skirmish · Seat 1, Seat 2');
    expect(text).toMatch(/^ {2}1 · Seat 2 plays Scout at Raven Gap\.$/m);
    expect(text).toMatch(/^\*\d\d · Seat \d passes/m);
    expect(text).toMatch(/The match is over: /);
  });

  test('one moment is the table as it was: with everybody’s hands, or with none', async () => {
    const all = await replayed(SKIRMISH, '--at', '20', '--eyes', 'all');
    expect(all).toContain('Step 20 of 47 · round 2 · eyes: everything');
    expect(all).toContain('Seat 2’s hand');
    expect(all).toContain('Next to answer: Seat 1.');
    printed = [];
    expect(await replayed(SKIRMISH, '--at', '20', '--eyes', 'spectator')).not.toContain('hand\n');
    printed = [];
    const own = await replayed(SKIRMISH, '--at', '20', '--eyes', '1');
    expect(own).toContain('Your hand');
    expect(own).not.toContain('Seat 2’s hand');
  });

  test('what is sealed is told where everything is open, and elsewhere nothing of it', async () => {
    expect(await replayed(REVOLUTION, '--at', '11', '--eyes', 'all')).toContain('Seat 1 has chosen in secret: Seal Landslide');
    printed = [];
    const spectator = await replayed(REVOLUTION, '--at', '11', '--eyes', 'spectator');
    expect(spectator).not.toContain('Landslide');
    expect(spectator).toContain('Next to answer: Seat 2.');
  });

  test('KM-182: a moment in the middle of a fight has the whole mountain, and what everybody carries', async () => {
    const text = await replayed(MOUNTAIN, '--at', '70', '--eyes', 'all');
    expect(text).toContain('19 Final');
    expect(text).toContain('Seat 4 carries Luck Charm, Rage Potion, Silver Shield (+2 Defence).');
    expect(text).toContain('Fight, round 3: Seat 1');
  });

  test('in another language, with bots by their names', async () => {
    const record = read(SKIRMISH);
    const seats = record.seats.map((each, index) => (index === 1 ? { ...each, name: 'normal marta', bot: true } : each));
    const text = await replayed(kept('bot.json', { ...record, seats }), '--at', '1', '--language', 'zh-Hant');
    expect(text).toContain('第 1/47 步 · 第 1 輪 · 視角：Seat 1');
    expect(text).not.toContain('normal marta');
  });

  test('FS-070: --json is the log of Skirmish’s own document', async () => {
    const { actions, gameId } = JSON.parse(await replayed(SKIRMISH, '--json')) as { actions: object[]; gameId: string };
    expect(gameId).toMatch(/^seed-/);
    expect(actions[0]).toMatchObject({ action: { type: 'PLAY_CARD', playerId: 1, cardId: 'scout', slotId: 0 }, turn: 1 });
  });
});

describe('a bad file gets a sentence', () => {
  const record = read(SKIRMISH);
  test.each([
    ['nothing', [], 2, 'Which record?'],
    ['no file', ['nowhere.json'], 2, 'Cannot read nowhere.json'],
    ['a seat that is not there', [SKIRMISH, '--eyes', '3'], 2, '--eyes should be a seat (1, 2), all or spectator, not “3”.'],
    ['a moment that is not there', [SKIRMISH, '--at', '48'], 2, '--at should be a whole number from 0 to 47'],
    ['a language nobody speaks', [SKIRMISH, '--lang', 'fr'], 2, '--language should be one of en, zh-Hant'],
    ['another game’s log', [MOUNTAIN, '--json'], 2, 'king-of-the-mountain has no log of its own'],
  ] as const)('%s', async (_, args, code, message) => {
    expect(await runCommand(['replay', ...args])).toBe(code);
    expect(said.join('\n')).toContain(message);
    expect(printed).toEqual([]);
  });

  test.each([
    ['no record', { hello: 1 }],
    ['of another version of the rules', { ...record, versions: [{ from: 0, version: 99 }] }],
    ['with other cards', { ...record, contentHash: 'another' }],
  ])('%s: it cannot be watched', async (name, given) => {
    expect(await runCommand(['replay', kept(`${name}.json`, given)])).toBe(1);
    expect(said.join('\n')).toMatch(/^This cannot be watched\. ./);
    expect(printed).toEqual([]);
  });

  test('edited by hand: what is true of it is shown, and then what is wrong is said', async () => {
    const answers = record.answers.map((answer, index) => (index === 10 ? ([answer[0], { do: 'pass' }] as const) : answer));
    expect(await runCommand(['replay', kept('edited.json', { ...record, answers })])).toBe(1);
    expect(printed.join('\n')).toContain(' 10 · ');
    expect(printed.join('\n')).not.toContain('The match is over');
    expect(said.join('\n')).toMatch(/^The record is not true from step \d+ on\. ./);
  });
});

describe('by keys', () => {
  async function pressing(...keys: readonly string[]): Promise<string[]> {
    const pack = await gameEntry('skirmish').load();
    const trail = trailOf(pack.game, read(SKIRMISH));
    if (!trail.ok) throw new Error('no record');
    const reel = new Reel(pack, trail.trail);
    const screen = new Screen(pack, wordsOf('en', pack.texts), ['Ann', 'Bo']);
    const scene = new Scene(pack, reel, screen);
    const pressed = async function* (): AsyncGenerator<string> {
      yield* keys;
    };
    const eyes: Eyes = seat(0);
    await project({ reel, scene, screen, at: 0, eyes }, pressed());
    return printed.flatMap(
      (line) => /^Step (\d+) of .* eyes: (.*?)(?: · a big moment)?$/.exec(line.replace(/\n/g, ' '))?.slice(1).join(' ') ?? [],
    );
  }

  test('answer by answer, turn by turn, round by round, to moments that matter, to both ends', async () => {
    expect(await pressing('right', 'right', 'left')).toEqual(['0 Ann', '1 Ann', '2 Ann', '1 Ann']);
    printed = [];
    const [, round = '', moment = '', back = ''] = await pressing('pagedown', 'n', 'p', 'q', 'right');
    const at = (line: string): number => Number(line.split(' ')[0]);
    expect(at(round)).toBe(20);
    expect(at(moment)).toBeGreaterThan(20);
    expect(at(back)).toBeLessThan(at(moment));
    printed = [];
    expect(await pressing('end', 'right', 'home', 'left')).toEqual(['0 Ann', '47 Ann', '0 Ann']);
    printed = [];
    expect((await pressing('down', 'up')).at(-1)).toBe('0 Ann');
  });

  test('E looks through the next eyes: a seat’s, a spectator’s, everything', async () => {
    expect(await pressing('e', 'e', 'e', 'e', 'escape', 'e')).toEqual([
      '0 Ann',
      '0 Bo',
      '0 a spectator',
      '0 everything',
      '0 Ann',
    ]);
  });
});
