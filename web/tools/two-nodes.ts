// `npm run two-nodes [-- --away 60]`: two browsers at two servers on one PostgreSQL play King of the Mountain to the end, with chat, somebody
// sent away, a spectator and a rematch. The server that runs the match is killed in the middle of it; in the rematch PostgreSQL is away for
// so many seconds. Prints each step, at last one line of JSON. Fails if anything is lost, or does not go on by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { same, verify } from '@tavern/engine';
import { type Browser, chromium as launcher } from 'playwright-core';
import { game } from '../../games/mountain/rules/game.ts';
import { playMountain, ranking, reached } from '../../games/mountain/test/table/index.ts';
import { AGAIN } from '../../games/test/table/house-selectors.ts';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { beReady, codeOf, joinByCode, seatOf, signIn, startMatch } from '../test/browser/lobby-ways.ts';
import { comes, felt, type Guest, talks } from './two-nodes/guest.ts';
import type { Felt } from './two-nodes/page-notes.ts';
import { NAMES, type NodeName, Site } from './two-nodes/site.ts';
import { Steps, seconds } from './two-nodes/steps.ts';

/** So many answers have been acknowledged when a node is killed, and when PostgreSQL goes away: a match of two has 30 to 150. */
const [KILLED_AFTER, AWAY_AFTER] = [[8, 18], 12] as const;
/** Milliseconds until a killed node is started again. */
const DEAD = 6_000;
/** Milliseconds for a whole match, on a busy machine. */
const WITHIN = 900_000;

const { values } = parseArgs({ options: { away: { type: 'string', default: '60' } } });
const AWAY = Number(values.away) * 1_000;

const steps = new Steps();

function hold(is: boolean, what: string): void {
  if (!is) throw new Error(what);
}

const nameOf = ({ person }: Guest): string => person.name;

interface Kill {
  readonly node: NodeName;
  readonly before: string;
  readonly at: number;
  felt?: { readonly [name: string]: Felt };
}

/** Everybody who has come. */
const here: Guest[] = [];

/** What is on everybody's screen, for whoever looks for what went wrong. */
async function screens(): Promise<string> {
  const texts = here.map(async ({ person, tap }) => {
    const body = await person.page.locator('body').innerText({ timeout: 2_000 }).catch(String);
    return `--- ${person.name} (${tap.lines} lines; faults: ${person.faults.join('; ')}; refused: ${tap.refused.join('; ')}) sees:\n${body}`;
  });
  return (await Promise.all(texts)).join('\n');
}

/** By name. */
async function feltByAll(guests: readonly Guest[], since: number, over?: number): Promise<{ [name: string]: Felt }> {
  return Object.fromEntries(await Promise.all(guests.map(async (guest) => [nameOf(guest), await felt(guest, since, over)])));
}

function printFelt(all: { readonly [name: string]: Felt }): void {
  const time = (ms: number | null): string => (ms === null ? 'never' : `after ${seconds(ms)}`);
  for (const [name, { told, back, on, words }] of Object.entries(all)) {
    steps.print(`  ${name}: told ${time(told)}, back ${time(back)}, the game goes on ${time(on)}`);
    for (const line of words) steps.print(`    reads “${line}”`);
  }
}

/** Something happens to a match. */
interface Strike {
  /** When so many answers have been acknowledged ... */
  readonly after: number;
  /** ... and this player is about to press a button. */
  readonly before: Guest;
  readonly work: () => Promise<void>;
}

/** Both play to the end by pressing buttons, whatever happens meanwhile. */
async function play(players: readonly Guest[], strikes: readonly Strike[]): Promise<void> {
  const match = players[0]?.tap.match;
  const count = (): number => players.flatMap(({ tap }) => tap.acknowledged).filter((each) => each.match === match).length;
  const struck: Promise<void>[] = [];
  let busy = false;
  await playMountain(
    players.map(({ person }) => person),
    {
      within: WITHIN,
      meanwhile: async (person, { asked, telling, news }) => {
        const next = strikes[struck.length];
        if (busy || next === undefined || person !== next.before.person || count() < next.after) return;
        if (asked === null || telling || news) return;
        busy = true;
        // Not waited for: the button is pressed meanwhile.
        struck.push(next.work().finally(() => (busy = false)));
      },
    },
  );
  await Promise.all(struck);
  hold(struck.length === strikes.length, 'the match was over too soon: run it again');
}

interface Audit {
  readonly answers: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** What the pages were promised, against what is stored. */
async function audit(site: Site, match: string, guests: readonly Guest[]): Promise<Audit> {
  const stored = (await site.answers(match)).flatMap(({ clientId }) => clientId ?? []);
  const promised = guests.flatMap(({ tap }) => tap.acknowledged.filter((each) => each.match === match));
  const found = {
    answers: (await site.answers(match)).length,
    acknowledged: promised.length,
    lost: promised.filter(({ id }) => !stored.includes(id)).length,
    doubled: stored.length - new Set(stored).size,
  };
  hold(found.acknowledged > 0 && found.lost === 0 && found.doubled === 0, `answers: ${JSON.stringify(found)}`);
  return found;
}

/** All see the same end; its record is the same from both nodes, and verifies, there and in every page. */
async function ended(site: Site, match: string, guests: readonly Guest[], players: readonly Guest[]): Promise<Audit> {
  const [places, ...others] = await Promise.all(
    guests.map(async ({ person }) => {
      await reached(person, ({ over }) => over);
      return ranking(person);
    }),
  );
  hold(places !== undefined && places.length === players.length, `places: ${JSON.stringify(places)}`);
  for (const seen of others) hold(same(seen, places ?? []), `one reads ${places?.join()}, another ${seen.join()}`);
  steps.print(`  all read: ${places?.join(', ')}`);
  const [one, other] = await Promise.all(NAMES.map((name) => site.record(name, match)));
  if (one === undefined || other === undefined) throw new Error('two records');
  hold(same(one, other), 'the nodes have different records');
  const verdict = verify(game, one);
  hold(verdict.ok, `the record does not verify: ${JSON.stringify(verdict)}`);
  for (const { person } of guests) {
    await person.click(person.t('frame.verify'));
    await person.page.locator('.record-sound').waitFor();
  }
  const found = await audit(site, match, players);
  hold(found.answers === one.answers.length, `${found.answers} answers are stored, ${one.answers.length} recorded`);
  return found;
}

/** Everybody knows that something is wrong: what the browser says of it on its console is no fault. */
function expectTrouble(guests: readonly Guest[], is: boolean): void {
  for (const { person } of guests) person.offline = is;
}

async function gather(browsers: readonly Browser[], site: Site): Promise<{ mei: Guest; ann: Guest; sam: Guest }> {
  const [first, second] = browsers;
  if (first === undefined || second === undefined) throw new Error('two browsers');
  const mei = await comes(first, 'Mei', 'A');
  const ann = await comes(second, 'Ann', 'B');
  const sam = await comes(second, 'Sam', 'B');
  const all = [mei, ann, sam];
  here.push(...all);
  await steps.step('Mei comes to node A, Ann and Sam to node B', async () => {
    for (const { person, home } of all) await signIn(person, site.url(home));
  });
  await steps.step('Mei opens a room; Ann and Sam join by its code', async () => {
    await mei.person.click(mei.person.t('hall.friends'));
    await mei.person.button(mei.person.t('lobby.copy')).waitFor();
    const code = await codeOf(mei.person);
    for (const { person } of [ann, sam]) {
      await joinByCode(person, code);
      await person.click(person.t('lobby.sit'));
      await seatOf(mei.person, person.name).waitFor();
    }
  });
  await steps.step('they talk, both ways', async () => {
    await talks(mei, all, 'Hello from A');
    await talks(ann, all, 'Hello from B');
  });
  await steps.step('Mei sends Sam away; he reads it, and comes back to watch', async () => {
    const { page } = mei.person;
    await seatOf(mei.person, 'Sam').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: mei.person.t('lobby.guest.kick') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: mei.person.t('lobby.kick.once.sub') })
      .click();
    await sam.person.text(sam.person.t('room.gone')).waitFor();
    await seatOf(ann.person, 'Sam').waitFor({ state: 'detached' });
    await sam.person.click(sam.person.t('lobby.door.again'));
    await sam.person.click(sam.person.t('lobby.join.watch'));
  });
  return { mei, ann, sam };
}

async function run(browsers: readonly Browser[], site: Site): Promise<object> {
  const { mei, ann, sam } = await gather(browsers, site);
  const all = [mei, ann, sam];
  const players = [mei, ann];
  await steps.step('the match begins for all three', async () => {
    await beReady(ann.person);
    await startMatch(mei.person);
    for (const { person } of all) await person.page.locator('.mountain-table').waitFor();
  });
  const loads = all.map((guest) => guest.loads);
  const first = mei.tap.match;
  const kills: Kill[] = [];
  const kill = async (before: string): Promise<void> => {
    const owner = await site.ownerOf(first);
    if (owner === null) throw new Error('nobody runs the match');
    const killed = { node: owner, before, at: Date.now() };
    kills.push(killed);
    steps.print(`node ${owner}, which runs the match, is killed while ${before} presses a button`);
    await site.kill(owner);
    await pause(DEAD);
    await site.restart(owner);
    steps.print(`node ${owner} is back`);
  };
  expectTrouble(all, true);
  // First the node of the other player, then the own one of who presses.
  await steps.step('they play to the end, and the node that runs the match is killed, twice', () =>
    play(
      players,
      KILLED_AFTER.map((after) => ({ after, before: ann, work: () => kill('Ann') })),
    ),
  );
  for (const each of kills) {
    each.felt = await feltByAll(all, each.at);
    steps.print(`node ${each.node} was killed:`);
    printFelt(each.felt);
    for (const [name, { on }] of Object.entries(each.felt)) hold(on !== null, `${name} did not go on`);
  }
  expectTrouble(all, false);
  const played = await steps.step('all see the same end; the record is the same from both nodes, and verifies', () =>
    ended(site, first, all, players),
  );
  await steps.step('they still talk', () => talks(ann, all, 'Once more?'));

  const second = await steps.step('the rematch begins for all', async () => {
    for (const { person } of players) await person.click(person.page.locator(AGAIN).first());
    for (const { person } of all) await reached(person, ({ over, moment }) => !over && moment !== '');
    hold(mei.tap.match !== first && mei.tap.match === ann.tap.match, 'they sit at different tables');
    return mei.tap.match;
  });
  let [cutAt, mendedAt] = [0, 0];
  expectTrouble(all, true);
  const away = async (): Promise<void> => {
    const owner = await site.ownerOf(second);
    cutAt = Date.now();
    site.cutOff();
    steps.print(`PostgreSQL is away while Mei presses a button; the match ran at node ${owner}`);
    await pause(AWAY);
    mendedAt = Date.now();
    site.mend();
    steps.print('PostgreSQL is back');
  };
  await steps.step('they play to the end, and PostgreSQL is away in the middle', () =>
    play(players, [{ after: AWAY_AFTER, before: mei, work: away }]),
  );
  const outage = await feltByAll(all, cutAt, mendedAt);
  printFelt(outage);
  for (const [name, { told, back, on }] of Object.entries(outage)) {
    hold(told !== null && told < AWAY, `${name} was not told`);
    hold(back !== null && on !== null, `${name} did not go on`);
  }
  expectTrouble(all, false);
  const again = await steps.step('all see the same end; the record is the same from both nodes, and verifies', () =>
    ended(site, second, all, players),
  );
  hold(
    same(
      loads,
      all.map((guest) => guest.loads),
    ),
    'a page was reloaded',
  );
  const faults = all.flatMap(({ person }) => person.faults.map((fault) => `${person.name}: ${fault}`));
  hold(faults.length === 0, `what went wrong unseen: ${faults.join('; ')}`);
  const refused = all.flatMap(({ tap }) => tap.refused);
  return { kills, match: played, away: { ms: AWAY, felt: outage }, rematch: again, refused };
}

if (buildIfStale() === 'failed') throw new Error('the site cannot be built');
const options = await chromium();
const open: { close(): Promise<unknown> }[] = [];
let result: object;
try {
  const site = await steps.step('PostgreSQL and two servers start', () => Site.open());
  open.push(site);
  const browsers: Browser[] = [];
  for (let nth = 0; nth < 2; nth++) {
    const browser = await launcher.launch(options);
    browsers.push(browser);
    open.unshift(browser);
  }
  result = { ok: true, ...(await run(browsers, site)) };
} catch (error) {
  process.exitCode = 1;
  console.error(await screens());
  result = { ok: false, failed: steps.now, why: error instanceof Error ? error.message : String(error) };
} finally {
  for (const each of open) await each.close();
}
console.log(JSON.stringify(result));
