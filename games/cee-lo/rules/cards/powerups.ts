import { powerup } from '../catalog.ts';

// CL-039, CL-044..CL-054, CL-056.
powerup('loaded-dice', {
  category: 'dice',
  price: 25,
  icon: 'rolling-dices',
  piles: true,
  name: 'Loaded Dice',
  text: 'Your first die is always a 6.',
});
powerup('high-roller', {
  category: 'dice',
  price: 40,
  icon: 'perspective-dice-six-faces-six',
  name: 'High Roller',
  text: 'Every die below 4 becomes a 4, 5 or 6.',
});
powerup('wild-die', {
  category: 'dice',
  price: 25,
  icon: 'perspective-dice-six-faces-random',
  stacks: true,
  name: 'Wild Die',
  text: 'Once per round and copy: set one die of a scoring throw to any face.',
});
powerup('double-down', {
  category: 'damage',
  price: 30,
  icon: 'dice-fire',
  piles: true,
  name: 'Double Down',
  text: 'Your trips deal double damage.',
});
powerup('point-boost', {
  category: 'damage',
  price: 15,
  icon: 'upgrade',
  stacks: true,
  by: 1,
  name: 'Point Boost',
  text: '+{by} to each of your points, for attack and healing.',
});
powerup('ace-saver', {
  category: 'safety',
  price: 35,
  icon: 'card-ace-spades',
  piles: true,
  name: 'Ace Saver',
  text: 'Once per round, your 1-1-1 counts as 6-6-6.',
});
powerup('guaranteed-point', {
  category: 'safety',
  price: 22,
  icon: 'archery-target',
  name: 'Guaranteed Point',
  text: 'Your free throws never run out: no turn is lost for lack of a score.',
});
powerup('extra-reroll', {
  category: 'resource',
  price: 12,
  icon: 'cycle',
  stacks: true,
  by: 1,
  name: 'Extra Reroll',
  text: '+{by} reroll per round.',
});
powerup('lucky-clover', {
  category: 'luck',
  price: 30,
  icon: 'shamrock',
  stacks: true,
  by: 15,
  name: 'Lucky Clover',
  text: '{by}% per throw: your lowest die below 4 becomes a 4, 5 or 6.',
});
powerup('devils-ward', {
  category: 'luck',
  price: 30,
  icon: 'devil-mask',
  stacks: true,
  by: 20,
  name: 'Devil’s Ward',
  text: '{by}% to break your 1-2-3 before it counts.',
});
powerup('first-strike', {
  category: 'tactical',
  price: 20,
  icon: 'winged-sword',
  stacks: true,
  name: 'First Strike',
  text: 'Single use, before a fight: you throw first this round.',
});
