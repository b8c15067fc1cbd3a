import { type Flat, fast, type Match, type Seat, seat } from '@tavern/engine';
import { whoPlays } from '../../../test/table/card-plans.ts';
import { coachedBy } from '../../../test/table/coached.ts';
import type { Plan, TableDriver } from '../../../test/table/driver.ts';
import { bot } from '../../bot/index.ts';
import { decks } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import type { Skirmish } from '../../rules/types.ts';
import { tableTexts } from '../../text/table/index.ts';
import { give } from './give.ts';
import { asked, goOn } from './play.ts';
import { AT_ONCE, DRAWN, SCROLLED, SIGHTS, SPOKEN_OF, WHOLE } from './selectors.ts';
import { situations } from './situations.ts';

const ME = seat(0);

/** In some matches the first player spends every card, in others plays anything at all: so more is met than by playing well. */
const WILDLY = 30;

async function choose(match: Match<Skirmish>, who: Seat, { rng }: Plan): Promise<Flat | null> {
  const packet = match.packet(who);
  const { question } = packet;
  if (question === null) return null;
  const plays = question.options.filter((option) => option.do !== 'pass');
  if (who === ME && plays.length > 0 && rng.int(100) < WILDLY) return rng.pick(plays);
  return bot.choose({ ...packet, question }, who, rng);
}

/** The nth match: every pair of ready decks, and now and then house rules. */
function planOf(nth: number): Plan {
  const ready = decks.ready.map(({ id }) => ({ deck: id }));
  const of = (n: number): object => ready[n % ready.length] ?? {};
  return {
    players: 2,
    rules: { mulligan: nth % 5 === 0, fxFade: nth % 7 === 0, handLimit: nth % 11 === 0 ? 'ten' : 'none' },
    choices: [of(nth), of(Math.floor(nth / 3) + nth)],
    ...whoPlays(nth),
    rng: fast(nth).stream('passes'),
  };
}

/** How Skirmish is played by mouse, keys and touch, and what is to be seen at its table. */
export const driver: TableDriver<Skirmish> = {
  game: game.name,
  drawn: DRAWN,
  coached: coachedBy(game.name, tableTexts),
  reach: { atOnce: AT_ONCE, scrolled: SCROLLED, whole: WHOLE },
  spokenOf: SPOKEN_OF,
  dice: 'none',
  situations,
  sights: SIGHTS,
  plan: planOf,
  choose,
  give,
  asked,
  answer: goOn,
  busy: { plan: () => planOf(4), met: ({ asked }) => asked?.kind === 'play' },
};
