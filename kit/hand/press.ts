/** What a hand must know about a card to judge a press or a drop. */
export interface Judged {
  readonly id: string;
  readonly playable: boolean;
  readonly why?: string | undefined;
  readonly targets?: readonly string[] | undefined;
}

export type Deed =
  | { readonly do: 'nothing' }
  | { readonly do: 'refuse'; readonly why: string }
  | { readonly do: 'choose'; readonly id: string }
  | { readonly do: 'put-back' }
  | { readonly do: 'play'; readonly id: string; readonly target: string | null };

const NOTHING: Deed = { do: 'nothing' };
const PUT_BACK: Deed = { do: 'put-back' };

/** Why a card may not be played; null: it may. */
export function refusal({ playable, why }: Judged): Deed | null {
  if (playable) return null;
  return why === undefined ? NOTHING : { do: 'refuse', why };
}

/** A press chooses a card. A second press puts it back if it needs a target, and plays it if it needs none. */
export function pressed(card: Judged, chosen: string | null): Deed {
  const refused = refusal(card);
  if (refused !== null) return refused;
  if (card.id !== chosen) return { do: 'choose', id: card.id };
  return card.targets === undefined ? { do: 'play', id: card.id, target: null } : PUT_BACK;
}

/** Where a carried card was let go. */
export interface LetGo {
  readonly place: string | null;
  /** Above the line from which a card without targets is played. */
  readonly above: boolean;
}

/** A carried card is played on one of its targets, or anywhere above the line if it needs none. Otherwise it comes back. */
export function letGo(card: Judged, { place, above }: LetGo): Deed {
  if (!card.playable) return PUT_BACK;
  if (card.targets === undefined) return above ? { do: 'play', id: card.id, target: null } : PUT_BACK;
  return place !== null && card.targets.includes(place) ? { do: 'play', id: card.id, target: place } : PUT_BACK;
}

/** The card that a key moves to among `count` cards; undefined: not a key that moves. */
export function keyTo(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowRight') return Math.min(count - 1, from + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
