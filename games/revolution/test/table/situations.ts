import { LANGUAGES } from '@tavern/engine';
import type { Situation } from '../../../test/table/driver.ts';
import { HAND_ON } from '../../../test/table/house-selectors.ts';
import { hovering, lookingBack } from '../../../test/table/look.ts';
import { asks, endsWith, type Is as IsAt, leads, shares, watched } from '../../../test/table/moments.ts';
import { cards } from '../../rules/catalog.ts';
import type { PlaceOption } from '../../rules/options.ts';
import { type CardId, MAIN_ZONES } from '../../rules/state.ts';
import type { Revolution } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { dragging, type Moment, pointing, take, taking } from './give.ts';
import { FACE_DOWN, LIT, RIVAL_CARD, TOTAL } from './selectors.ts';

type Is = IsAt<Revolution>;

const filled = ({ players }: View, who: number): number => MAIN_ZONES.filter((zone) => players[who]?.zones[zone] != null).length;
/** Cards are on both sides of the square. */
const busy: Is = ({ view }) => filled(view, 0) >= 2 && filled(view, 1) >= 2;

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

const searches = (by: string): Is => asks('choose', ({ asked }) => asked?.ask.kind === 'choose' && asked.ask.by === by);
const later: Is = ({ view }) => view.round >= 2;

/** Everything that can be on the square or happen there. */
export const situations: readonly Situation<Revolution>[] = [
  { name: 'redraw', met: asks('redraw'), languages: LANGUAGES },
  { name: 'first', met: asks('place', ({ view }) => view.round === 1 && view.turn <= 2), first: true },
  { name: 'opening', met: asks('place', ({ view }) => view.round === 1 && view.turn <= 2), languages: LANGUAGES },
  { name: 'turn', met: asks('place', busy, later), languages: LANGUAGES },
  {
    name: 'take',
    met: asks('place', busy, (moment) => placeable(moment) !== null),
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
    met: asks('place', busy, (moment) => blocked(moment) !== null),
    async look(page, moment) {
      await take(page, blocked(moment) ?? '');
      await page.locator(LIT).first().hover();
      await page.locator(FACE_DOWN).click();
    },
  },
  {
    name: 'drag',
    met: asks('place', busy, (moment) => placeable(moment) !== null),
    look: dragging(placeable),
  },
  {
    name: 'blocked',
    met: asks('place', (moment) => blocked(moment) !== null),
    look: pointing(blocked),
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
  { name: 'rewound', met: asks('place', busy, later), look: lookingBack(6) },
  { name: 'won', met: endsWith(0), languages: LANGUAGES },
  { name: 'lost', met: endsWith(1) },
  {
    name: 'long-names',
    met: shares('place', busy),
    look: (page) => page.locator(HAND_ON).first().click(),
    languages: LANGUAGES,
  },
  { name: 'watched', met: watched },
];
