import { heroClass } from '../catalog.ts';

// KM-172, KM-184.
heroClass('berserker', {
  expansion: true,
  attackVsEnemies: 2,
  attackVsPlayers: 2,
  frail: 1,
  name: 'Berserker',
  text: '+{attackVsEnemies} Attack. Every time you lose HP, you lose {frail} more.',
});
heroClass('highlander', {
  expansion: true,
  behindAttack: 1,
  name: 'Highlander',
  text: '+{behindAttack} Attack while somebody is ahead of you.',
});
heroClass('vanguard', {
  expansion: true,
  aheadAttack: 1,
  name: 'Vanguard',
  text: '+{aheadAttack} Attack while nobody is ahead of you.',
});
heroClass('peddler', {
  expansion: true,
  peddles: true,
  name: 'Peddler',
  text: 'Every Sanctuary is a Shop to you as well.',
});
