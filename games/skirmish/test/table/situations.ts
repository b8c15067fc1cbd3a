import { LANGUAGES } from '@tavern/engine';
import type { Page } from 'playwright-core';
import type { Situation } from '../../../test/table/driver.ts';
import { cards } from '../../rules/catalog.ts';
import type { Event } from '../../rules/events.ts';
import type { CardId } from '../../rules/state.ts';
import type { PlayOption } from '../../rules/steps/turn.ts';
import type { Skirmish } from '../../rules/types.ts';
import { firstPlace, type Moment, take } from './give.ts';
import { BOOK, cardOf, HAND_ON, LINE, LIT, PASS, placeOf, RIBBON, UNIT } from './selectors.ts';

type Is = (moment: Moment) => boolean;
type Play = Extract<PlayOption, { do: 'play' }>;

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

const plays = ({ asked }: Moment): readonly Play[] =>
  (asked?.options ?? []).flatMap((option) => (option.do === 'play' ? [option] : []));
/** Something is on both sides of the field. */
const fought: Is = ({ view }) => [0, 1].every((who) => view.slots.filter(({ units }) => units[who] != null).length >= 2);
const leads =
  (...types: readonly Event['type'][]): Is =>
  (moment) =>
    types.every((type) => moment.leads.some((event) => event.type === type));
const effects = ({ view }: Moment): number => Math.max(...view.slots.map((slot) => slot.effects.length));

/** The first card of which there are plays like this, and its plays. */
function cardWith(moment: Moment, fits: (card: CardId, of: readonly Play[]) => boolean): CardId | null {
  const found = plays(moment);
  return (
    found
      .map(({ card }) => card)
      .find((card) =>
        fits(
          card,
          found.filter((play) => play.card === card),
        ),
      ) ?? null
  );
}

const strikes = (moment: Moment): CardId | null =>
  cardWith(moment, (card, of) => cards.get(card).aim === 'rival unit' && of.length > 1);
const deploys = (moment: Moment): CardId | null => cardWith(moment, (card) => card === 'captain' || card === 'duelist');
const aims = (moment: Moment): CardId | null =>
  cardWith(
    moment,
    (card, of) =>
      card === 'archer' && of.some(({ slot }) => of.filter((each) => each.slot === slot && each.target !== null).length > 1),
  );
const enchants = (moment: Moment): CardId | null => cardWith(moment, (card) => cards.get(card).aim === 'slot');
const blocked = ({ asked }: Moment): CardId | null => {
  const [first] = asked?.blocked ?? [];
  return first?.option.do === 'play' ? first.option.card : null;
};

/** The card is taken, and the last place that it can go to is pointed at. */
const taking =
  (found: (moment: Moment) => CardId | null) =>
  async (page: Page, moment: Moment): Promise<void> => {
    await take(page, found(moment) ?? '');
    await page.locator(LIT).last().hover();
  };

async function aim(page: Page, moment: Moment): Promise<void> {
  const card = aims(moment);
  const of = plays(moment).filter((play) => play.card === card);
  const wide = of.find(({ slot }) => of.filter((each) => each.slot === slot && each.target !== null).length > 1);
  if (card === null || wide === undefined) throw new Error('nothing to aim at');
  await take(page, card);
  await page
    .locator(placeOf(firstPlace(card, wide.slot, null) ?? ''))
    .first()
    .click();
  await page.locator(LIT).last().hover();
}

async function drag(page: Page, moment: Moment): Promise<void> {
  const card = await page
    .locator(cardOf(deploys(moment) ?? ''))
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
  const line = lines.nth(Math.max(0, (await lines.count()) - 8));
  // In the middle of the book's near edge is the button that leads back to its end.
  await line.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await line.click({ position: { x: 6, y: 6 } });
}

const hovering =
  (what: string) =>
  (page: Page): Promise<void> =>
    page.locator(what).first().hover();

const counting = asks(
  'play',
  all(leads('slot', 'roundEnded', 'conquered'), ({ answer }) => answer?.['do'] === 'pass'),
);

/** Everything that can be on the war map or happen there. */
export const situations: readonly Situation<Skirmish>[] = [
  { name: 'deal', met: asks('play', ({ view }) => view.round === 1 && view.turn <= 2) },
  { name: 'first', met: asks('play', ({ view }) => view.round === 1 && view.turn <= 2), first: true },
  {
    name: 'turn',
    met: asks(
      'play',
      all(fought, ({ view }) => view.round === 2),
    ),
    languages: LANGUAGES,
  },
  {
    name: 'play',
    met: asks(
      'play',
      all(fought, (moment) => strikes(moment) !== null),
    ),
    look: taking(strikes),
    languages: LANGUAGES,
  },
  {
    name: 'unit',
    met: asks(
      'play',
      all(fought, (moment) => deploys(moment) !== null),
    ),
    look: taking(deploys),
  },
  {
    name: 'target',
    met: asks(
      'play',
      all(fought, (moment) => aims(moment) !== null),
    ),
    look: aim,
    languages: LANGUAGES,
  },
  {
    name: 'slot',
    met: asks(
      'play',
      all(fought, (moment) => enchants(moment) !== null),
    ),
    look: taking(enchants),
  },
  {
    name: 'drag',
    met: asks(
      'play',
      all(fought, (moment) => deploys(moment) !== null),
    ),
    look: drag,
  },
  {
    name: 'blocked',
    met: asks('play', (moment) => blocked(moment) !== null),
    look: (page, moment) => hovering(cardOf(blocked(moment) ?? ''))(page),
  },
  { name: 'pass', met: asks('play', fought), look: (page) => page.locator(PASS).click() },
  {
    name: 'tip-unit',
    met: asks(
      'play',
      all(fought, ({ view }) => view.slots.some(({ units }) => (units[1]?.changes.length ?? 0) > 0)),
    ),
    look: hovering(UNIT),
    languages: LANGUAGES,
  },
  { name: 'tip-effect', met: asks('play', (moment) => effects(moment) > 1), look: hovering(RIBBON) },
  { name: 'ribbons', met: asks('play', (moment) => effects(moment) > 2 && fought(moment)), languages: LANGUAGES },
  { name: 'countdown', met: asks('play', ({ view }) => view.players[0]?.left != null) },
  { name: 'known', met: asks('play', ({ view }) => (view.players[1]?.known.length ?? 0) > 0), languages: LANGUAGES },
  {
    name: 'passed',
    met: asks(
      'play',
      all(fought, ({ view }) => view.players[1]?.passed ?? false),
    ),
  },
  { name: 'discard', met: asks('discard', ({ asked }) => (asked?.options.length ?? 0) > 2), languages: LANGUAGES },
  { name: 'mulligan', met: asks('mulligan'), languages: LANGUAGES },
  { name: 'round-end', met: asks('next'), languages: LANGUAGES },
  { name: 'round-tied', met: asks('next', ({ view }) => view.ties > 0) },
  { name: 'flies', met: asks('play', leads('played', 'deployed')), live: true, moving: 250 },
  {
    name: 'struck',
    met: asks('play', (moment) => leads('died')(moment) && moment.answer?.['card'] === 'fireball'),
    live: true,
    moving: 1_000,
  },
  { name: 'counting', met: counting, live: true, moving: 1_500 },
  {
    name: 'rewound',
    met: asks(
      'play',
      all(fought, ({ view }) => view.round === 2),
    ),
    look: lookBack,
  },
  { name: 'won', met: (moment) => alone(moment) && moment.over?.winners[0] === 0, languages: LANGUAGES },
  { name: 'lost', met: (moment) => alone(moment) && moment.over?.winners[0] === 1 },
  { name: 'drawn', met: (moment) => alone(moment) && moment.over?.winners.length === 0 },
  {
    name: 'long-names',
    met: ({ plan, asked, ...moment }) =>
      plan.people !== undefined && asked?.kind === 'play' && fought({ plan, asked, ...moment }),
    look: (page) => page.locator(HAND_ON).first().click(),
    languages: LANGUAGES,
  },
  { name: 'watched', met: ({ plan, over }) => plan.watched === true && over !== null },
];
