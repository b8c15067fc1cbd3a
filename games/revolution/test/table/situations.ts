import { LANGUAGES } from '@tavern/engine';
import type { Page } from 'playwright-core';
import type { Situation } from '../../../test/table/driver.ts';
import { cards } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import type { PlaceOption } from '../../rules/options.ts';
import { type CardId, MAIN_ZONES } from '../../rules/state.ts';
import type { Revolution } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { type Moment, take } from './give.ts';
import { BOOK, cardOf, FACE_DOWN, HAND_ON, LINE, LIT, RIVAL_CARD, TOTAL } from './selectors.ts';

type Is = (moment: Moment) => boolean;

const anything: Is = () => true;
/** One person against a bot. */
const alone: Is = ({ plan }) => plan.watched === undefined && plan.people === undefined;
const asks =
  (kind: string, more: Is = anything): Is =>
  (moment) =>
    alone(moment) && moment.asked?.kind === kind && more(moment);
const all =
  (...some: readonly Is[]): Is =>
  (moment) =>
    some.every((is) => is(moment));

const filled = ({ players }: View, who: number): number => MAIN_ZONES.filter((zone) => players[who]?.zones[zone] != null).length;
/** Cards are on both sides of the square. */
const busy: Is = ({ view }) => filled(view, 0) >= 2 && filled(view, 1) >= 2;
const leads =
  (...types: readonly Event['type'][]): Is =>
  (moment) =>
    types.every((type) => moment.leads.some((event) => event.type === type));

const placings = ({ asked }: Moment): readonly PlaceOption[] =>
  (asked?.options ?? []).flatMap((option) => (option.do === 'place' ? [option] : []));
const zonesOf = (moment: Moment, card: CardId): readonly string[] =>
  placings(moment)
    .filter((option) => option.card === card && option.face === 'up')
    .map(({ zone }) => zone);

/** The strongest character that can be placed face-up; with the most places of them all. */
function placeable(moment: Moment, least = 1): CardId | null {
  const found = [...new Set(placings(moment).map(({ card }) => card))].filter(
    (card) => cards.get(card).kind === 'character' && zonesOf(moment, card).length >= least,
  );
  return found.sort((a, b) => cards.get(b).power - cards.get(a).power)[0] ?? null;
}
/** A card that can only be placed face-down now, and says why. */
const blocked = (moment: Moment): CardId | null => {
  const found = moment.asked?.blocked.find(({ option }) => option.do === 'place' && zonesOf(moment, option.card).length === 0);
  return found?.option.do === 'place' ? found.option.card : null;
};

/** The card is taken, and the last place that it can go to is pointed at. */
const taking =
  (found: (moment: Moment) => CardId | null) =>
  async (page: Page, moment: Moment): Promise<void> => {
    await take(page, found(moment) ?? '');
    await page.locator(LIT).last().hover();
  };

async function drag(page: Page, moment: Moment): Promise<void> {
  const card = await page
    .locator(cardOf(placeable(moment) ?? ''))
    .first()
    .boundingBox();
  if (card === null) throw new Error('there is nothing to drag');
  await page.mouse.move(card.x + 20, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 20, card.y - 60, { steps: 6 });
  const to = await page.locator(LIT).last().boundingBox();
  if (to === null) throw new Error('there is nowhere to drag it to');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
}

async function lookBack(page: Page): Promise<void> {
  const lines = page.locator(LINE);
  if ((await lines.count()) === 0) await page.locator(BOOK).first().click();
  const line = lines.nth(Math.max(0, (await lines.count()) - 6));
  // In the middle of the book's near edge is the button that leads back to its end.
  await line.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await line.click({ position: { x: 6, y: 6 } });
}

const hovering =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().hover();

/** Of a card in a dense fan, only its left edge is not covered. */
const hoveringEdge =
  (what: string) =>
  (page: Page): Promise<void> =>
    page
      .locator(what)
      .first()
      .hover({ position: { x: 16, y: 90 } });

const searches = (by: string): Is => asks('choose', ({ asked }) => asked?.ask.kind === 'choose' && asked.ask.by === by);
const combos =
  (least: number): Is =>
  ({ view }) =>
    busy({ view } as Moment) && view.round >= least;

/** Everything that can be on the square or happen there. */
export const situations: readonly Situation<Revolution>[] = [
  { name: 'redraw', met: asks('redraw'), languages: LANGUAGES },
  { name: 'first', met: asks('place', ({ view }) => view.round === 1 && view.turn <= 2), first: true },
  { name: 'opening', met: asks('place', ({ view }) => view.round === 1 && view.turn <= 2), languages: LANGUAGES },
  { name: 'turn', met: asks('place', all(busy, combos(2))), languages: LANGUAGES },
  {
    name: 'take',
    met: asks(
      'place',
      all(busy, (moment) => placeable(moment) !== null),
    ),
    look: taking((moment) => placeable(moment)),
    languages: LANGUAGES,
  },
  {
    name: 'places',
    met: asks('place', (moment) => placeable(moment, 2) !== null && moment.view.turn >= 3),
    look: taking((moment) => placeable(moment, 2)),
  },
  {
    name: 'down',
    met: asks(
      'place',
      all(busy, (moment) => blocked(moment) !== null),
    ),
    async look(page, moment) {
      await take(page, blocked(moment) ?? '');
      await page.locator(LIT).first().hover();
      await page.locator(FACE_DOWN).click();
    },
  },
  {
    name: 'drag',
    met: asks(
      'place',
      all(busy, (moment) => placeable(moment) !== null),
    ),
    look: drag,
  },
  {
    name: 'blocked',
    met: asks('place', (moment) => blocked(moment) !== null),
    look: (page, moment) => hoveringEdge(cardOf(blocked(moment) ?? ''))(page),
  },
  { name: 'search-hand', met: searches('c-9'), languages: LANGUAGES },
  { name: 'search-secret', met: searches('c-10') },
  { name: 'search-help', met: searches('c-12'), languages: LANGUAGES },
  { name: 'aim', met: searches('h-2'), look: (page) => page.locator(LIT).last().hover(), languages: LANGUAGES },
  { name: 'known', met: asks('place', ({ view }) => (view.players[1]?.looks ?? []).length > 0) },
  { name: 'tip-spot', met: asks('place', busy), look: hovering(RIVAL_CARD), languages: LANGUAGES },
  { name: 'tip-total', met: asks('place', busy), look: hovering(TOTAL) },
  { name: 'secret', met: asks('secret'), languages: LANGUAGES },
  {
    name: 'seal',
    met: asks('secret', ({ asked }) => asked?.options.some(({ do: deed }) => deed === 'seal') ?? false),
    async look(page, { asked }) {
      const seal = asked?.options.find((option) => option.do === 'seal');
      if (seal?.do === 'seal') await take(page, seal.card);
      await page.locator(LIT).first().hover();
    },
  },
  { name: 'redrawn', met: asks('redraw', ({ answer }) => answer?.['do'] === 'redraw'), live: true, moving: 500 },
  { name: 'flies', met: asks('place', leads('placed')), live: true, moving: 250 },
  { name: 'polled', met: asks('place', leads('looked')), live: true, moving: 1_400 },
  { name: 'revealing', met: asks('secret', leads('revealed')), live: true, moving: 900 },
  { name: 'counting', met: asks('secret', leads('battle')), live: true, moving: 4_500 },
  { name: 'next', met: asks('next'), languages: LANGUAGES },
  { name: 'rewound', met: asks('place', all(busy, combos(2))), look: lookBack },
  { name: 'won', met: (moment) => alone(moment) && moment.over?.winners[0] === 0, languages: LANGUAGES },
  { name: 'lost', met: (moment) => alone(moment) && moment.over?.winners[0] === 1 },
  {
    name: 'long-names',
    met: ({ plan, asked, ...moment }) => plan.people !== undefined && asked?.kind === 'place' && busy({ plan, asked, ...moment }),
    look: (page) => page.locator(HAND_ON).first().click(),
    languages: LANGUAGES,
  },
  { name: 'watched', met: ({ plan, over }) => plan.watched === true && over !== null },
];
