// `npm run screens [-- <game> [situation]] [--sizes all] [--full] [--forced] [--to <folder>] [--png]`: a picture of every screen into docs/screens; or
// only of one game's tables, or of one situation there. `npm run screens -- house`: everything but tables. `-- decks [situation]`: the deck
// builder; `-- cards [situation]`: the card manager; `-- replay [situation]`: matches that are watched. `--full`: tables and deck builders in every language, and every situation of a
// deck builder for every game.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@tavern/engine';
import { chromium as launcher } from 'playwright-core';
import { buildIfStale } from '../build/build-if-stale.ts';
import { chromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { atTable } from './at-table.ts';
import { BoxScreens, boxSituations } from './box-screens.ts';
import { DeckScreens, deckSituations } from './deck-screens.ts';
import { helpIfAsked } from './help.ts';
import { HouseScreens } from './house-screens.ts';
import { Pictures, sizesOf } from './pictures.ts';
import { ReplayScreens, replaySituations } from './replay-screens.ts';
import { drivenGames, driverOf, situationsOf } from './tables.ts';
import { DRAWN_AT_ONCE } from './time.ts';

helpIfAsked(import.meta.url);

const HOUSE = 'house';
const DECKS = 'decks';
const CARDS = 'cards';
const REPLAY = 'replay';
const DOCS = fileURLToPath(new URL('../../docs/screens', import.meta.url));
/** The address is visible in pictures, and ports differ from run to run. Browsers trust names that end in `.localhost`. */
const ADDRESS = 'http://tavern.localhost';
const SAME_HOUSE = fileURLToPath(new URL('./same-house.ts', import.meta.url));

/** What is asked for; throws a message for the user where there is no such thing. */
async function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sizes: { type: 'string', default: 'default' },
      to: { type: 'string', default: DOCS },
      png: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      forced: { type: 'boolean', default: false },
    },
  });
  const [only, wanted] = positionals;
  const games = only === undefined ? drivenGames() : [HOUSE, DECKS, CARDS, REPLAY].includes(only) ? [] : [only];
  const tables = await Promise.all(
    games.map(async (game) => {
      const driver = await driverOf(game);
      const found = situationsOf(driver, wanted);
      return { driver, situations: values.full ? found.map((each) => ({ ...each, languages: LANGUAGES })) : found };
    }),
  );
  const all = only === undefined;
  const decks =
    all || only === HOUSE ? deckSituations('', values.full) : only === DECKS ? deckSituations(wanted, values.full) : [];
  const boxes = all || only === HOUSE ? boxSituations() : only === CARDS ? boxSituations(wanted) : [];
  const replays = all ? replaySituations() : only === REPLAY ? replaySituations(wanted) : [];
  return {
    tables,
    decks,
    boxes,
    replays,
    house: all || only === HOUSE,
    all,
    to: values.to,
    png: values.png,
    forced: values.forced,
    sizes: sizesOf(values.sizes),
  };
}

const asked = await readArguments().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
if (buildIfStale() === 'failed') process.exit(1);
// Deletes pictures of screens that no longer exist.
if (asked.all && asked.to === DOCS) rmSync(DOCS, { recursive: true, force: true });
const pictures = new Pictures(asked.to, asked.png);
const house = await House.open({ entry: [SAME_HOUSE, ADDRESS] });
const options = await chromium();
const mapped = `--host-resolver-rules=MAP ${new URL(ADDRESS).host}:80 ${new URL(house.url).host}`;
const browser = await launcher.launch({ ...options, args: [...(options.args ?? []), ...DRAWN_AT_ONCE, mapped] });
const open = browser.newContext.bind(browser);
if (asked.forced) browser.newContext = (manner) => open({ ...manner, forcedColors: 'active' });
const faults: string[] = [];
try {
  if (asked.house) {
    const screens = new HouseScreens(browser, ADDRESS, pictures, asked.sizes.house, asked.sizes.tables);
    await screens.takeAll();
    faults.push(...screens.faults);
  }
  const decks = new DeckScreens(browser, ADDRESS, pictures, asked.sizes.house);
  for (const situation of asked.decks) await decks.take(situation);
  faults.push(...decks.faults);
  const boxes = new BoxScreens(browser, ADDRESS, pictures, asked.sizes.house);
  for (const situation of asked.boxes) await boxes.take(situation);
  faults.push(...boxes.faults);
  const replays = new ReplayScreens(browser, ADDRESS, pictures, asked.sizes.tables);
  for (const situation of asked.replays) await replays.take(situation);
  faults.push(...replays.faults);
  for (const { driver, situations } of asked.tables)
    faults.push(...(await atTable(browser, ADDRESS, pictures, { driver, situations, sizes: asked.sizes.tables })));
} finally {
  await browser.close();
  await house.close();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
