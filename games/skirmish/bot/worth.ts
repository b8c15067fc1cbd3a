import type { CardId } from '../rules/state.ts';

/** What a card in hand is worth, in units of power: its own, and what it does on average. Champion is the measure. */
export const WORTH: { readonly [card in CardId]: number } = {
  scout: 4,
  martyr: 3,
  champion: 5,
  bouncer: 4.5,
  captain: 4.5,
  archer: 5,
  duelist: 4.8,
  lone_wolf: 5,
  berserker: 4,
  apprentice: 3.5,
  veteran: 5,
  banner_lord: 5,
  powder_keg: 3,
  pilgrim: 4.5,
  medic: 3.5,
  pickpocket: 5,
  gravedigger: 4.5,
  assassin: 4.5,
  colossus: 4.5,
  mason: 4,
  fortify: 4,
  fireball: 4,
  recall: 3,
  gale: 4,
  rally: 3,
  blessing: 3.5,
  quagmire: 3.5,
  arrow_storm: 2.5,
  blood_rite: 3,
  dispel: 2,
  tribute: 2.5,
  vigil: 2.5,
};

/** What a card is worth that nobody has seen. */
export const UNSEEN = 4;

export const worthOf = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + WORTH[card], 0);
