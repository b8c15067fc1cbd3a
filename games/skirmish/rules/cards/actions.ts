import { action, type Effect } from '../catalog.ts';
import { bury } from '../deaths.ts';
import { drawFor } from '../draw.ts';
import { findUnit, targeted, unitAt, unitsOf } from '../field.ts';
import { bounce } from '../hand.ts';
import { addEffect, removeEffects } from '../ongoing.ts';
import { dealDamage, givePower } from '../power.ts';
import { rivalOf } from '../state.ts';
import type { M } from '../types.ts';

/** The slot keeps the card's ongoing effect. */
const enchant = (m: M, { seat, slot, card }: Effect): void => addEffect(m, seat, slot, card);

const FORTIFY = { bonus: 2 };
action('fortify', {
  code: 'fo',
  icon: 'stone-tower',
  name: 'Fortify',
  text: 'Choose a slot. Ongoing: “Deploy: Give this unit +{bonus} power” (your units only).',
  aim: 'slot',
  ...FORTIFY,
  play: enchant,
  ongoing: {
    on: 'deploy',
    affects: 'owner',
    run: (m, { slot, unit: id, card }) => {
      const at = findUnit(m.state, slot, id);
      if (at !== null) givePower(m, at, card, FORTIFY.bonus);
    },
  },
});

const FIREBALL = { damage: 3 };
action('fireball', {
  code: 'fi',
  icon: 'fireball',
  name: 'Fireball',
  text: 'Deal {damage} damage to an enemy unit.',
  aim: 'rival unit',
  ...FIREBALL,
  play: (m, { seat, card, target }) => {
    const at = targeted(m.state, seat, target);
    if (at !== null) dealDamage(m, at, card, FIREBALL.damage);
  },
});

action('recall', {
  code: 're',
  icon: 'return-arrow',
  name: 'Recall',
  text: 'Bounce one of your units. Draw a card.',
  aim: 'own unit',
  play: (m, { seat, card, target }) => {
    const at = targeted(m.state, seat, target);
    if (at !== null) bounce(m, at, card);
    drawFor(m, seat, 1, card);
  },
});

action('gale', {
  code: 'ga',
  icon: 'whirlwind',
  name: 'Gale',
  text: 'Bounce an enemy unit.',
  aim: 'rival unit',
  play: (m, { seat, card, target }) => {
    const at = targeted(m.state, seat, target);
    if (at !== null) bounce(m, at, card);
  },
});

const RALLY = { bonus: 1 };
action('rally', {
  code: 'ra',
  icon: 'trumpet-flag',
  name: 'Rally',
  text: 'Give all your units +{bonus} power.',
  aim: 'nothing',
  ...RALLY,
  play: (m, { seat, card }) => {
    for (const ally of unitsOf(m.state, seat)) givePower(m, ally, card, RALLY.bonus);
  },
});

const BLESSING = { bonus: 3 };
action('blessing', {
  code: 'bl',
  icon: 'holy-symbol',
  name: 'Blessing',
  text: 'Give one of your units +{bonus} power.',
  aim: 'own unit',
  ...BLESSING,
  play: (m, { seat, card, target }) => {
    const at = targeted(m.state, seat, target);
    if (at !== null) givePower(m, at, card, BLESSING.bonus);
  },
});

const QUAGMIRE = { loss: 2 };
action('quagmire', {
  code: 'qu',
  icon: 'swamp',
  name: 'Quagmire',
  text: 'Choose a slot. Ongoing: “Deploy: an enemy unit deployed here gets −{loss} power.”',
  aim: 'slot',
  ...QUAGMIRE,
  play: enchant,
  ongoing: {
    on: 'deploy',
    affects: 'enemy',
    run: (m, { slot, unit: id, card }) => {
      const at = findUnit(m.state, slot, id);
      if (at !== null) givePower(m, at, card, -QUAGMIRE.loss);
    },
  },
});

const ARROW_STORM = { damage: 1 };
action('arrow_storm', {
  code: 'aw',
  icon: 'striking-arrows',
  name: 'Arrow Storm',
  text: 'Deal {damage} damage to all enemy units.',
  aim: 'nothing',
  ...ARROW_STORM,
  play: (m, { seat, card }) => {
    for (const enemy of unitsOf(m.state, rivalOf(seat))) dealDamage(m, enemy, card, ARROW_STORM.damage);
  },
});

const BLOOD_RITE = { draws: 2 };
action('blood_rite', {
  code: 'br',
  icon: 'sacrificial-dagger',
  name: 'Blood Rite',
  text: 'Sacrifice one of your units. Draw {draws} cards.',
  aim: 'own unit',
  ...BLOOD_RITE,
  play: (m, { seat, card, target }) => {
    const at = targeted(m.state, seat, target);
    if (at !== null) bury(m, at, 'sacrifice', card);
    drawFor(m, seat, BLOOD_RITE.draws, card);
  },
});

action('dispel', {
  code: 'di',
  icon: 'magic-swirl',
  name: 'Dispel',
  text: 'Remove all ongoing effects from a slot. Draw a card.',
  aim: 'slot with an effect',
  play: (m, { seat, slot, card }) => {
    removeEffects(m, slot, () => true, card);
    drawFor(m, seat, 1, card);
  },
});

action('tribute', {
  code: 'tr',
  icon: 'two-coins',
  name: 'Tribute',
  text: 'Choose a slot. Ongoing: “Conquer: when your unit conquers here, draw a card.”',
  aim: 'slot',
  play: enchant,
  ongoing: { on: 'conquer', affects: 'owner', run: (m, { seat, card }) => drawFor(m, seat, 1, card) },
});

const VIGIL = { damage: 3 };
action('vigil', {
  code: 'vi',
  icon: 'candles',
  name: 'Vigil',
  text: 'Choose a slot. Ongoing: “Death: when your unit dies here, deal {damage} damage to the enemy unit in this slot.”',
  aim: 'slot',
  ...VIGIL,
  play: enchant,
  ongoing: {
    on: 'death',
    affects: 'owner',
    run: (m, { seat, slot, card }) => {
      const rival = rivalOf(seat);
      const enemy = unitAt(m.state, rival, slot);
      if (enemy !== null) dealDamage(m, { unit: enemy, seat: rival, slot }, card, VIGIL.damage);
    },
  },
});
