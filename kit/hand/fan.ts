/** Where a card is: its middle, in pixels from the middle of a resting fan's middle card (y grows downwards), and its turn in degrees. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

export interface FanSize {
  readonly width: number;
  readonly card: { readonly width: number; readonly height: number };
  /** The share of a resting card below the near edge. */
  readonly sunk: number;
}

/** By index. */
export interface Raised {
  /** The card under the mouse, the finger or the focus: its neighbours make room. */
  readonly pointed?: number | null;
  /** Where the mouse entered the card, from its middle. The card rises there; otherwise it would leave the mouse and return for ever. */
  readonly under?: number | null;
  readonly chosen?: number | null;
}

export interface Fan {
  readonly lies: readonly Lie[];
  /** The distance between resting cards: how much of each card but the last is seen. */
  readonly step: number;
}

/** Cards overlap even where there is room, because that makes them look like a hand. */
const APART = 0.78;
/** Degrees from card to card, and from the first to the last. */
const TURN = 2.2;
const WHOLE_TURN = 17;
export const RAISED_SCALE = 1.14;
/** How far a pointed card's neighbours are from it, in widths of a card. Of the next one the left side with its name is seen. */
const FREE = { before: 0.64, after: 0.86 };
/** How high above the near edge a raised card ends, as a share of its height. */
const ABOVE = { pointed: 0.05, chosen: 0.13 };

/** The share of a raised card's width, to either side, within which the mouse stays on it. */
const HELD = 0.52;

const near = (x: number, to: number, by: number): number => Math.max(to - by, Math.min(to + by, x));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where each of `count` cards is. Nothing leaves the width, wherever that is possible. */
export function fan(count: number, size: FanSize, { pointed = null, under = null, chosen = null }: Raised = {}): Fan {
  const { card, width } = size;
  const turn = count > 1 ? Math.min(TURN, WHOLE_TURN / (count - 1)) : 0;
  const end = radians((turn * (count - 1)) / 2);
  /** How far from the middle a card's middle may be. Farther out, a corner of a turned card would leave the width. */
  const limit = Math.max(0, (width - card.width * Math.cos(end) - card.height * Math.sin(end)) / 2);
  const step = count > 1 ? Math.min(card.width * APART, (2 * limit) / (count - 1)) : 0;
  const radius = turn > 0 ? step / radians(turn) : 0;
  const rest = Array.from({ length: count }, (_, index) => radius * Math.sin(radians((index - (count - 1) / 2) * turn)));

  const anchor = pointed ?? chosen;
  const aside = (share: number, gap: number): number =>
    pointed === null ? sizeOf(card.width) : Math.max(0, share * card.width * RAISED_SCALE - gap);
  const spread = anchor === null ? rest : parted(rest, anchor, aside, limit);
  return {
    step,
    lies: spread.map((x, index) => {
      if (index === chosen) return raised(x, ABOVE.chosen, size);
      if (index === pointed) return raised(under === null ? x : near(x, under, HELD * card.width), ABOVE.pointed, size);
      const angle = radius > 0 ? near(Math.asin(near(x / radius, 0, 1)), 0, end) : 0;
      return { x, y: radius * (1 - Math.cos(angle)), turn: (angle * 180) / Math.PI, scale: 1 };
    }),
  };
}

/** How far a neighbour of the chosen card may step aside, so that a pointer that enters it is still on it when it rises. */
const sizeOf = (width: number): number => ((RAISED_SCALE - 1) * width) / 2;

/** The others step aside from one card, which stays. Without room for that, all cards move together. */
function parted(
  rest: readonly number[],
  anchor: number,
  aside: (share: number, gap: number) => number,
  limit: number,
): readonly number[] {
  const from = rest[anchor] ?? 0;
  const side = (cards: readonly number[], sign: 1 | -1, share: number): readonly number[] => {
    const far = cards.map((x) => sign * (x - from));
    const by = aside(share, far[0] ?? 0);
    const last = (far.at(-1) ?? 0) + by;
    const fits = last > 0 ? Math.min(1, Math.max(0, limit - sign * from) / last) : 0;
    return far.map((distance) => from + sign * (distance + by) * fits);
  };
  const before = side(rest.slice(0, anchor).reverse(), -1, FREE.before).toReversed();
  return [...before, from, ...side(rest.slice(anchor + 1), 1, FREE.after)];
}

/** Upright, whole, and within the width. */
function raised(x: number, above: number, { width, card, sunk }: FanSize): Lie {
  const limit = Math.max(0, (width - card.width * RAISED_SCALE) / 2);
  const y = card.height * (0.5 - sunk - above - RAISED_SCALE / 2);
  return { x: near(x, 0, limit), y, turn: 0, scale: RAISED_SCALE };
}

/** The card of a resting fan at this distance from its middle. Each card covers the one before it. */
export function cardAt({ lies }: Fan, { card }: FanSize, x: number): number {
  return Math.max(
    0,
    lies.findLastIndex((lie) => lie.x - card.width / 2 <= x),
  );
}
