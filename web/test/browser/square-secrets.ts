import { chosenDeck } from '@tavern/decks';
import type { Seat } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import { decks } from '../../../games/revolution/rules/decks.ts';
import type { Event } from '../../../games/revolution/rules/events.ts';
import type { PlayerView, View } from '../../../games/revolution/rules/view.ts';

const CARD = /"((?:c|h|sp)-\d+)"/g;
/** Both lists are open from the start (H-29). */
const OPEN_LISTS: ReadonlySet<string> = new Set(['list', 'leaderList']);

/** All cards that are named in it, but for the lists of both decks. */
const cardsIn = (what: unknown): readonly string[] =>
  [...JSON.stringify(what, (key, value: unknown) => (OPEN_LISTS.has(key) ? null : value)).matchAll(CARD)].map(
    ([, card = '']) => card,
  );

/** The cards that this event brings to light, for everybody. */
function opened(event: Event): readonly (string | null)[] {
  if (event.type === 'revealed') return event.cards;
  if (event.type === 'placed') return event.face === 'up' ? [event.card] : [];
  return event.type === 'found' && event.to === 'help' ? [event.card] : [];
}

/** What of somebody else's things a view names though it may not. */
function told({ hand, bottoms, zones, discard }: PlayerView): readonly string[] {
  const down = Object.values(zones).some((spot) => typeof spot === 'object' && spot?.face === 'down' && spot.card !== null);
  return [
    ...(hand === null ? [] : ['a hand']),
    ...(bottoms === null ? [] : ['what lies under a deck']),
    ...(down ? ['a card that lies face-down or sealed'] : []),
    ...(discard.some(({ face, card }) => face === 'down' && card !== null) ? ['a discarded card that lay face-down'] : []),
  ];
}

/**
 * What the frames that were sent to these eyes tell too much, in the order in which they came. `rivals`: the decks of those whose cards are no
 * business of theirs, which share no card with their own. So every card of such a deck that is named anywhere must have come to light before.
 */
export function leaksIn(frames: readonly Frame[], viewer: Seat | null, rivals: readonly string[]): readonly string[] {
  const hidden = new Set(rivals.flatMap((deck) => chosenDeck(decks, deck).cards['main'] ?? []));
  const known = new Set<string | null>();
  const leaks: string[] = [];
  for (const { n, events, views, packet } of frames) {
    for (const event of events as readonly unknown[]) for (const card of opened(event as Event)) known.add(card);
    const early = cardsIn([events, views, packet]).filter((card) => hidden.has(card) && !known.has(card));
    leaks.push(...early.map((card) => `frame ${n} names ${card}`));
    for (const { players, search } of [...views, packet.view] as unknown as readonly View[]) {
      for (const [owner, player] of players.entries())
        if (owner !== viewer) leaks.push(...told(player).map((what) => `frame ${n} tells ${what} of ${owner}`));
      if (search !== null && search.seat !== viewer && search.cards !== null) leaks.push(`frame ${n} tells a search`);
    }
  }
  return leaks;
}

/** How often these frames have shown a back of somebody else’s on the square, and how many of their sealed cards were revealed. */
export function hiddenIn(frames: readonly Frame[], owner: Seat): { readonly down: number; readonly sealed: number } {
  const hidden = { down: 0, sealed: 0 };
  for (const { events, packet } of frames) {
    const { zones } = (packet.view as unknown as View).players[owner] ?? {};
    for (const [zone, spot] of Object.entries(zones ?? {}))
      if (zone !== 'sp' && typeof spot === 'object' && spot?.face === 'down') hidden.down += 1;
    for (const event of events as readonly unknown[] as readonly Event[])
      if (event.type === 'revealed' && event.cards[owner] !== null) hidden.sealed += 1;
  }
  return hidden;
}
