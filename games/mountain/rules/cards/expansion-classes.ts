import { heroClass } from '../catalog.ts';

// KM-172, KM-184; kits: H-02.
heroClass('berserker', {
  expansion: true,
  kit: 'crude-axe',
  attackVsEnemies: 2,
  attackVsPlayers: 2,
  frail: 1,
  // Without it, it wins 4 points less than a fair share.
  begins: 1,
  name: 'Berserker',
  text: '+{attackVsEnemies} Attack. Every loss of HP is {frail} more. You begin with {begins} tier 1 treasure.',
});
heroClass('highlander', {
  expansion: true,
  kit: 'climbers-rope',
  behindAttack: 1,
  name: 'Highlander',
  text: '+{behindAttack} Attack while somebody is ahead of you.',
});
heroClass('vanguard', {
  expansion: true,
  kit: 'dagger',
  aheadAttack: 1,
  slots: 3,
  name: 'Vanguard',
  text: '+{aheadAttack} Attack while nobody is ahead of you. {slots} backpack slots instead of 4.',
});
heroClass('peddler', {
  expansion: true,
  kit: 'beer',
  peddles: true,
  name: 'Peddler',
  text: 'Every Sanctuary is a Shop to you as well.',
});
