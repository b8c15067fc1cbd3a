/**
 * What things are worth, in tiles of headway. First read off 7,000 games of the bot against itself (who wins, by position, gear, HP and
 * items), then tried against each other.
 */
export interface Weights {
  /** A point of Attack or Defence in the gear. */
  readonly attack: number;
  readonly defence: number;
  /** Attack that counts against enemies only, as a part of that. */
  readonly bane: number;
  /** What counts only while somebody is ahead, as a part of what always counts. */
  readonly behind: number;
  /** A point on the movement roll, for every tile still to go. */
  readonly movement: number;
  /** A big item that better gear leaves idle in the backpack, as a part of its worth. */
  readonly spare: number;
  /** Small items, kept Luck cards, and what else a card is good for, by its id. */
  readonly cards: { readonly [card: string]: number };
  readonly hp: number;
  /** HP count for more near the top, where every rival is near. */
  readonly hpAtTop: number;
  /** A turn lost. */
  readonly turn: number;
  /** To be king. */
  readonly finalTile: number;
  /** What a Luck tile brings on average. */
  readonly luck: number;
  /** How likely a rival who lands on my tile is to challenge me. */
  readonly aggression: number;
  /** What a duel must promise before it is started. */
  readonly duel: number;
  /** What a duel with a rival who is behind all others, or has hardly any HP, must promise on top of that. */
  readonly mercy: number;
  /** How much worse than a retreat a fight or a duel may look before it is left. */
  readonly nerve: number;
  /** Means to run from the second round of a duel that looks lost, instead of fighting it out. */
  readonly wary: boolean;
  /** What a turn of sleep is worth beyond the HP. */
  readonly rest: number;
  /** What others' treasures are worth beyond their use, as a part of it. */
  readonly greed: number;
  /** What a trade must gain, and how many are begun in a turn. */
  readonly haggle: number;
  readonly deals: number;
  /** How much the losses of all rivals together count as my gain. */
  readonly spite: number;
  /** How many choices of 100 are made on the first thought. */
  readonly mistakes: number;
}

export const NORMAL: Weights = {
  attack: 1,
  defence: 1,
  bane: 0.5,
  behind: 0.6,
  movement: 0.2,
  spare: 0.2,
  cards: {
    lamp: 0.2,
    trap: 0.5,
    'luck-charm': 0.6,
    beer: 0.5,
    'agility-draught': 0.3,
    'rage-potion': 0.4,
    'fairy-dust': 0.2,
    'smoke-bomb': 2,
    'mysterious-flower': 1.4,
    'blink-scroll': 1.5,
    wardstone: 0.8,
    instinct: 1.2,
    'ambush-opportunity': 0.4,
    'bitter-draught': 0.3,
    'magic-ring': 1.2,
    fireball: 1,
    'grappling-hook': 1.2,
    'avalanche-horn': 1.6,
  },
  hp: 0.3,
  hpAtTop: 0.2,
  turn: 2.5,
  finalTile: 12,
  luck: -0.3,
  aggression: 0.7,
  duel: 0,
  mercy: 0,
  nerve: 0,
  wary: false,
  rest: 0,
  greed: 0,
  haggle: 0.3,
  deals: 1,
  spite: 1,
  mistakes: 0,
};

/** Knows the same, but makes mistakes. */
export const EASY: Weights = { ...NORMAL, mistakes: 40 };

export const cardWorth = ({ cards }: Weights, card: string): number => cards[card] ?? 0;
