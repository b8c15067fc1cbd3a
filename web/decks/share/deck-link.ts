import { hashOf, type Route } from '../../house/route.ts';

/** The address of this page that leads there, for anybody. */
export function linkTo(page: string, route: Route): string {
  const link = new URL(page);
  link.search = '';
  link.hash = hashOf(route);
  return link.href;
}

/** The address of this page that shows the deck to anybody. */
export const deckLink = (page: string, game: string, code: string): string => linkTo(page, { at: 'decks', game, code });
