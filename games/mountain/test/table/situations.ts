import { LANGUAGES } from '@tavern/engine';
import type { Page } from 'playwright-core';
import type { Moment as AnyMoment, Situation } from '../../../test/table/driver.ts';
import { lookingBack } from '../../../test/table/look.ts';
import type { Event } from '../../rules/events.ts';
import type { Mountain } from '../../rules/types.ts';
import { DRINK, dropOf, itemAt, LIT_TILE, THROWN, USABLE } from './selectors.ts';

export type Moment = AnyMoment<Mountain>;

const asks =
  (kind: string, more: (moment: Moment) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.asked?.kind === kind && more(moment);

const leadsTo =
  (type: Event['type'], more: (moment: Moment) => boolean = () => true) =>
  (moment: Moment): boolean =>
    moment.leads.some((event) => event.type === type && (!('seat' in event) || event.seat === 0)) && more(moment);

const moves = ({ answer }: Moment): boolean => answer?.['do'] === 'move';
const me = ({ view }: Moment) => view.players[0];
const may = (moment: Moment, ...deeds: string[]): boolean =>
  deeds.every((deed) => moment.asked?.options.some((option) => option.do === deed));
/** Far enough into the match that there is something to see: things worn and carried, others about. */
const inTheMiddle = (moment: Moment): boolean => {
  const own = me(moment);
  const worn = [own?.left, own?.right, own?.armour].filter((item) => item != null).length;
  return moment.players === 4 && (own?.at ?? 0) > 4 && worn > 1 && (own?.pack?.length ?? 0) > 1;
};
const interrupts = (point: string) =>
  asks('interrupt', ({ asked }) => asked?.ask.kind === 'interrupt' && asked.ask.point === point && asked.options.length > 1);
const isTeamed = ({ view }: Moment): boolean => view.rules.mode === 'teams';
const company = ({ view }: Moment): boolean =>
  view.players.some((player, index) => index > 0 && player.at === view.players[0]?.at);

/** Everything that can be in front of the mountain or happen on it (KM-027..KM-060). */
const all: readonly Situation<Mountain>[] = [
  // Nobody is asked where there is but one answer: the dice are thrown as soon as the table is there.
  { name: 'initiative', met: asks('initiative', ({ players }) => players === 4), moving: 500, awaits: THROWN },
  {
    name: 'order',
    met: asks(
      'initiative',
      ({ players, after }) => players === 4 && after.some((event) => event.type === 'order' && event.order[0] === 0),
    ),
  },
  {
    name: 'first-turn',
    met: asks('turn', ({ players, view }) => players === 4 && view.round === 1 && view.players[0]?.at === 0),
    first: true,
  },
  { name: 'turn', met: asks('turn', (moment) => inTheMiddle(moment) && may(moment, 'duel', 'trade')) },
  {
    name: 'tile',
    met: asks('turn', inTheMiddle),
    look: async (page) => page.locator(LIT_TILE).last().hover(),
  },
  {
    name: 'item',
    met: asks('turn', (moment) => inTheMiddle(moment) && may(moment, 'use', 'equip')),
    look: async (page) => {
      await page.locator(USABLE).first().click();
      await page.mouse.move(5, 5);
    },
  },
  {
    name: 'drag',
    met: asks('turn', (moment) => inTheMiddle(moment) && equipping(moment) !== undefined),
    look: drag,
  },
  { name: 'dice', met: asks('turn', (moment) => moves(moment) && inTheMiddle(moment)), live: true, moving: 300 },
  { name: 'walk', met: asks('turn', (moment) => moves(moment) && inTheMiddle(moment)), live: true, moving: 1000 },
  {
    name: 'treasure',
    met: asks(
      'turn',
      leadsTo('drew', (moment) => moves(moment) && moment.players === 4),
    ),
    live: true,
  },
  {
    name: 'luck',
    met: asks(
      'turn',
      leadsTo('luckDrawn', (moment) => moves(moment) && moment.players > 2 && moment.leads.every(({ type }) => type !== 'foes')),
    ),
    live: true,
  },
  {
    name: 'others',
    met: asks(
      'after',
      ({ answer, after, players }) =>
        answer?.['do'] === 'end' &&
        players > 2 &&
        after[1]?.type === 'rolled' &&
        after.slice(0, 6).some(({ type }) => type === 'luckDrawn'),
    ),
    live: true,
    moving: 3_300,
  },
  {
    name: 'crown',
    met: asks(
      'turn',
      (moment) =>
        moves(moment) && moment.players > 2 && moment.leads.some((event) => event.type === 'landed' && event.kind === 'final'),
    ),
    live: true,
    moving: 1_700,
  },
  {
    name: 'claimed',
    met: asks('turn', ({ players, view }) => players > 2 && view.players.some(({ claim }, index) => claim && index > 0)),
  },
  { name: 'fight', met: asks('fight', ({ view }) => view.fight?.foes.length === 1 && view.fight.round > 1) },
  {
    name: 'fight-two',
    met: asks('fight', (moment) => moment.view.fight?.foes.length === 2 && moment.view.fight.round > 1 && moment.players > 3),
  },
  {
    name: 'fight-won',
    met: asks(
      'fight',
      leadsTo('spoils', ({ view, answer }) => view.fight?.foes.length === 1 && answer?.['press'] === 'end'),
    ),
    live: true,
  },
  {
    name: 'fight-lost',
    met: asks(
      'fight',
      leadsTo('fightLost', ({ view, answer }) => view.fight?.foes.length === 1 && answer?.['press'] === 'end'),
    ),
    live: true,
    moving: 1_800,
  },
  { name: 'challenge', met: asks('challenge') },
  { name: 'duel', met: asks('duel', ({ view }) => (view.duel?.round ?? 0) > 1 && view.duel?.fighters.length === 2) },
  { name: 'duel-three', met: asks('duel', ({ view }) => (view.duel?.fighters.length ?? 0) > 2) },
  { name: 'arrive', met: asks('arrive', ({ asked }) => (asked?.options.length ?? 0) > 2) },
  { name: 'luck-charm', met: interrupts('luck') },
  { name: 'smoke-bomb', met: interrupts('duel') },
  { name: 'ambush', met: interrupts('ambush') },
  { name: 'loot', met: asks('loot', (moment) => (moment.view.players[moment.view.loot?.loser ?? 0]?.carried ?? 0) > 1) },
  { name: 'trade', met: asks('trade', ({ view }) => (view.trade?.counts ?? []).every((count) => count > 0)) },
  {
    name: 'trade-wish',
    met: asks('trade', ({ view: { trade } }) => {
      const theirs = trade?.a === 0 ? 1 : 0;
      return (trade?.asked[theirs] ?? 0) > 0 && (trade?.counts[theirs] ?? 0) > 0;
    }),
  },
  { name: 'overflow', met: asks('overflow') },
  { name: 'wave', met: asks('wave') },
  { name: 'vulture', met: asks('vulture', ({ asked }) => (asked?.options.length ?? 0) > 2) },
  {
    name: 'fight-drink',
    met: asks(
      'fight',
      ({ asked }) => asked?.options.some((option) => option.do === 'attack' && option.drink !== undefined) === true,
    ),
    look: async (page) => page.locator(DRINK).first().click(),
  },
  {
    name: 'duel-drink',
    met: asks(
      'duel',
      ({ asked }) => asked?.options.some((option) => option.do === 'attack' && option.drink !== undefined) === true,
    ),
    look: async (page) => page.locator(DRINK).first().click(),
  },
  { name: 'thief', met: asks('thief', ({ asked }) => (asked?.options.length ?? 0) > 2) },
  {
    name: 'shops',
    met: asks('turn', (moment) => inTheMiddle(moment) && moment.view.board.includes('shop') && (me(moment)?.at ?? 0) < 13),
  },
  { name: 'shop', met: asks('shop', ({ asked }) => (asked?.options.length ?? 0) > 3) },
  { name: 'fork', met: asks('fork') },
  { name: 'magic-ring', met: asks('steal', ({ asked }) => (asked?.options.length ?? 0) > 2) },
  { name: 'fireball', met: asks('fight', (moment) => may(moment, 'cast') && moment.view.fight?.foes.length === 2) },
  {
    name: 'rewound',
    met: asks('turn', inTheMiddle),
    look: lookingBack(8),
  },
  { name: 'six', met: asks('turn', (moment) => moment.players === 6 && (me(moment)?.at ?? 0) > 5 && company(moment)) },
  { name: 'two', met: asks('turn', (moment) => moment.players === 2 && (me(moment)?.at ?? 0) > 5) },
  {
    name: 'knocked-out',
    met: asks(
      'turn',
      (moment) => moment.players > 3 && moment.view.players.some(({ down, at }) => down && at === me(moment)?.at),
    ),
  },
  { name: 'team', met: asks('turn', (moment) => isTeamed(moment) && (me(moment)?.at ?? 0) > 4 && may(moment, 'trade')) },
  { name: 'team-end', met: (moment) => moment.over !== null && isTeamed(moment) },
  { name: 'victory', met: (moment) => moment.over?.winners[0] === 0 && moment.players === 4 && !isTeamed(moment) },
  {
    name: 'defeat',
    met: (moment) => moment.over !== null && moment.over.winners[0] !== 0 && moment.players === 4 && !isTeamed(moment),
  },
];

const CHINESE: ReadonlySet<string> = new Set([
  'wave',
  'vulture',
  'fight-drink',
  'turn',
  'claimed',
  'treasure',
  'fight-two',
  'duel',
  'trade',
  'trade-wish',
  'victory',
  'shop',
  'fork',
  'team',
  'fireball',
]);

export const situations: readonly Situation<Mountain>[] = all.map((situation) =>
  CHINESE.has(situation.name) ? { ...situation, languages: LANGUAGES } : situation,
);

/** Something carried that goes where nothing is worn yet. */
function equipping(moment: Moment): { readonly item: string; readonly slot: string } | undefined {
  const own = me(moment);
  const found = moment.asked?.options.find((option) => option.do === 'equip' && own?.[option.slot] === null);
  return found?.do === 'equip' ? found : undefined;
}

/** From the backpack, nearly there. */
async function drag(page: Page, moment: Moment): Promise<void> {
  const { item, slot } = equipping(moment) ?? {};
  const from = await page
    .locator(itemAt(`pack:${item}`))
    .first()
    .boundingBox();
  const to = await page.locator(dropOf(slot)).boundingBox();
  if (from === null || to === null) throw new Error('there is nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2 + 16, to.y + to.height / 2 - 8, { steps: 8 });
}
