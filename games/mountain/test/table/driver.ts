import { type Flat, fast, type Match, type Seat, seat } from '@tavern/engine';
import type { Page } from 'playwright-core';
import { coachedBy } from '../../../test/table/coached.ts';
import type { Plan, TableDriver } from '../../../test/table/driver.ts';
import { AGAIN } from '../../../test/table/house-selectors.ts';
import { press } from '../../../test/table/press.ts';
import { bot } from '../../bot/index.ts';
import { game } from '../../rules/game.ts';
import { TEAMS } from '../../rules/teams.ts';
import type { Mountain } from '../../rules/types.ts';
import { texts } from '../../text/index.ts';
import { lessonIn } from '../../ui/ledge/lesson.ts';
import { answer } from './play.ts';
import { AT_ONCE, actionOf, DICE, DRAWN, deedOf, SCROLLED, SIGHTS, SPOKEN_OF, WHOLE } from './selectors.ts';
import { type Moment, situations } from './situations.ts';
import { sightOf } from './table.ts';

const ME = seat(0);

/** A player who trades, duels and takes steps meets more than one who plays well. */
const BOLD = new Set<unknown>(['trade', 'duel', 'also', 'loot', 'step', 'offer', 'take', 'equip']);
const BOLDLY = 0.35;
const WILDLY = 0.15;

async function choose(match: Match<Mountain>, who: Seat, { rng }: Plan): Promise<Flat | null> {
  const packet = match.packet(who);
  const { question } = packet;
  if (question === null) return null;
  const roll = rng.int(100) / 100;
  const bold = question.options.filter((option) => BOLD.has(option.do));
  if (who === ME && roll < BOLDLY && bold.length > 0) return rng.pick(bold);
  if (who === ME && roll < BOLDLY + WILDLY) return rng.pick(question.options);
  return bot.choose({ ...packet, question }, who, rng);
}

async function give(page: Page, { asked, answer: option }: Moment): Promise<void> {
  const deed = option?.['do'] === 'attack' ? option['press'] : option?.['do'];
  const atLedge = asked?.kind === 'turn' || asked?.kind === 'after';
  await page
    .locator(atLedge ? actionOf(deed) : deedOf(deed))
    .first()
    .click();
}

/** The nth match of a number of players. */
export const planOf = (nth: number, players: number): Plan => ({ players, rng: fast(nth).stream('summit') });

/** From here on matches have house rules that ask more. */
const HOUSE = 1_000;
const HOUSE_RULES = {
  hardDefeat: true,
  vultures: true,
  battlePotions: true,
  mysticTie: 'choose',
  classKits: true,
  weariness: false,
};

/** From here on they have the expansion. The others stay the same matches, whatever it brings. */
const EXPANDED = 2_000;

/** From here on four play in two teams. */
const TEAMED = 3_000;
const IN_TEAMS = TEAMS.slice(0, 2);

const plan = (nth: number): Plan => {
  if (nth >= TEAMED) {
    const choices = [0, 1, 2, 3].map((index) => ({ team: IN_TEAMS[index % 2] }));
    return { ...planOf(nth, 4), rules: { mode: 'teams' }, choices };
  }
  const printed = planOf(nth, 2 + (nth % 5));
  if (nth < HOUSE) return printed;
  return { ...printed, rules: nth < EXPANDED ? HOUSE_RULES : { expansion: true } };
};

/** How the mountain's table is played by mouse, keys and touch, and what is to be seen there. */
export const driver: TableDriver<Mountain> = {
  game: game.name,
  drawn: DRAWN,
  coached: coachedBy(game.name, texts),
  lesson: ({ view, asked }) => (asked === null ? null : (lessonIn(view, asked)?.kind ?? null)),
  reach: { atOnce: AT_ONCE, scrolled: SCROLLED, whole: WHOLE },
  spokenOf: SPOKEN_OF,
  dice: DICE,
  situations,
  sights: SIGHTS,
  plan,
  matches: [43, 127, 211, 1_001, 1_003, 1_077, 1_314, 2_005, 2_224, 2_232, 2_238, 3_001],
  choose,
  give,
  asked: async (person) => (await sightOf(person)).asked,
  async answer(person, by) {
    if (!(await sightOf(person)).over) return answer(person, { by });
    await press(person, person.page.locator(AGAIN).first(), by);
    return true;
  },
  busy: { plan: () => planOf(7, 6), met: ({ asked }) => asked?.kind === 'turn' },
};
