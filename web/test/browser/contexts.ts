import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Of the same origin as the site, and without a page of ours. */
const NOTHING = '/health';
/** Each takes some memory. */
const MOST_IDLE = 6;

interface Lent {
  readonly context: BrowserContext;
  readonly of: Browser;
  readonly options: string;
  /** A page that stays open while nobody is there: a process without a page ends, and with it all that it has compiled. */
  keeper?: Page;
}

const lent = new WeakMap<BrowserContext, Lent>();
/** Those that nobody uses now, emptied, the one that was left last at the end. */
const idle: Lent[] = [];

/**
 * A new page for somebody, in a context that somebody else has left, if there is one with the same options. There is nothing stored in it. But the site has been fetched and compiled there already, which is half of what a page costs.
 */
export async function borrow(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const wanted = JSON.stringify(options);
  const at = idle.findLastIndex((each) => each.of === browser && each.options === wanted);
  const known = at < 0 ? undefined : idle.splice(at, 1)[0];
  if (known?.keeper !== undefined) return openedBy(known.keeper);
  const context = await browser.newContext(options);
  lent.set(context, { context, of: browser, options: wanted });
  return context.newPage();
}

/** Somebody leaves a context for good, with this page of a site open: pages and what they have stored are gone, and it waits for the next. */
export async function giveBack(page: Page, site: string): Promise<void> {
  const context = page.context();
  const known = lent.get(context);
  if (known === undefined || !(await canBeEmptied(page, site))) return context.close();
  known.keeper ??= await keeperIn(context, site);
  const { keeper } = known;
  for (const each of context.pages()) if (each !== keeper) await each.close();
  await keeper.evaluate(empty);
  idle.push(known);
  if (idle.length > MOST_IDLE) await idle.shift()?.context.close();
}

/** A page that another one opens belongs to its process. */
async function openedBy(keeper: Page): Promise<Page> {
  const opening = keeper.waitForEvent('popup');
  await keeper.evaluate(() => void window.open('about:blank'));
  return opening;
}

async function keeperIn(context: BrowserContext, site: string): Promise<Page> {
  const keeper = await context.newPage();
  await keeper.goto(`${site}${NOTHING}`);
  return keeper;
}

/** What other sites have stored cannot be reached from this one, and Playwright stops the clocks of a context for good. */
const canBeEmptied = async (page: Page, site: string): Promise<boolean> =>
  page.url().startsWith(`${site}/`) && !(await page.evaluate(() => '__pwClock' in globalThis));

/** Runs in the keeper. */
async function empty(): Promise<void> {
  localStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((done, failed) => {
      const deleting = indexedDB.deleteDatabase(name);
      deleting.onsuccess = done;
      deleting.onerror = failed;
    });
}
