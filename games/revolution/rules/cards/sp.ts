import { sp } from '../catalog.ts';

sp('sp-1', {
  code: 'os',
  icon: 'time-bomb',
  timing: 'before',
  name: 'October Surprise',
  text: 'Your opponent’s face-up character with the highest current power gets {value} (tie: top, then left, then right).',
  rules: [{ does: 'power', scope: 'opponent', targets: 'strongest', value: -100 }],
});

sp('sp-2', {
  code: 'la',
  icon: 'mountain-road',
  timing: 'final',
  name: 'Landslide',
  text: 'If you win this round, you gain {value} extra victory points.',
  rules: [{ does: 'points', value: 8, condition: { is: 'won' } }],
});

sp('sp-3', {
  code: 're',
  icon: 'tally-mark-5',
  timing: 'after',
  name: 'Recount',
  text: 'Your total gets +{value}.',
  rules: [{ does: 'total', value: 60 }],
});

sp('sp-4', {
  code: 'ga',
  icon: 'all-for-one',
  timing: 'after',
  name: 'Grand Alliance',
  text: 'Your combo bonus is doubled (by at most +{most}).',
  rules: [{ does: 'doubleCombo', most: 150 }],
});

sp('sp-5', {
  code: 'sn',
  icon: 'newspaper',
  timing: 'after',
  name: 'Scandal',
  text: 'Your opponent’s combo bonus gets {value} (not below 0).',
  rules: [{ does: 'combo', scope: 'opponent', value: -120 }],
});

sp('sp-6', {
  code: 'mr',
  icon: 'primitive-torch',
  timing: 'before',
  name: 'Midnight Rally',
  text: 'Each of your face-up characters gets +{value}.',
  rules: [{ does: 'power', value: 35 }],
});

sp('sp-7', {
  code: 'cr',
  icon: 'broken-tablet',
  timing: 'before',
  name: 'Constitutional Crisis',
  text: 'Both players’ face-up Help cards are neutralised (unless they are immune).',
  rules: [{ does: 'neutralise', scope: 'both' }],
});

sp('sp-8', {
  code: 'tu',
  icon: 'truce',
  timing: 'final',
  name: 'Truce',
  text: 'The winner of this round gains at most {value} victory points for winning it.',
  rules: [{ does: 'capPoints', scope: 'both', value: 8 }],
});

sp('sp-9', {
  code: 'sb',
  icon: 'vote',
  timing: 'before',
  name: 'Secret Ballot',
  text: 'Each of your face-down characters counts as {value} power (still no type, no combo).',
  rules: [{ does: 'power', filter: { face: 'down' }, value: 60 }],
});

sp('sp-10', {
  code: 'dn',
  icon: 'coinflip',
  timing: 'final',
  name: 'Double or Nothing',
  text: 'The winner of this round gains {value} extra victory points.',
  rules: [{ does: 'points', scope: 'both', value: 10 }],
});
