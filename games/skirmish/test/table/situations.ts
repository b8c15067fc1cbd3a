import { LANGUAGES } from '@tavern/engine';
import type { Page } from 'playwright-core';
import type { Situation } from '../../../test/table/driver.ts';
import { HAND_ON } from '../../../test/table/house-selectors.ts';
import { hovering, lookingBack } from '../../../test/table/look.ts';
import { asks, endsWith, type Is as IsAt, leads, shares, watched } from '../../../test/table/moments.ts';
import { cards } from '../../rules/catalog.ts';
import type { CardId } from '../../rules/state.ts';
import type { PlayOption } from '../../rules/steps/turn.ts';
import type { Skirmish } from '../../rules/types.ts';
import { dragging, firstPlace, type Moment, pointing, take, taking } from './give.ts';
import { LIT, PASS, placeOf, RIBBON, UNIT } from './selectors.ts';

type Is = IsAt<Skirmish>;
type Play = Extract<PlayOption, { do: 'play' }>;

const plays = ({ asked }: Moment): readonly Play[] =>
  (asked?.options ?? []).flatMap((option) => (option.do === 'play' ? [option] : []));
/** Something is on both sides of the field. */
const fought: Is = ({ view }) => [0, 1].every((who) => view.slots.filter(({ units }) => units[who] != null).length >= 2);
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

const counting: Is = asks('play', leads('slot', 'roundEnded', 'conquered'), ({ answer }) => answer?.['do'] === 'pass');

/** Everything that can be on the war map or happen there. */
export const situations: readonly Situation<Skirmish>[] = [
  { name: 'deal', met: asks('play', ({ view }) => view.round === 1 && view.turn <= 2) },
  { name: 'first', met: asks('play', ({ view }) => view.round === 1 && view.turn <= 2), first: true },
  {
    name: 'turn',
    met: asks('play', fought, ({ view }) => view.round === 2),
    languages: LANGUAGES,
  },
  {
    name: 'play',
    met: asks('play', fought, (moment) => strikes(moment) !== null),
    look: taking(strikes),
    languages: LANGUAGES,
  },
  {
    name: 'unit',
    met: asks('play', fought, (moment) => deploys(moment) !== null),
    look: taking(deploys),
  },
  {
    name: 'target',
    met: asks('play', fought, (moment) => aims(moment) !== null),
    look: aim,
    languages: LANGUAGES,
  },
  {
    name: 'slot',
    met: asks('play', fought, (moment) => enchants(moment) !== null),
    look: taking(enchants),
  },
  {
    name: 'drag',
    met: asks('play', fought, (moment) => deploys(moment) !== null),
    look: dragging(deploys),
  },
  {
    name: 'blocked',
    met: asks('play', (moment) => blocked(moment) !== null),
    look: pointing(blocked),
  },
  { name: 'pass', met: asks('play', fought), look: (page) => page.locator(PASS).click() },
  {
    name: 'tip-unit',
    met: asks('play', fought, ({ view }) => view.slots.some(({ units }) => (units[1]?.changes.length ?? 0) > 0)),
    look: hovering(UNIT),
    languages: LANGUAGES,
  },
  { name: 'tip-effect', met: asks('play', (moment) => effects(moment) > 1), look: hovering(RIBBON) },
  { name: 'ribbons', met: asks('play', fought, (moment) => effects(moment) > 2), languages: LANGUAGES },
  { name: 'countdown', met: asks('play', ({ view }) => view.players[0]?.left != null) },
  { name: 'known', met: asks('play', ({ view }) => (view.players[1]?.known.length ?? 0) > 0), languages: LANGUAGES },
  {
    name: 'passed',
    met: asks('play', fought, ({ view }) => view.players[1]?.passed ?? false),
  },
  { name: 'discard', met: asks('discard', ({ asked }) => (asked?.options.length ?? 0) > 2), languages: LANGUAGES },
  { name: 'mulligan', met: asks('mulligan'), languages: LANGUAGES },
  { name: 'round-end', met: asks('next'), languages: LANGUAGES },
  { name: 'round-tied', met: asks('next', ({ view }) => view.ties > 0) },
  { name: 'flies', met: asks('play', leads('played', 'deployed')), live: true, moving: 250 },
  {
    name: 'struck',
    met: asks('play', leads('died'), ({ answer }) => answer?.['card'] === 'fireball'),
    live: true,
    moving: 1_000,
  },
  { name: 'counting', met: counting, live: true, moving: 1_500 },
  {
    name: 'rewound',
    met: asks('play', fought, ({ view }) => view.round === 2),
    look: lookingBack(8),
  },
  { name: 'won', met: endsWith(0), languages: LANGUAGES },
  { name: 'lost', met: endsWith(1) },
  { name: 'drawn', met: endsWith(null) },
  {
    name: 'long-names',
    met: shares('play', fought),
    look: (page) => page.locator(HAND_ON).first().click(),
    languages: LANGUAGES,
  },
  { name: 'watched', met: watched },
];
