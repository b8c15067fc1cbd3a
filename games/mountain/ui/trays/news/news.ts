import type { Seat } from '@tavern/engine';
import type { Event, EventOf } from '../../../rules/events.ts';
import type { EnemyId, LuckId } from '../../../rules/state.ts';
import type { ShownCard } from '../../show/left.ts';
import type { Happening } from '../../show/types.ts';

/** The latest result, with its cards: to be seen, but in nobody's way. */
export type News =
  | { readonly kind: 'treasure'; readonly seat: Seat; readonly cards: readonly ShownCard[] }
  | {
      readonly kind: 'luck';
      readonly seat: Seat;
      readonly by: Seat;
      readonly fate: ShownCard['fate'];
      readonly cards: readonly ShownCard[];
    }
  | { readonly kind: 'smoke'; readonly seat: Seat; readonly by: Seat; readonly cards: readonly ShownCard[] }
  | {
      readonly kind: 'trap';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly effect: EventOf<'trapSprung'>['effect'];
      readonly cards: readonly ShownCard[];
    }
  | {
      readonly kind: 'victory';
      readonly seat: Seat;
      readonly enemies: readonly EnemyId[];
      readonly spoils: readonly EventOf<'spoils'>[];
      readonly cards: readonly ShownCard[];
    }
  | {
      readonly kind: 'defeat';
      readonly seat: Seat;
      readonly to: number | null;
      readonly skips: boolean;
      readonly cards: readonly [];
    }
  | {
      readonly kind: 'duel';
      readonly seat: Seat | null;
      readonly fallen: readonly Seat[];
      readonly fled: readonly Seat[];
      readonly cards: readonly [];
    }
  /** Something changed hands by a card. */
  | { readonly kind: 'theft'; readonly seat: Seat; readonly loser: Seat; readonly cards: readonly ShownCard[] }
  /** A player has reached the Final tile, or claims it. */
  | { readonly kind: 'crown'; readonly seat: Seat; readonly claimed: boolean; readonly cards: readonly [] }
  | { readonly kind: 'order'; readonly seat: Seat; readonly turns: number; readonly cards: readonly [] };

const NO_CARDS = [] as const;

const treasure = ({ seat, tier, card }: EventOf<'drew'>): ShownCard => ({ deck: 'treasure', card, tier, seat, fate: 'drawn' });
const item = (card: string, seat: Seat): ShownCard => ({ deck: 'treasure', card, tier: null, seat, fate: 'played' });
const luck = (card: LuckId | null, seat: Seat, fate: ShownCard['fate']): ShownCard => ({
  deck: 'luck',
  card,
  tier: null,
  seat,
  fate,
});

const unseen = (seat: Seat): ShownCard => ({ deck: 'treasure', card: null, tier: null, seat, fate: 'drawn' });

/** Whether it is about the viewer. Then it stays until they have seen it. */
export function isOwn(news: News, viewer: Seat | null): boolean {
  if (viewer === null) return false;
  if (news.kind === 'duel') return [news.seat, ...news.fallen, ...news.fled].includes(viewer);
  if (news.kind === 'theft') return news.seat === viewer || news.loser === viewer;
  if (news.kind === 'smoke') return news.seat === viewer || news.by === viewer;
  return news.seat === viewer;
}

function drew(news: News | null, event: EventOf<'drew'>): News {
  const card = treasure(event);
  if (news !== null && news.seat === event.seat && (news.kind === 'treasure' || news.kind === 'victory' || news.kind === 'luck'))
    return { ...news, cards: [...news.cards, card] };
  return { kind: 'treasure', seat: event.seat, cards: [card] };
}

/** The news that remain when a turn begins. */
function turnBegins(news: News | null, seat: Seat, viewer: Seat | null): News | null {
  if (news?.kind === 'order') return news.turns === 0 ? { ...news, turns: 1 } : null;
  if (news === null || !isOwn(news, viewer)) return null;
  // A duel may end right before the turn of the player who was challenged: only an answer proves that they have seen its end.
  return seat !== viewer || news.kind === 'duel' ? news : null;
}

/** The news after one more event. */
export function newsAfter(news: News | null, event: Event, viewer: Seat | null): News | null {
  switch (event.type) {
    case 'turn':
      return turnBegins(news, event.seat, viewer);
    case 'order': {
      const [first] = event.order;
      return first === undefined ? null : { kind: 'order', seat: first, turns: 0, cards: NO_CARDS };
    }
    case 'drew':
      // What others begin with does not hide who goes first.
      return event.from === 'handicap' && event.seat !== viewer ? news : drew(news, event);
    case 'luckDrawn':
      return { kind: 'luck', seat: event.seat, by: event.seat, fate: 'drawn', cards: [luck(event.card, event.seat, 'drawn')] };
    case 'luckKept':
      return { kind: 'luck', seat: event.seat, by: event.seat, fate: 'kept', cards: [luck(event.card, event.seat, 'kept')] };
    case 'luckCancelled':
      return {
        kind: 'luck',
        seat: event.by,
        by: event.seat,
        fate: 'cancelled',
        cards: [luck(event.card, event.by, 'cancelled'), item('luck-charm', event.seat)],
      };
    case 'smoked':
      return { kind: 'smoke', seat: event.seat, by: event.by, cards: [item('smoke-bomb', event.seat)] };
    case 'stolen': {
      const { seat, loser, item: taken } = event;
      return { kind: 'theft', seat, loser, cards: [taken === null ? unseen(seat) : item(taken, seat)] };
    }
    case 'trapSprung': {
      const { seat, owner, effect } = event;
      return { kind: 'trap', seat, owner, effect, cards: [item('trap', owner)] };
    }
    case 'fightWon':
      return { kind: 'victory', seat: event.seat, enemies: event.foes, spoils: [], cards: NO_CARDS };
    case 'spoils':
      return news?.kind === 'victory' ? { ...news, spoils: [...news.spoils, event] } : news;
    case 'fightLost':
      return { kind: 'defeat', seat: event.seat, to: null, skips: false, cards: NO_CARDS };
    case 'moved':
      return news?.kind === 'defeat' && event.why === 'defeat' ? { ...news, to: event.to } : news;
    case 'mustSkip':
      return news?.kind === 'defeat' && event.from === 'hardDefeat' ? { ...news, skips: true } : news;
    case 'duelEnded':
      return { kind: 'duel', seat: event.winner, fallen: event.fallen, fled: event.fled, cards: NO_CARDS };
    case 'landed':
      return event.kind === 'final' ? { kind: 'crown', seat: event.seat, claimed: false, cards: NO_CARDS } : news;
    case 'claimed':
      return { kind: 'crown', seat: event.seat, claimed: true, cards: NO_CARDS };
    case 'claimLost':
      return news?.kind === 'crown' ? null : news;
    // Trays show these.
    case 'foes':
    case 'duelBegan':
    case 'lootBegan':
    case 'tradeBegan':
    case 'won':
      return null;
    default:
      return news;
  }
}

/** The news from all events after `seen`, the last event that the viewer has dismissed. Events from before the viewer came are no news. */
export function newsIn(told: readonly Happening[], viewer: Seat | null, seen: string | null): News | null {
  const done = seen === null ? -1 : told.findLastIndex(({ id }) => id === seen);
  const past = told.findLastIndex((each) => each.past);
  return told.slice(Math.max(done, past) + 1).reduce<News | null>((news, { event }) => newsAfter(news, event, viewer), null);
}
