import { copiesOf, without } from '@tavern/decks';
import type { Rng } from '@tavern/engine';
import { deckOf, decks } from '../../rules/decks.ts';
import type { CardId, Discarded, Player } from '../../rules/state.ts';
import { emptyZones } from '../../rules/zones.ts';
import type { GivenEnv, GivenPlayer } from '../shapes/injected.ts';
import { PLAYER_IDS } from '../shapes/names.ts';
import type { Chosen } from './chosen.ts';
import type { Faults } from './faults.ts';
import { cardOf, inCatalogOrder } from './known.ts';
import type { Laid } from './laid.ts';

const MOST: ReadonlyMap<string, number> = new Map(decks.cards.map(({ id, most }) => [id, most]));
/** H-03. */
const mostOf = (card: CardId): number => MOST.get(card) ?? 1;

/** Everything of one player but what is in the zones. */
export function sideOf(
  env: GivenEnv,
  { seat, deckId, leaders }: Chosen,
  laid: readonly Laid[],
  { luck, faults }: { readonly luck: Rng; readonly faults: Faults },
): Player {
  const name = PLAYER_IDS[seat] ?? PLAYER_IDS[0];
  const given = env.players[name];
  const field = `players.${name}`;
  const hand = given.hand.flatMap((copy, index) => cardOf(copy, `${field}.hand.${index}`, faults) ?? []);
  const discard = discardOf(given, field, faults);
  const placed = laid.flatMap((each) => (each.seat === seat && each.spot !== 'vacant' ? each.spot.card : []));
  const used = [...hand, ...discard.map(({ card }) => card), ...placed];
  const { list, deck } = listOf(given, { deckId, used, field, luck, faults });
  for (const { card, n } of copiesOf(list))
    if (n > mostOf(card)) faults.note(field, 'too-many-copies', { card, most: mostOf(card) });
  countsFit(given, { handCount: hand.length, deckCount: deck.length, discardCount: discard.length }, field, faults);
  return {
    deckId,
    leaders: [...leaders],
    leaderList: inCatalogOrder(leaders),
    list: inCatalogOrder(list),
    deck,
    hand,
    discard,
    zones: emptyZones(),
    vp: given.victoryPoints ?? 0,
    looks: [],
    bottoms: [],
  };
}

/** The oldest card first. */
function discardOf({ discard = [] }: GivenPlayer, field: string, faults: Faults): Discarded[] {
  return discard.flatMap((each, index) => {
    const { cardId, isFaceDown = false } = typeof each === 'string' ? { cardId: each } : each;
    const card = cardOf(cardId, `${field}.discard.${index}`, faults);
    return card === null ? [] : [{ card, face: isFaceDown ? 'down' : 'up', at: index + 1 } as const];
  });
}

interface Used {
  readonly deckId: string;
  readonly used: readonly CardId[];
  readonly field: string;
  readonly luck: Rng;
  readonly faults: Faults;
}

/** With a deck in its order, a list is what there is; else it is the list of the chosen deck, and what is not used is shuffled. */
function listOf({ deck: given }: GivenPlayer, { deckId, used, field, luck, faults }: Used): Pick<Player, 'list' | 'deck'> {
  if (given !== undefined) {
    const deck = given.flatMap((copy, index) => cardOf(copy, `${field}.deck.${index}`, faults) ?? []).toReversed();
    return { list: [...used, ...deck], deck };
  }
  const { list } = deckOf({ deck: deckId });
  const [stray] = without(used, list);
  if (stray !== undefined) faults.note(field, 'not-in-deck', { card: stray, deck: deckId });
  return { list: [...list], deck: luck.shuffle(without(list, used)) };
}

function countsFit(given: GivenPlayer, counts: { readonly [name: string]: number }, field: string, faults: Faults): void {
  for (const [name, count] of Object.entries(counts)) {
    const said = given[name as 'handCount' | 'deckCount' | 'discardCount'];
    if (said !== undefined && said !== count) faults.note(`${field}.${name}`, 'other-count', { count });
  }
}
