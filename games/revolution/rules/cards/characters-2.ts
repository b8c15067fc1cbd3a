import { character } from '../catalog.ts';

character('c-20', {
  code: 'bu',
  icon: 'piggy-bank',
  type: 'economy',
  traits: ['tycoon'],
  power: 110,
  name: 'Buffett',
  text: 'Continuous: the first allied Tycoon card (not this one) gets +{value}.',
  rules: [{ does: 'power', targets: 'first', filter: { traits: ['tycoon'] }, value: 50 }],
});

character('c-21', {
  code: 'ob',
  icon: 'old-microphone',
  type: 'leftWing',
  traits: ['politician'],
  power: 110,
  name: 'Obama',
  text: 'Continuous: the first allied character (not this one) gets +{value}.',
  rules: [{ does: 'power', targets: 'first', value: 50 }],
});

character('c-22', {
  code: 'po',
  icon: 'quill-ink',
  type: 'freedom',
  traits: ['activist'],
  power: 110,
  name: 'Street Poet',
  text: 'Continuous: +{value} while you have a face-up Economy character.',
  rules: [{ does: 'power', targets: 'this', value: 30, condition: { is: 'ally', filter: { types: ['economy'] } } }],
});

character('c-23', {
  code: 'wb',
  icon: 'whistle',
  type: 'freedom',
  traits: ['official'],
  power: 90,
  name: 'Whistle-blower',
  text: 'On summon: neutralise your opponent’s face-up Help card (unless it is immune).',
  rules: [{ does: 'neutralise', trigger: 'onSummon', scope: 'opponent' }],
});

character('c-24', {
  code: 'ca',
  icon: 'pencil-brush',
  type: 'freedom',
  traits: ['media'],
  power: 130,
  name: 'Cartoonist',
  text: 'No effect.',
});

character('c-25', {
  code: 'hf',
  icon: 'top-hat',
  type: 'economy',
  traits: ['tycoon'],
  power: 125,
  name: 'Hedge-Fund Manager',
  text: 'No effect.',
});

character('c-26', {
  code: 'sh',
  icon: 'shooner-sailboat',
  type: 'economy',
  traits: ['tycoon'],
  power: 135,
  name: 'Shipping Magnate',
  text: 'No effect.',
});

character('c-27', {
  code: 'cc',
  icon: 'abacus',
  type: 'economy',
  traits: ['official'],
  power: 95,
  name: 'Central-Bank Clerk',
  text: 'On summon: draw {value} {value|card|cards}.',
  rules: [{ does: 'draw', trigger: 'onSummon', value: 1 }],
});

character('c-28', {
  code: 'fo',
  icon: 'factory',
  type: 'economy',
  traits: ['tycoon'],
  power: 100,
  name: 'Factory Owner',
  text: 'Continuous: +{value} while you have a face-up Left-wing character.',
  rules: [{ does: 'power', targets: 'this', value: 40, condition: { is: 'ally', filter: { types: ['leftWing'] } } }],
});

character('c-29', {
  code: 'su',
  icon: 'light-bulb',
  type: 'economy',
  traits: ['tech'],
  power: 105,
  name: 'Start-up Founder',
  text: 'Continuous: your other Tech characters get +{value}.',
  rules: [{ does: 'power', targets: 'others', filter: { traits: ['tech'] }, value: 30 }],
});

character('c-30', {
  code: 'ta',
  icon: 'calculator',
  type: 'economy',
  traits: ['worker'],
  power: 100,
  name: 'Tax Accountant',
  text: 'Continuous: the first opposing Tycoon character gets {value}.',
  rules: [{ does: 'power', scope: 'opponent', targets: 'first', filter: { traits: ['tycoon'] }, value: -50 }],
});

character('c-31', {
  code: 'ms',
  icon: 'basket',
  type: 'economy',
  traits: ['citizen'],
  power: 115,
  name: 'Market Stallholder',
  text: 'Its power cannot be set to 0 (it can still be lowered).',
  rules: [{ does: 'immunity', scope: 'both', targets: 'this', against: ['zero'], from: ['leader', 'character', 'help', 'sp'] }],
});

character('c-32', {
  code: 'us',
  icon: 'gear-hammer',
  type: 'leftWing',
  traits: ['worker'],
  power: 125,
  name: 'Union Steward',
  text: 'No effect.',
});

character('c-33', {
  code: 'sl',
  icon: 'graduate-cap',
  type: 'leftWing',
  traits: ['activist'],
  power: 105,
  name: 'Student Leader',
  text: 'Continuous: +{value} while all three of your characters are face-up.',
  rules: [{ does: 'power', targets: 'this', value: 25, condition: { is: 'allFaceUp' } }],
});

character('c-34', {
  code: 'sw',
  icon: 'open-palm',
  type: 'leftWing',
  traits: ['citizen'],
  power: 95,
  name: 'Social Worker',
  text: 'On summon: draw {value} {value|card|cards}.',
  rules: [{ does: 'draw', trigger: 'onSummon', value: 1 }],
});

character('c-35', {
  code: 'ph',
  icon: 'book-pile',
  type: 'leftWing',
  traits: ['scholar'],
  power: 110,
  name: 'Professor of History',
  text: 'Continuous: +{value} while you have a face-up Economy character.',
  rules: [{ does: 'power', targets: 'this', value: 30, condition: { is: 'ally', filter: { types: ['economy'] } } }],
});

character('c-36', {
  code: 'sc',
  icon: 'barricade',
  type: 'leftWing',
  traits: ['worker', 'activist'],
  power: 95,
  name: 'Strike Committee',
  text: 'Continuous: all of your opponent’s Economy characters get {value}.',
  rules: [{ does: 'power', scope: 'opponent', filter: { types: ['economy'] }, value: -25 }],
});

character('c-37', {
  code: 'cd',
  icon: 'stethoscope',
  type: 'leftWing',
  traits: ['scholar'],
  power: 130,
  name: 'Community Doctor',
  text: 'No effect.',
});

character('c-38', {
  code: 'fs',
  icon: 'guitar',
  type: 'leftWing',
  traits: ['activist', 'media'],
  power: 100,
  name: 'Folk Singer',
  text: 'Continuous: your other Activist characters get +{value}.',
  rules: [{ does: 'power', targets: 'others', filter: { traits: ['activist'] }, value: 25 }],
});
