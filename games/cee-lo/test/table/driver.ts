import { type Flat, fast, type Match, type Option, type Seat } from '@tavern/engine';
import type { Page } from 'playwright-core';
import { coachedBy } from '../../../test/table/coached.ts';
import type { Plan, TableDriver } from '../../../test/table/driver.ts';
import { AGAIN } from '../../../test/table/house-selectors.ts';
import { press } from '../../../test/table/press.ts';
import { game } from '../../rules/game.ts';
import type { CeeLo } from '../../rules/types.ts';
import { texts } from '../../text/index.ts';
import { lesson } from '../../ui/lesson.ts';
import { BEATEN_IN_THREE_WITH, placeOf, playOn, SCORES_AT_ONCE_WITH, WON_WITH } from './play.ts';
import { ACTS, AT_ONCE, DEEDS, DICE, DRAWN, deedOf, SCROLLED, SIGHTS, SPOKEN_OF, TABLE, WHOLE } from './selectors.ts';
import { type Moment, situations } from './situations.ts';

/** Runs in which little is bought; in all others whatever can be had. */
const SEEDS: readonly string[] = [SCORES_AT_ONCE_WITH, WON_WITH, BEATEN_IN_THREE_WITH];
const FRUGAL: ReadonlySet<string | undefined> = new Set([WON_WITH, BEATEN_IN_THREE_WITH]);

/** Attacks with whatever scores, and throws again where nothing does. */
async function choose(match: Match<CeeLo>, who: Seat, { seed, rng }: Plan): Promise<Flat | null> {
  const { view, question } = match.packet(who);
  if (question === null) return null;
  const doing = (what: string): Option<CeeLo> | undefined => question.options.find((option) => option.do === what);
  const frugal = FRUGAL.has(seed);
  switch (question.kind) {
    case 'shop': {
      const buys = frugal ? [] : question.options.filter((option) => option.do === 'buy');
      const wild = buys.find((option) => option.do === 'buy' && option.item === 'wild-die');
      if (buys.length === 0) return doing('leave') ?? null;
      return wild !== undefined && view.owned['wild-die'] === 0 ? wild : rng.pick(buys);
    }
    case 'reward':
      return doing(frugal ? 'next' : 'shop') ?? null;
    default:
      return question.options[0] ?? null;
  }
}

async function give(page: Page, { asked, answer }: Moment): Promise<void> {
  const fights = asked?.kind === 'roll' || asked?.kind === 'act' || asked?.kind === 'bust';
  await page
    .locator(fights ? deedOf(String(answer?.['do'])) : ACTS)
    .first()
    .click();
}

/** Now and then 1-2-3 is not the end, so that what a newcomer is told then is met too. */
const SOFT = 50;
const planOf = (seed: string, nth: number): Plan => ({
  players: 1,
  rules: nth % SOFT === 0 ? { softInstants: true } : {},
  seed,
  rng: fast(nth).stream('alley'),
});

/** How Cee-Lo is played by mouse, keys and touch, and what is to be seen at its table. */
export const driver: TableDriver<CeeLo> = {
  game: game.name,
  drawn: DRAWN,
  coached: coachedBy(game.name, texts),
  lesson: ({ view, asked }) => (asked === null ? null : (lesson(view, asked)?.words ?? null)),
  reach: { atOnce: AT_ONCE, scrolled: SCROLLED, whole: WHOLE },
  spokenOf: SPOKEN_OF,
  dice: DICE,
  situations,
  sights: SIGHTS,
  plan: (nth) => planOf(SEEDS[nth - 1] ?? `TEST ${nth}`, nth),
  choose,
  give,
  async asked(person) {
    const place = await placeOf(person);
    if (place === 'ending') return null;
    return place === 'combat' && (await person.page.locator(DEEDS).count()) === 0 ? null : place;
  },
  async answer(person, by) {
    const { page } = person;
    // Between two runs there is no table for a moment.
    if ((await page.locator(TABLE).count()) === 0) return false;
    if ((await placeOf(person)) !== 'ending') {
      await playOn(person, by);
      return true;
    }
    const again = page.locator(AGAIN).first();
    const shown = await again.isVisible();
    if (shown) await press(person, again, by).catch(() => {});
    return shown;
  },
  busy: { plan: () => planOf(WON_WITH, 2), met: ({ asked }) => asked?.kind === 'ready' },
};
