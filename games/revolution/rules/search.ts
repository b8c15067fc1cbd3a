import { type Blocked, type Seat, say } from '@tavern/engine';
import { cards } from './catalog.ts';
import { takeTop } from './draw.ts';
import { differentCards } from './hand.ts';
import type { ChooseOption } from './options.ts';
import type { Rule } from './rule.ts';
import { type CardId, playerAt, type Search, type State } from './state.ts';
import type { M } from './types.ts';
import { putDown } from './zones.ts';

/** What a card looks for: its rule says how many cards, which kinds, and where the chosen one goes. */
function ruleOf(by: Search['by']): Rule {
  const rule = cards.get(by).rules.find(({ does }) => does === 'search');
  if (rule === undefined) throw new Error(`'${by}' searches for nothing`);
  return rule;
}

/** H-11, RR-054: a zone that is filled already sends the card into the hand. */
function destinationOf(state: State, seat: Seat, { to }: Rule): Search['to'] {
  return to === null || to === 'hand' || playerAt(state, seat).zones[to] !== null ? 'hand' : to;
}

/**
 * RR-043, H-10: the top cards of the deck, as many as there are. The question comes also where nothing fits: its searcher sees the cards by it, and to the
 * rival every search looks the same. Only an empty deck is not asked about, and everybody sees that it is empty.
 */
export function search(m: M, seat: Seat, by: Search['by']): void {
  const { state } = m;
  const rule = ruleOf(by);
  const found = takeTop(playerAt(state, seat), rule.count);
  if (found.length === 0) return m.emit({ type: 'searched', seat, by, count: 0, cards: null });
  const to = destinationOf(state, seat, rule);
  state.search = { seat, by, cards: found, to };
  m.emit({ type: 'searched', seat, by, count: found.length, cards: [...found] }, [seat]);
  m.ask(seat, { kind: 'choose', seat, by, to, targets: [] });
}

const fits = ({ filter: { kinds } }: Rule, card: CardId): boolean => kinds === null || kinds.includes(cards.get(card).kind);

const NONE: ChooseOption = Object.freeze({ do: 'none' });
const take = (card: CardId): ChooseOption => ({ do: 'take', card });

/** Those that fit, then none (H-10): the clock takes the first (H-25). */
export function searchOptions({ search: open }: Pick<State, 'search'>): ChooseOption[] {
  if (open === null) throw new Error('nobody searches');
  const rule = ruleOf(open.by);
  const fitting = differentCards(open.cards).filter((card) => fits(rule, card));
  return [...fitting.map(take), NONE];
}

export function blockedFinds({ search: open }: Pick<State, 'search'>): Blocked<ChooseOption>[] {
  if (open === null) throw new Error('nobody searches');
  const rule = ruleOf(open.by);
  const why = say(rule.filter.kinds?.includes('sp') === true ? 'blocked.searchSp' : 'blocked.searchHelp');
  return differentCards(open.cards)
    .filter((card) => !fits(rule, card))
    .map((card) => ({ option: take(card), why }));
}

/** H-10: the chosen card goes where the search says, the rest under the deck in an order that nobody knows. */
export function finish(m: M, seat: Seat, chosen: CardId | null): void {
  const { state } = m;
  const { search: open } = state;
  if (open === null) throw new Error('nobody searches');
  const { by, to, cards: rest } = open;
  const player = playerAt(state, seat);
  if (chosen !== null) rest.splice(rest.indexOf(chosen), 1);
  player.deck.unshift(...m.rng.shuffle(rest));
  if (rest.length > 0) player.bottoms.push(rest.length);
  state.search = null;
  const bottom = rest.length;
  if (chosen === null) return m.emit({ type: 'found', seat, by, card: null, to: null, bottom });
  if (to === 'hand') {
    player.hand.push(chosen);
    return m.emit({ type: 'found', seat, by, card: chosen, to, bottom }, [seat]);
  }
  putDown(state, seat, to, chosen, to === 'help' ? 'up' : 'down');
  if (to === 'sp') {
    m.emit({ type: 'found', seat, by, card: chosen, to, bottom }, [seat]);
    m.emit({ type: 'placed', seat, card: chosen, zone: 'sp', face: 'down', by }, [seat]);
    return;
  }
  m.emit({ type: 'found', seat, by, card: chosen, to, bottom });
  m.emit({ type: 'placed', seat, card: chosen, zone: 'help', face: 'up', by });
  // RR-044: a Help card that a search has placed does what it does when it is played.
  m.next({ do: 'trigger', seat, zone: 'help' });
}
