import { character } from '../catalog.ts';

character('c-1', {
  code: 'sg',
  icon: 'capitol',
  type: 'rightWing',
  traits: ['official'],
  power: 130,
  name: 'State Governor',
  text: 'No effect.',
});

character('c-2', {
  code: 'th',
  icon: 'radio-tower',
  type: 'rightWing',
  traits: ['media'],
  power: 100,
  name: 'Talk-Radio Host',
  text: 'Continuous: your other Right-wing characters get +{value}.',
  rules: [{ does: 'power', targets: 'others', filter: { types: ['rightWing'] }, value: 15 }],
});

character('c-3', {
  code: 'oi',
  icon: 'oil-pump',
  type: 'rightWing',
  traits: ['tycoon'],
  power: 120,
  name: 'Oil Baron',
  text: 'No effect.',
});

character('c-4', {
  code: 'gt',
  icon: 'imperial-crown',
  type: 'rightWing',
  traits: ['trumpFamily'],
  power: 150,
  name: 'Golden-Tower Heir',
  text: 'No effect.',
});

character('c-5', {
  code: 'fl',
  icon: 'briefcase',
  type: 'rightWing',
  traits: ['trumpFamily', 'official'],
  power: 95,
  name: 'Family Lawyer',
  text: 'Continuous: the first opposing Media character gets {value}.',
  rules: [{ does: 'power', scope: 'opponent', targets: 'first', filter: { traits: ['media'] }, value: -50 }],
});

character('c-6', {
  code: 'bs',
  icon: 'law-star',
  type: 'rightWing',
  traits: ['soldier'],
  power: 110,
  name: 'Border Sheriff',
  text: 'Continuous: +{value} while you have a face-up Patriot character.',
  rules: [{ does: 'power', targets: 'this', value: 30, condition: { is: 'ally', filter: { types: ['patriot'] } } }],
});

character('c-7', {
  code: 'tv',
  icon: 'tv',
  type: 'rightWing',
  traits: ['clergy', 'media'],
  power: 105,
  name: 'Televangelist',
  text: 'Continuous: +{value} while your Help zone holds a face-up Help card that is not neutralised.',
  rules: [{ does: 'power', targets: 'this', value: 25, condition: { is: 'activeHelp' } }],
});

character('c-8', {
  code: 'mi',
  icon: 'musket',
  type: 'patriot',
  traits: ['soldier'],
  power: 125,
  name: 'Minuteman',
  text: 'No effect.',
});

character('c-9', {
  code: 'el',
  icon: 'laptop',
  type: 'freedom',
  traits: ['tech'],
  power: 80,
  name: 'Elijah',
  text: 'On summon: look at the top {count} cards of your deck, choose {value} and put it into your hand.',
  rules: [{ does: 'search', trigger: 'onSummon', count: 4, value: 1, to: 'hand' }],
});

character('c-10', {
  code: 'ec',
  icon: 'hoodie',
  type: 'freedom',
  traits: ['tech'],
  power: 70,
  name: 'Edward Coristine',
  text: 'On summon: look at the top {count} cards of your deck, choose {value} Secret card and put it face-down into your Secret zone.',
  rules: [{ does: 'search', trigger: 'onSummon', count: 7, value: 1, filter: { kinds: ['sp'] }, to: 'sp' }],
});

character('c-11', {
  code: 'gm',
  icon: 'ribbon-medal',
  type: 'patriot',
  traits: ['citizen'],
  power: 100,
  name: 'Gold-Star Mother',
  text: 'Continuous: your other Soldier characters get +{value}.',
  rules: [{ does: 'power', targets: 'others', filter: { traits: ['soldier'] }, value: 25 }],
});

character('c-12', {
  code: 'lf',
  icon: 'histogram',
  type: 'freedom',
  traits: ['tech'],
  power: 70,
  name: 'Luke Farritor',
  text: 'On summon: look at the top {count} cards of your deck, choose {value} Help card; put it into your Help zone if that zone is empty, otherwise into your hand.',
  rules: [{ does: 'search', trigger: 'onSummon', count: 7, value: 1, filter: { kinds: ['help'] }, to: 'help' }],
});

character('c-13', {
  code: 'rc',
  icon: 'star-medal',
  type: 'patriot',
  traits: ['soldier'],
  power: 140,
  name: 'Retired Colonel',
  text: 'No effect.',
});

character('c-14', {
  code: 'fm',
  icon: 'flying-flag',
  type: 'patriot',
  traits: ['worker'],
  power: 95,
  name: 'Flag Maker',
  text: 'On summon: draw {value} {value|card|cards}.',
  rules: [{ does: 'draw', trigger: 'onSummon', value: 1 }],
});

character('c-15', {
  code: 'fa',
  icon: 'tie',
  type: 'patriot',
  traits: ['trumpFamily'],
  power: 115,
  name: 'Family Adviser',
  text: 'Continuous: +{value} while you have another face-up Trump-family character.',
  rules: [{ does: 'power', targets: 'this', value: 40, condition: { is: 'ally', filter: { traits: ['trumpFamily'] } } }],
});

character('c-16', {
  code: 'cp',
  icon: 'plane-pilot',
  type: 'patriot',
  traits: ['soldier'],
  power: 115,
  name: 'Coast-Guard Pilot',
  text: 'Its power cannot be lowered or set to 0 by your opponent’s cards (unremovable).',
  rules: [
    {
      does: 'immunity',
      scope: 'opponent',
      targets: 'this',
      against: ['lower', 'zero'],
      from: ['leader', 'character', 'help', 'sp'],
      unremovable: true,
    },
  ],
});

character('c-17', {
  code: 'st',
  icon: 'village',
  type: 'patriot',
  traits: ['official'],
  power: 105,
  name: 'Small-Town Mayor',
  text: 'Continuous: +{value} for each other type among your face-up characters (at most +{most}).',
  rules: [{ does: 'power', targets: 'this', value: 15, each: 'otherType', most: 30 }],
});

character('c-18', {
  code: 'ir',
  icon: 'magnifying-glass',
  type: 'freedom',
  traits: ['media'],
  power: 100,
  name: 'Investigative Reporter',
  text: 'Continuous: the first opposing Official character gets {value}.',
  rules: [{ does: 'power', scope: 'opponent', targets: 'first', filter: { traits: ['official'] }, value: -50 }],
});

character('c-19', {
  code: 'cl',
  icon: 'scroll-quill',
  type: 'freedom',
  traits: ['scholar'],
  power: 120,
  name: 'Civil-Rights Lawyer',
  text: 'No effect.',
});
