/** How the bot thinks of things. */
export interface Weights {
  /** What a point of a total in a later round is worth, as a chance to win the match. */
  readonly kept: number;
  /** How far a lead may still move before the judges compare: at the end, and for each zone that is still empty. */
  readonly doubt: number;
  readonly doubtPerZone: number;
  /** A card drawn or found, in points of a total. */
  readonly drawn: number;
  /** How often it seals a card that is no SP card where it would seal nothing. */
  readonly bluff: number;
  /** What a point of the combo bonus is worth beyond what it brings, as a chance to win the match. */
  readonly show: number;
}

/** Found by playing variants against each other. */
export const NORMAL: Weights = {
  kept: 0.0005,
  doubt: 18,
  doubtPerZone: 7,
  drawn: 20,
  bluff: 0.4,
  show: 0,
};
