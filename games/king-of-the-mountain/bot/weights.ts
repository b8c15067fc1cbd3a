/** What things are worth, in tiles of headway. Measured by playing the bot against variants of itself. */
export interface Weights {
  /** A point of Attack or Defence in the gear. */
  readonly attack: number;
  readonly defence: number;
  /** A point on the movement roll, for every tile still to go. */
  readonly movement: number;
  /** Boogey-Bane's Attack counts against enemies only. */
  readonly bane: number;
  /** Something big in the backpack that better gear leaves idle. */
  readonly spare: number;
  readonly hp: number;
  /** More than that near the top, where every rival is near. */
  readonly hpAtSummit: number;
  /** A turn lost. */
  readonly turn: number;
  /** To be king. */
  readonly summit: number;
  /** What a Luck tile brings on average. */
  readonly luck: number;
  /** How likely a rival who lands on my tile is to challenge me. */
  readonly aggression: number;
  /** What a duel must promise before it is started. */
  readonly duelMargin: number;
  /** How much a rival's loss counts as my gain in a game of two; with more rivals, so much less. */
  readonly spite: number;
  /** Small things, by name. */
  readonly items: { readonly [item: string]: number };
  /** Of 100 choices, so many are made at random. */
  readonly slips: number;
  readonly x?: any;
}

export const NORMAL: Weights = {
  attack: 1,
  defence: 1,
  movement: 0.15,
  bane: 0.6,
  spare: 0.2,
  hp: 0.25,
  hpAtSummit: 0.25,
  turn: 2.5,
  summit: 12,
  luck: -0.3,
  aggression: 0.7,
  duelMargin: 0.1,
  spite: 1,
  items: {
    lamp: 0.2,
    trap: 0.7,
    'luck-charm': 0.6,
    beer: 0.5,
    'agility-draught': 0.3,
    'rage-potion': 0.4,
    'fairy-dust': 0.3,
    'smoke-bomb': 2,
    'mysterious-flower': 1,
    'blink-scroll': 1.5,
    instinct: 1.2,
    wardstone: 0.8,
  },
  slips: 0,
};

/** Knows the same, but its mind wanders. */
export const EASY: Weights = { ...NORMAL, slips: 30 };
