import { enemy } from '../catalog.ts';

// KM-175, KM-184. These have a rule of their own beside their numbers.
enemy('mimic', {
  expansion: true,
  tier: 1,
  copies: 2,
  hp: 2,
  attack: 0,
  defence: 2,
  leaves: 2,
  name: 'Mimic',
  text: 'HP {hp}, Attack {attack}, Defence {defence}. It always leaves a tier {leaves} treasure.',
});
enemy('harpy', {
  expansion: true,
  tier: 2,
  copies: 2,
  hp: 2,
  attack: 2,
  defence: 0,
  drives: 4,
  name: 'Harpy',
  text: 'HP {hp}, Attack {attack}, Defence {defence}. If she beats you, you go back {drives} tiles.',
});
enemy('gargoyle', {
  expansion: true,
  tier: 2,
  copies: 3,
  hp: 2,
  attack: 0,
  defence: 3,
  name: 'Gargoyle',
  text: 'HP {hp}, Attack {attack}, Defence {defence}.',
});
enemy('ancient-dragon', {
  expansion: true,
  tier: 3,
  copies: 2,
  hp: 5,
  attack: 4,
  defence: 3,
  damage: 2,
  name: 'Ancient Dragon',
  text: 'HP {hp}, Attack {attack}, Defence {defence}. Each of its hits costs {damage} HP.',
});
