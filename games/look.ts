import type { IconName } from '@tavern/kit/icons/names.ts';

/**
 * How a game shows itself before its table opens, as data. Two more files belong to it, which only a browser fetches: `look/object.tsx` draws what
 * stands for the game in the hall, and `text/hall/` has what is said about it there.
 */
export interface GameLook {
  /** The sign on the button that starts it. */
  readonly icon: IconName;
  /** For what a seat can choose, by value: the icon on its card, and on the arms of the players who have chosen it. */
  readonly crests?: { readonly [value: string]: IconName };
  /** Where seats play for sides: the field of a seat's choice that says which, and the colour of each side. Its crest tells it apart too. */
  readonly side?: { readonly field: string; readonly cloths: { readonly [side: string]: string } };
  /** Where seats choose decks: the colour of a ready deck's box. */
  readonly cloths?: { readonly [deck: string]: string };
}
