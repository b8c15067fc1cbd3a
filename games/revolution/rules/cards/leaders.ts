import { leader } from '../catalog.ts';

// RR-010. Leaders act as long as they lead: the next one takes their place, and nothing of them is left (RR-048).

leader('s-1', {
  code: 'tr',
  icon: 'top-hat',
  name: 'Trump',
  text: 'Your Right-wing and Patriot characters get +{value}.',
  zones: {
    top: ['rightWing', 'freedom', 'economy'],
    left: ['rightWing', 'freedom', 'patriot'],
    right: ['rightWing', 'patriot', 'economy'],
  },
  initialPoint: 80,
  level: 3,
  rules: [{ does: 'power', filter: { types: ['rightWing', 'patriot'] }, value: 45 }],
});

leader('s-2', {
  code: 'pw',
  icon: 'bank',
  name: 'Powell',
  text: 'The power of your opponent’s Economy characters becomes 0.',
  zones: {
    top: ['economy', 'freedom', 'leftWing'],
    left: ['economy', 'rightWing', 'patriot'],
    right: ['freedom', 'leftWing', 'rightWing'],
  },
  initialPoint: 110,
  level: 3,
  rules: [{ does: 'zero', scope: 'opponent', filter: { types: ['economy'] } }],
});

leader('s-3', {
  code: 'un',
  icon: 'uprising',
  name: 'The Union Organiser',
  text: 'Your Left-wing characters get +{value}.',
  zones: {
    top: ['leftWing', 'economy', 'freedom'],
    left: ['leftWing', 'patriot', 'economy'],
    right: ['leftWing', 'freedom', 'patriot'],
  },
  initialPoint: 75,
  level: 2,
  rules: [{ does: 'power', filter: { types: ['leftWing'] }, value: 30 }],
});

leader('s-4', {
  code: 'fe',
  icon: 'newspaper',
  name: 'The Free-Press Editor',
  text: 'Your Freedom characters get +{value}.',
  zones: {
    top: ['freedom', 'economy', 'leftWing'],
    left: ['freedom', 'rightWing', 'economy'],
    right: ['freedom', 'leftWing', 'patriot'],
  },
  initialPoint: 85,
  level: 2,
  rules: [{ does: 'power', filter: { types: ['freedom'] }, value: 30 }],
});

leader('s-5', {
  code: 'mm',
  icon: 'charging-bull',
  name: 'The Market Maker',
  text: 'Your Economy characters get +{value}.',
  zones: {
    top: ['economy', 'freedom', 'rightWing'],
    left: ['economy', 'leftWing', 'freedom'],
    right: ['economy', 'rightWing', 'patriot'],
  },
  initialPoint: 90,
  level: 2,
  rules: [{ does: 'power', filter: { types: ['economy'] }, value: 30 }],
});

leader('s-6', {
  code: 'og',
  icon: 'captain-hat-profile',
  name: 'The Old General',
  text: 'Your Patriot characters get +{value}.',
  zones: {
    top: ['patriot', 'rightWing', 'leftWing'],
    left: ['patriot', 'rightWing', 'freedom'],
    right: ['patriot', 'economy', 'leftWing'],
  },
  initialPoint: 70,
  level: 2,
  rules: [{ does: 'power', filter: { types: ['patriot'] }, value: 30 }],
});

leader('s-7', {
  code: 'cb',
  icon: 'shaking-hands',
  name: 'The Coalition Builder',
  text: 'If you score a combo, your combo bonus gets +{value}.',
  zones: {
    top: ['leftWing', 'freedom', 'economy'],
    left: ['rightWing', 'patriot', 'economy'],
    right: ['freedom', 'leftWing', 'patriot'],
  },
  initialPoint: 60,
  level: 2,
  rules: [{ does: 'combo', value: 60, condition: { is: 'combo' } }],
});

leader('s-8', {
  code: 'cj',
  icon: 'gavel',
  name: 'The Circuit Judge',
  text: 'Your opponent’s characters with printed power {atLeast} or more get {value}.',
  zones: {
    top: ['rightWing', 'leftWing', 'economy'],
    left: ['freedom', 'patriot', 'leftWing'],
    right: ['rightWing', 'patriot', 'economy'],
  },
  initialPoint: 100,
  level: 2,
  rules: [{ does: 'power', scope: 'opponent', filter: { printedAtLeast: 120 }, value: -30 }],
});

leader('s-9', {
  code: 'so',
  icon: 'public-speaker',
  name: 'The Square Orator',
  text: 'If your three face-up characters are of three different types, your total gets +{value}.',
  zones: {
    top: ['freedom', 'patriot', 'rightWing'],
    left: ['leftWing', 'economy', 'freedom'],
    right: ['patriot', 'leftWing', 'rightWing'],
  },
  initialPoint: 65,
  level: 2,
  rules: [{ does: 'total', value: 80, condition: { is: 'threeTypes' } }],
});

leader('s-10', {
  code: 'sm',
  icon: 'hooded-figure',
  name: 'The Shadow Minister',
  text: 'Your opponent’s combo bonus gets {value} (not below 0).',
  zones: {
    top: ['rightWing', 'patriot', 'freedom'],
    left: ['economy', 'leftWing', 'rightWing'],
    right: ['patriot', 'freedom', 'economy'],
  },
  initialPoint: 95,
  level: 2,
  rules: [{ does: 'combo', scope: 'opponent', value: -50 }],
});
