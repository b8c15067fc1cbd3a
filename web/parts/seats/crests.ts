import type { GameLook } from '@tavern/games';

/** A pack, whole or a lobby's. */
interface Looking {
  readonly look?: GameLook | undefined;
  readonly decks?: object | undefined;
}

/** The icon of a game on the button that starts it. */
export const iconOf = ({ look }: Looking): string => look?.icon ?? 'hunting-horn';

/** The icon on a card that a seat can choose, and on the arms of a player who has it. By default a plain one. */
export const crestOf = ({ look, decks }: Looking, value: string | number): string =>
  look?.crests?.[value] ?? (decks === undefined ? 'scroll-unfurled' : OWN_DECK);

/** A deck that is not one of the game's own, or that is still secret. */
export const OWN_DECK = 'card-play';
