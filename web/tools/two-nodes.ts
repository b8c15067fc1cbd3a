// `npm run two-nodes [-- --away 60 --how cut]`: two browsers at two servers on one PostgreSQL play King of the Mountain to the end, with chat,
// a guest who is sent away, a spectator and a rematch. The server that runs the match is killed in the middle of it, twice. In the rematch
// PostgreSQL is away for 60 seconds (`cut`: it does not answer; `shut`: it takes no connections). Prints each step, and at last one line of JSON.
// Fails if an acknowledged answer is lost, if a page does not say what is wrong, or if it does not go on by itself.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium as launcher } from 'playwright-core';
import { reached } from '../../games/mountain/test/table/index.ts';
import { AGAIN } from '../../games/test/table/house-selectors.ts';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { helpIfAsked } from './help.ts';
import { ended } from './two-nodes/ending.ts';
import { expectTrouble, feltByAll, screens, talks, talksAgain, talksInVain } from './two-nodes/guest.ts';
import type { Felt } from './two-nodes/page-notes.ts';
import { comeTogether, type Party, sitDown } from './two-nodes/party.ts';
import { type NodeName, Site } from './two-nodes/site.ts';
import { Steps, seconds } from './two-nodes/steps.ts';
import { play } from './two-nodes/strikes.ts';

helpIfAsked(import.meta.url);

/** The number of acknowledged answers at which a node is killed, and at which PostgreSQL goes away. A match of two players has 30 to 150. */
const [KILLED_AFTER, AWAY_AFTER] = [[8, 18], 12] as const;
/** Milliseconds until a killed node is started again. */
const DEAD = 6_000;

type FeltByName = { readonly [name: string]: Felt };

const { values } = parseArgs({ options: { away: { type: 'string', default: '60' }, how: { type: 'string', default: 'cut' } } });
const away = Number(values.away) * 1_000;
const how = values.how === 'shut' ? 'shut' : 'cut';
const steps = new Steps();

function print(what: string, all: FeltByName): void {
  const time = (ms: number | null): string => (ms === null ? 'never' : `after ${seconds(ms)}`);
  steps.print(what);
  for (const [name, { told, back, on, words }] of Object.entries(all)) {
    steps.print(`  ${name}: told ${time(told)}, back ${time(back)}, the game goes on ${time(on)}`);
    for (const line of words) steps.print(`    reads “${line}”`);
  }
}

/** The node that runs the match is killed while Ann presses a button: first the other player's node, then her own. */
async function playWhileKilled({ ann, players, all }: Party, site: Site, match: string) {
  const kills: { readonly node: NodeName; readonly asked: string; readonly at: number }[] = [];
  const kill = async (asked: string): Promise<void> => {
    const node = await site.ownerOf(match);
    assert(node !== null, 'nobody runs the match');
    kills.push({ node, asked, at: Date.now() });
    steps.print(`node ${node}, which runs the match, is killed while Ann answers (${asked})`);
    await site.kill(node);
    await pause(DEAD);
    await site.restart(node);
    steps.print(`node ${node} is back`);
  };
  const strikes = KILLED_AFTER.map((after) => ({ after, before: ann, work: kill }));
  await steps.step('they play to the end, and the node that runs the match is killed, twice', () => play(players, strikes));
  const felt: { readonly node: NodeName; readonly asked: string; readonly felt: FeltByName }[] = [];
  for (const [nth, { node, asked, at }] of kills.entries()) {
    const next = kills[nth + 1]?.at;
    felt.push({ node, asked, felt: await feltByAll(all, { since: at, ...(next === undefined ? {} : { until: next }) }) });
  }
  for (const each of felt) {
    print(`node ${each.node} was killed`, each.felt);
    for (const [name, { told, back, on }] of Object.entries(each.felt))
      assert(on !== null && (told === null || back !== null), `${name} did not go on`);
  }
  return felt;
}

/** PostgreSQL is away while Mei presses a button. Sam, who watches, wants to say something meanwhile. */
async function playWhileAway({ mei, sam, players, all }: Party, site: Site, match: string): Promise<FeltByName> {
  let [since, mended] = [0, 0];
  const cut = async (asked: string): Promise<void> => {
    const owner = await site.ownerOf(match);
    since = Date.now();
    site.cutOff(how);
    steps.print(`PostgreSQL is away while Mei answers (${asked}); the match ran at node ${owner}`);
    await Promise.all([pause(away), talksInVain(sam, 'Is anybody there?')]);
    mended = Date.now();
    site.mend();
    steps.print('PostgreSQL is back');
  };
  await steps.step('they play to the end, and PostgreSQL is away in the middle', () =>
    play(players, [{ after: AWAY_AFTER, before: mei, work: cut }]),
  );
  const felt = await feltByAll(all, { since, mended });
  print('PostgreSQL was away', felt);
  for (const [name, { told, back, on }] of Object.entries(felt)) {
    assert(told !== null && since + told < mended, `${name} was not told`);
    assert(back !== null && since + back > mended && on !== null, `${name} did not go on`);
  }
  return felt;
}

const END = 'all see the same end; the record is the same from both nodes, and verifies';

async function run(party: Party, site: Site): Promise<object> {
  const { mei, ann, sam, players, all } = party;
  await sitDown(party, site, steps);
  const loads = all.map((guest) => guest.loads);
  const first = mei.tap.match;
  expectTrouble(all, true);
  const kills = await playWhileKilled(party, site, first);
  expectTrouble(all, false);
  const match = await steps.step(END, () => ended(site, first, party));
  await steps.step('they still talk', () => talks(ann, all, 'Once more?'));

  const second = await steps.step('the rematch begins for all', async () => {
    for (const { person } of players) await person.click(person.page.locator(AGAIN).first());
    for (const { person } of all) await reached(person, ({ over, moment }) => !over && moment !== '');
    assert(mei.tap.match !== first);
    for (const { tap } of all) assert.equal(tap.match, mei.tap.match);
    return mei.tap.match;
  });
  expectTrouble(all, true);
  const felt = await playWhileAway(party, site, second);
  expectTrouble(all, false);
  const rematch = await steps.step(END, () => ended(site, second, party));
  await steps.step('Sam sends what he wanted to say', () => talksAgain(sam, all));
  const reloads = all.map((guest, index) => guest.loads - (loads[index] ?? 0));
  assert.deepEqual(reloads, [0, 0, 0], 'a page was reloaded');
  for (const { person } of all) assert.deepEqual(person.faults, [], `what went wrong in ${person.name}'s browser`);
  return { kills, match, away: { ms: away, how, felt }, rematch, pages: await site.pages() };
}

if (buildIfStale() === 'failed') throw new Error('the site cannot be built');
const options = await chromium();
const open: { close(): Promise<unknown> }[] = [];
let party: Party | null = null;
let result: object;
try {
  const site = await steps.step('PostgreSQL and two servers start', () => Site.open());
  open.push(site);
  const one = await launcher.launch(options);
  open.unshift(one);
  const other = await launcher.launch(options);
  open.unshift(other);
  party = await comeTogether(one, other);
  result = { ok: true, ...(await run(party, site)) };
} catch (error) {
  process.exitCode = 1;
  console.error(await screens(party?.all ?? []));
  result = { ok: false, failed: steps.now, why: error instanceof Error ? error.message : String(error) };
} finally {
  for (const each of open) await each.close();
}
console.log(JSON.stringify(result));
