import { type Flat, fast, type Match, type Seat } from '@tavern/engine';
import { whoPlays } from '../../../test/table/card-plans.ts';
import { coachedBy } from '../../../test/table/coached.ts';
import type { Plan, TableDriver } from '../../../test/table/driver.ts';
import { cards } from '../../rules/catalog.ts';
import { decks, sampleSeat } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import type { Revolution } from '../../rules/types.ts';
import { tableTexts } from '../../text/table/index.ts';
import { give } from './give.ts';
import { asked, goOn } from './play.ts';
import { AT_ONCE, DRAWN, SCROLLED, SIGHTS, SPOKEN_OF, WHOLE } from './selectors.ts';
import { situations } from './situations.ts';

/** How many of a hundred placements are face-down though they need not be: bluffs are looked for, too. */
const BLUFFS = 12;

/** Not well, but plausibly: face-up where possible, Secret cards into the secret phase. */
async function choose(match: Match<Revolution>, who: Seat, { rng }: Plan): Promise<Flat | null> {
  const { question } = match.packet(who);
  if (question === null) return null;
  const { options } = question;
  const up = options.filter((option) => option.do === 'place' && option.face === 'up');
  const secret = options.filter((option) => option.do === 'seal' && cards.get(option.card).kind === 'sp');
  const found = options.filter((option) => option.do === 'take' || option.do === 'aim');
  if (up.length > 0 && rng.int(100) >= BLUFFS) return rng.pick(up);
  if (secret.length > 0) return rng.pick(secret);
  if (found.length > 0) return rng.pick(found);
  return rng.pick(options);
}

/** The nth match: every pair of ready decks, now and then any legal ones, and house rules. */
function planOf(nth: number): Plan {
  const ready = decks.ready.map(({ id }) => ({ deck: id }));
  const any = fast(nth).stream('decks');
  const of = (n: number): object => (nth % 4 === 3 ? sampleSeat(any) : (ready[n % ready.length] ?? {}));
  return {
    players: 2,
    rules: { cumulativeCombos: nth % 7 === 3, hiddenLeaders: nth % 5 === 2, vpScheme: nth % 11 === 5 ? 'flat' : 'judges' },
    choices: [of(nth), of(Math.floor(nth / 2) + nth + 1)],
    ...whoPlays(nth),
    rng: fast(nth).stream('square'),
  };
}

/** How Revolution and Rebellion is played by mouse, keys and touch, and what is to be seen at its table. */
export const driver: TableDriver<Revolution> = {
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
  busy: { plan: () => planOf(4), met: ({ asked }) => asked?.kind === 'place' },
};
