import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { botTexts } from '@tavern/bots';
import {
  branchOff,
  fast,
  glossaryFaults,
  parentAt,
  parseGlossary,
  Recorder,
  type RecordHead,
  styleFaults,
  textFaults,
} from '@tavern/engine';
import { hostTexts } from '@tavern/host';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gameEntry } from '../arguments.ts';
import { runCommand } from '../command.ts';
import { labTexts } from '../words.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavern-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const LANGUAGE = { LANG: 'C', NO_COLOR: '1' };

interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
  readonly json: () => { [field: string]: unknown };
}

const ran = (stdout: string, stderr: string, status: number | null): Ran => ({
  stdout,
  stderr,
  status,
  json: () => JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as { [field: string]: unknown },
});

/** As a shell runs it: for what only a process has, its streams, its exit code and its signals. */
function labInShell(args: readonly string[], input = ''): Ran {
  const { stdout, stderr, status } = spawnSync('node', [main, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, ...LANGUAGE },
  });
  return ran(stdout, stderr, status);
}

/** The same command in this process, which need not start first. */
async function lab(args: readonly string[], input = ''): Promise<Ran> {
  const printed: Record<'log' | 'error', string> = { log: '', error: '' };
  for (const to of ['log', 'error'] as const)
    vi.spyOn(console, to).mockImplementation((...line: unknown[]) => void (printed[to] += `${format(...line)}\n`));
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(input === '' ? [] : [input]) as typeof process.stdin);
  for (const [name, value] of Object.entries(LANGUAGE)) vi.stubEnv(name, value);
  try {
    const status = await runCommand(args);
    return ran(printed.log, printed.error, status);
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

test('a match can be played through by number, saved, and verified', async () => {
  const file = join(folder, 'match.json');
  const played = labInShell(
    ['play', 'race', '--seats', '2', '--speed', 'off', '--rule', 'tiles=10', '--save', file],
    '1\n'.repeat(40),
  );
  expect(played.stderr).toBe('');
  expect(played.status).toBe(0);
  const [, bot = ''] = /Race · Player, (\S+)/.exec(played.stdout) ?? [];
  expect(Object.values(botTexts.en)).toContain(bot);
  expect(played.stdout).toMatch(/Player rolls [1-4] and runs to tile [1-4]\./);
  expect(played.stdout).toMatch(new RegExp(`The match is over: (Player|${bot}) wins the race\\.`));
  const verified = await lab(['verify', file, '--json']);
  expect(verified.status).toBe(0);
  expect(verified.json()).toMatchObject({ ok: true, game: 'race' });
});

test('the table speaks Traditional Chinese, and two people share it', async () => {
  const { stdout } = await lab(
    ['play', 'race', '--people', '2', '--names', '美,安', '--lang', 'zh-hant', '--speed', 'off'],
    '1\n'.repeat(60),
  );
  expect(stdout).toContain('賽跑 · 美、安');
  expect(stdout).toMatch(/對局結束：[美安] 贏得賽跑。/);
});

test('a number that is not on the list is explained, and leaving is quiet', () => {
  const { stdout, stderr, status } = labInShell(['play', 'race', '--seats', '2'], '9\nroll\n');
  expect(stdout).toContain('Type a number from 1 to 2 and press Enter.');
  expect(stdout).toContain('You have left the table.');
  expect(stderr).toBe('');
  expect(status).toBe(130);
});

test('giving up asks first', async () => {
  const { stdout } = await lab(['play', 'race', '--seats', '2', '--speed', 'off'], '2\n1\n2\n2\n');
  expect(stdout).toContain('Really give up?');
  expect(stdout).toContain('Player leaves the race.');
  expect(stdout).toMatch(/The match is over: (?!Player)\S+ wins the race\./);
});

test('bots alone play to the end by themselves; the same seed gives the same match', async () => {
  const args = ['play', 'race', '--people', '0', '--seats', '3', '--seed', '7'];
  const first = (await lab(args)).stdout;
  expect(first).toContain('The match is over');
  expect((await lab(args)).stdout).toBe(first);
});

test('fuzz reports games, answers, seconds and failures as one JSON object', async () => {
  const { status, json } = await lab(['fuzz', 'race', '--games', '60', '--seed', '3', '--json']);
  expect(status).toBe(0);
  expect(json()).toMatchObject({ games: 60, failures: 0, failed: [] });
  expect(json()['answers']).toBeGreaterThan(600);
  expect(json()['seconds']).toBeTypeOf('number');
});

test('simulate reports as a table and as one JSON object; the same seed gives the same figures', async () => {
  const args = ['simulate', 'race', '--games', '130', '--players', '3', '--seed', '9', '--rule', 'tiles=10', '--json'];
  const { status, stdout, stderr, json } = await lab(args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^ {2}Seat 3 +130 /m);
  expect(json()).toMatchObject({ game: 'race', games: 130, finished: 130, players: 3, lineup: ['random'], rules: { tiles: 10 } });
  const figures = ({ seconds: _s, gamesPerSecond: _g, ...rest }: { [field: string]: unknown }) => rest;
  expect(figures((await lab(args)).json())).toEqual(figures(json()));
});

test('a game for one is simulated with every bot by every preset, unless one is named', async () => {
  const all = await lab(['simulate', 'cee-lo', '--games', '1', '--json']);
  expect(all.stdout).toMatch(/^ {2}Fair Table · frugal +1 /m);
  expect(all.stdout).not.toContain('Seat 1');
  expect(all.json()).toMatchObject({ players: 1, setups: { length: 6 } });
  const one = await lab(['simulate', 'cee-lo', '--games', '2', '--preset', 'printed', '--bots', 'plan:extra-reroll', '--json']);
  expect(one.stdout).toMatch(/^House rules: Printed$/m);
  expect(one.json()).toMatchObject({ lineup: ['plan:extra-reroll'], preset: 'printed', fair: null, games: 2 });
});

test('verify names the first answer that diverges', async () => {
  const file = join(folder, 'bent.json');
  await lab(['play', 'race', '--seats', '2', '--people', '0', '--save', file]);
  const record = JSON.parse(readFileSync(file, 'utf8')) as { hashes: { [seq: string]: string } };
  record.hashes['3'] = record.hashes['2'] ?? '';
  writeFileSync(file, JSON.stringify(record));
  const { status, stdout, json } = await lab(['verify', file, '--json']);
  expect(status).toBe(1);
  expect(stdout).toContain('Not verified from answer 3 on.');
  expect(json()).toMatchObject({ ok: false, code: 'diverged', at: 3, expected: record.hashes['2'] });
});

test('verify says that a record is a branch, and refuses one whose parent was changed', async () => {
  const file = join(folder, 'branch.json');
  await lab(['play', 'race', '--seats', '2', '--people', '0', '--seed', '4', '--save', file]);
  const { game } = await gameEntry('race').load();
  const at = parentAt(game, JSON.parse(readFileSync(file, 'utf8')), 3);
  if (!at.ok) throw new Error(at.code);
  const begun = branchOff(game, at.parent, fast(9));
  if (!begun.ok) throw new Error(begun.code);
  const { rules, seats } = at.parent.record;
  const head = { rules: rules as object, seats: seats as RecordHead['seats'], luck: { seed: 9 }, parent: at.parent };
  const record = new Recorder(game, begun.match, head).toJSON();
  writeFileSync(file, JSON.stringify(record));
  const sound = await lab(['verify', file, '--json']);
  expect(sound.status).toBe(0);
  expect(sound.stdout).toContain(`It is a branch: it plays on after answer 3 of another match (${at.parent.hash})`);
  expect(sound.json()).toMatchObject({ ok: true, parent: { hash: at.parent.hash, answer: 3 } });
  writeFileSync(file, JSON.stringify(record).replace('"do":"roll"', '"do":"rest"'));
  const bent = await lab(['verify', file, '--json']);
  expect(bent.status).toBe(1);
  expect(bent.stdout).toContain('the record of that one was changed afterwards');
  expect(bent.json()).toMatchObject({ ok: false, code: 'other-parent' });
});

test('a mistake is told in plain words, and is one for the shell too', () => {
  const { status, stdout, stderr } = labInShell(['dance']);
  expect(stderr).toContain('There is no command “dance”.');
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('a player who leaves midway keeps the record of what was played, with fair dice and with seeded ones', async () => {
  for (const dice of [[], ['--seed', '4']]) {
    const file = join(folder, `midway${dice.length}.json`);
    const { status, stdout } = await lab(['play', 'race', '--seats', '2', '--speed', 'off', '--save', file, ...dice], '1\n1\n');
    expect(status).toBe(130);
    expect(stdout).toContain(`The record so far is saved. Check it: npm run lab -- verify ${file}`);
    expect((await lab(['verify', file, '--json'])).json()).toMatchObject({ ok: true, game: 'race' });
  }
});

test('Ctrl-C between two prompts keeps it too', async () => {
  const file = join(folder, 'interrupted.json');
  const args = [main, 'play', 'race', '--seats', '2', '--rule', 'tiles=100', '--save', file];
  const child = spawn('node', args, { env: { ...process.env, ...LANGUAGE } });
  child.stdin.write('1\n');
  let stdout = '';
  child.stdout.on('data', (part: Buffer) => {
    stdout += part.toString();
    // The bot, whose turn it is now, waits a while before it rolls.
    if (!child.killed && stdout.includes('Player rolls')) child.kill('SIGINT');
  });
  const status = await new Promise((done) => child.on('close', done));
  expect(status).toBe(130);
  expect(stdout).toContain('You have left the table.');
  expect((await lab(['verify', file, '--json'])).json()).toMatchObject({ ok: true, answers: 1 });
});

test('a mistake leaves no file behind, and an empty one is called empty', async () => {
  const file = join(folder, 'never.json');
  expect((await lab(['play', 'race', '--names', 'a,b', '--save', file])).status).toBe(2);
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, '\n');
  const { status, stderr } = await lab(['verify', file]);
  expect(status).toBe(2);
  expect(stderr.trim()).toBe(`${file} is empty: there is no record in it.`);
});

test('the rules in force are printed under the title', async () => {
  expect((await lab(['play', 'race', '--rule', 'tiles=10'])).stdout).toMatch(/^House rules: .*10$/m);
  // Bots wait for nobody: only the title is looked at.
  const mountain = ['play', 'king-of-the-mountain', '--speed', 'off'];
  expect((await lab(mountain)).stdout).toContain('\nHouse rules: Hard Mountain\n');
  expect((await lab([...mountain, '--preset', 'printed'])).stdout).toContain('\nHouse rules: As printed\n');
});

test('a file that is no record is refused with the field that shows it', async () => {
  const file = join(folder, 'rubbish.json');
  writeFileSync(file, '{"game":7}');
  const { status, stdout } = await lab(['verify', file]);
  expect(status).toBe(1);
  expect(stdout).toContain('Cannot read game: it should be of type string.');
});

test('the terminal and the table have all their words in both languages, true to the glossary', () => {
  const terms = parseGlossary(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'));
  for (const texts of [labTexts, hostTexts]) {
    expect(styleFaults(texts)).toEqual([]);
    expect(textFaults(texts)).toEqual([]);
    expect(glossaryFaults(texts, terms)).toEqual([]);
  }
});
