import { help } from '../catalog.ts';

help('h-1', {
  code: 'fi',
  icon: 'discussion',
  name: 'Filibuster',
  text: 'Neutralise your opponent’s face-up Help card while this card is in play (unless it is immune).',
  rules: [{ does: 'neutralise', scope: 'opponent' }],
});

help('h-2', {
  code: 'mg',
  icon: 'megaphone',
  name: 'Make America Great Again',
  text: 'On play: choose one face-up character of your opponent; its power becomes 0.',
  rules: [{ does: 'zero', trigger: 'onPlay', scope: 'opponent', targets: 'chosen' }],
});

help('h-3', {
  code: 'tm',
  icon: 'round-table',
  name: 'Town-Hall Meeting',
  text: 'Your character in the Top zone gets +{value}.',
  rules: [{ does: 'power', filter: { zones: ['top'] }, value: 40 }],
});

help('h-4', {
  code: 'sd',
  icon: 'two-coins',
  name: 'Small Donations',
  text: 'On play: draw {value} {value|card|cards}.',
  rules: [{ does: 'draw', trigger: 'onPlay', value: 2 }],
});

help('h-5', {
  code: 'fg',
  icon: 'rocking-chair',
  name: 'Forgetful Old Man',
  text: 'You may place characters in any character zone, whatever their type. This card is immune to neutralisation.',
  rules: [{ does: 'freedom', unremovable: true }],
});

help('h-6', {
  code: 'pa',
  icon: 'contract',
  name: 'Coalition Pact',
  text: 'If you score a combo, your combo bonus gets +{value}.',
  rules: [{ does: 'combo', value: 50, condition: { is: 'combo' } }],
});

help('h-7', {
  code: 'tw',
  icon: 'cargo-ship',
  name: 'Trade War',
  text: 'All of your opponent’s Economy characters get {value}.',
  rules: [{ does: 'power', scope: 'opponent', filter: { types: ['economy'] }, value: -30 }],
});

help('h-8', {
  code: 'pc',
  icon: 'microphone',
  name: 'Press Conference',
  text: 'Your Media characters get +{value}.',
  rules: [{ does: 'power', filter: { traits: ['media'] }, value: 40 }],
});

help('h-9', {
  code: 'vp',
  icon: 'drum',
  name: 'Veterans’ Parade',
  text: 'Your Patriot characters get +{value}.',
  rules: [{ does: 'power', filter: { types: ['patriot'] }, value: 30 }],
});

help('h-10', {
  code: 'gs',
  icon: 'halt',
  name: 'General Strike',
  text: 'Your Left-wing characters get +{value}.',
  rules: [{ does: 'power', filter: { types: ['leftWing'] }, value: 30 }],
});

help('h-11', {
  code: 'ol',
  icon: 'envelope',
  name: 'Open Letter',
  text: 'Your Freedom characters get +{value}.',
  rules: [{ does: 'power', filter: { types: ['freedom'] }, value: 30 }],
});

help('h-12', {
  code: 'pv',
  icon: 'party-flags',
  name: 'Party Convention',
  text: 'Your Right-wing characters get +{value}.',
  rules: [{ does: 'power', filter: { types: ['rightWing'] }, value: 30 }],
});

help('h-13', {
  code: 'sq',
  icon: 'pay-money',
  name: 'Stimulus Cheque',
  text: 'Your Economy characters get +{value}.',
  rules: [{ does: 'power', filter: { types: ['economy'] }, value: 30 }],
});

help('h-14', {
  code: 'fj',
  icon: 'tribunal-jury',
  name: 'Federal Judge',
  text: 'The first opposing Trump-family character gets {value}.',
  rules: [{ does: 'power', scope: 'opponent', targets: 'first', filter: { traits: ['trumpFamily'] }, value: -60 }],
});

help('h-15', {
  code: 'op',
  icon: 'pie-chart',
  name: 'Opinion Poll',
  text: 'On play: look at your opponent’s hand, then draw {value} {value|card|cards}.',
  rules: [
    { does: 'look', trigger: 'onPlay', scope: 'opponent' },
    { does: 'draw', trigger: 'onPlay', value: 1 },
  ],
});

help('h-16', {
  code: 'bd',
  icon: 'guards',
  name: 'Bodyguard Detail',
  text: 'The power of your characters cannot be lowered or set to 0 by your opponent’s Help or Secret cards.',
  rules: [{ does: 'immunity', scope: 'opponent', against: ['lower', 'zero'], from: ['help', 'sp'] }],
});
