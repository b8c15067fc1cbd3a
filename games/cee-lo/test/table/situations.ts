import { LANGUAGES } from '@tavern/engine';
import type { Page } from 'playwright-core';
import type { Moment as AnyMoment, Situation } from '../../../test/table/driver.ts';
import type { Event } from '../../rules/events.ts';
import type { CeeLo } from '../../rules/types.ts';
import { FACES, powerupAt, WILD_DIE } from './selectors.ts';

export type Moment = AnyMoment<CeeLo>;
type Is = (moment: Moment) => boolean;

const asks =
  (kind: string, more: Is = () => true): Is =>
  (moment) =>
    moment.asked?.kind === kind && more(moment);

const answers = ({ answer }: Moment, deed: string): boolean => answer?.['do'] === deed;
const may = ({ asked }: Moment, deed: string): boolean => asked?.options.some((option) => option.do === deed) ?? false;
/** What comes of the answer, in this order, is just this. */
const leads = ({ leads }: Moment, ...types: readonly Event['type'][]): boolean =>
  leads.length === types.length && types.every((type, index) => leads[index]?.type === type);
const throwsOf = ({ leads }: Moment, side: string) =>
  leads.flatMap((event) => (event.type === 'threw' && event.side === side ? [event] : []));
const owns = ({ view }: Moment): number => Object.values(view.owned).reduce((sum, n) => sum + n, 0);

/** A blow at the enemy, its one throw in return, and a blow at the player: 500, 500 + 1000 and 500 ms, as ui/show/beats.ts has it. */
const exchange: Is = (moment) => answers(moment, 'attack') && leads(moment, 'hit', 'threw', 'hit') && moment.view.round > 1;

const choose = async (page: Page): Promise<void> => {
  await page.locator(powerupAt('wild-die')).click();
  await page.mouse.move(5, 5);
};

const openFan = async (page: Page): Promise<void> => {
  await page.locator(WILD_DIE).first().click();
  await page.locator(FACES).waitFor();
};

/** Everything that can be on the counter or happen there. */
export const situations: readonly Situation<CeeLo>[] = [
  { name: 'before', met: asks('ready', ({ view }) => view.round === 1), languages: LANGUAGES },
  { name: 'first-run', met: asks('ready', ({ view }) => view.round === 1), first: true },
  { name: 'ready', met: asks('ready', (moment) => moment.view.round > 2 && owns(moment) > 1) },
  { name: 'throw', met: asks('roll', ({ view }) => view.round === 1 && view.fight?.turns.player === 1), languages: LANGUAGES },
  { name: 'combat', met: asks('act', (moment) => moment.view.round === 1 && may(moment, 'reroll')), languages: LANGUAGES },
  { name: 'powerups', met: asks('act', (moment) => moment.view.round > 3 && owns(moment) > 4) },
  { name: 'bust', met: asks('bust') },
  { name: 'wild', met: asks('act', (moment) => may(moment, 'wild')), look: openFan, languages: LANGUAGES },
  { name: 'reward', met: asks('reward'), languages: LANGUAGES },
  { name: 'shop', met: asks('shop', ({ view }) => view.gold > 20), look: choose, languages: LANGUAGES },
  {
    name: 'dice',
    met: asks('roll', (moment) => throwsOf(moment, 'player').length === 1 && moment.leads.length === 1),
    live: true,
    moving: 200,
  },
  {
    name: 'instant',
    met: asks('roll', (moment) => throwsOf(moment, 'player').some(({ result }) => result.type === 'instant-win')),
    live: true,
    moving: 900,
  },
  { name: 'blow', met: asks('act', exchange), live: true, moving: 250 },
  { name: 'thinks', met: asks('act', exchange), live: true, moving: 750 },
  { name: 'enemy-dice', met: asks('act', exchange), live: true, moving: 1_250 },
  { name: 'hurt', met: asks('act', exchange), live: true, moving: 2_200 },
  {
    name: 'won',
    met: asks('act', (moment) => answers(moment, 'attack') && leads(moment, 'hit', 'roundWon')),
    live: true,
    moving: 800,
  },
  { name: 'victory', met: ({ over }) => (over?.winners.length ?? 0) > 0, languages: LANGUAGES },
  { name: 'defeat', met: ({ over, view }) => over?.winners.length === 0 && view.over === 'beaten', languages: LANGUAGES },
];
