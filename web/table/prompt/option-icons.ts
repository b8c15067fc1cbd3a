import type { Flat } from '@tavern/engine';

/** What people do in games, drawn. A deed that is not here goes without. */
const ICONS: { readonly [deed: string]: string } = {
  accept: 'shaking-hands',
  also: 'sword-clash',
  attack: 'crossed-swords',
  begin: 'drum',
  close: 'exit-door',
  done: 'check-mark',
  drop: 'trash-can',
  duel: 'crossed-swords',
  end: 'hourglass',
  equip: 'gauntlet',
  give: 'swap-bag',
  keep: 'padlock',
  loot: 'swap-bag',
  move: 'boots',
  offer: 'swap-bag',
  pass: 'halt',
  play: 'card-play',
  retreat: 'run',
  return: 'return-arrow',
  roll: 'rolling-dices',
  sleep: 'night-sleep',
  stay: 'flying-flag',
  step: 'sprint',
  swap: 'cycle',
  take: 'snatch',
  trade: 'trade',
  unequip: 'knapsack',
  use: 'round-potion',
  withdraw: 'return-arrow',
};

export const iconOf = (option: Flat): string | undefined => ICONS[String(option['do'])];
