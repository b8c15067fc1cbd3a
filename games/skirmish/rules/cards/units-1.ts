import { unit } from '../catalog.ts';
import { drawFor } from '../draw.ts';
import { closeAllies, findUnit, targeted, unitAt } from '../field.ts';
import { bounce, owe } from '../hand.ts';
import { dealDamage, givePower, givePowerToItself } from '../power.ts';
import { rivalOf } from '../state.ts';

unit('scout', {
  code: 'sc',
  icon: 'spyglass',
  power: 1,
  name: 'Scout',
  text: 'Deploy: Draw a card.',
  deploy: (m, { seat, card }) => drawFor(m, seat, 1, card),
});

const MARTYR = { bonus: 2 };
unit('martyr', {
  code: 'ma',
  icon: 'prayer',
  power: 2,
  name: 'Martyr',
  text: 'Death: Give close allies +{bonus} power.',
  ...MARTYR,
  death: (m, { seat, slot, card }) => {
    for (const ally of closeAllies(m.state, seat, slot)) givePower(m, ally, card, MARTYR.bonus);
  },
});

unit('champion', { code: 'ch', icon: 'crested-helmet', power: 5, name: 'Champion', text: 'No ability.' });

unit('bouncer', {
  code: 'bo',
  icon: 'push',
  power: 2,
  name: 'Bouncer',
  text: 'Deploy: Bounce a close unit (not itself). If it was an ally, discard a card.',
  aim: 'close unit',
  deploy: (m, { seat, card, target }) => {
    const at = targeted(m.state, seat, target);
    if (at === null) return;
    if (at.seat === seat) owe(m, seat, 1, card);
    bounce(m, at, card);
  },
});

const CAPTAIN = { bonus: 1 };
unit('captain', {
  code: 'ca',
  icon: 'rally-the-troops',
  power: 3,
  name: 'Captain',
  text: 'Deploy: Give close allies +{bonus} power.',
  ...CAPTAIN,
  deploy: (m, { seat, slot, card }) => {
    for (const ally of closeAllies(m.state, seat, slot)) givePower(m, ally, card, CAPTAIN.bonus);
  },
});

const ARCHER = { damage: 2 };
unit('archer', {
  code: 'ar',
  icon: 'archer',
  power: 3,
  name: 'Archer',
  text: 'Deploy: Deal {damage} damage to a close enemy.',
  aim: 'close rival unit',
  ...ARCHER,
  deploy: (m, { seat, card, target }) => {
    const at = targeted(m.state, seat, target);
    if (at !== null) dealDamage(m, at, card, ARCHER.damage);
  },
});

const DUELIST = { bonus: 2 };
unit('duelist', {
  code: 'du',
  icon: 'crossed-swords',
  power: 3,
  name: 'Duelist',
  text: 'Deploy: If an enemy unit is in this slot, this unit gets +{bonus} power.',
  ...DUELIST,
  deploy: (m, { seat, slot, unit: id, card }) => {
    const at = findUnit(m.state, slot, id);
    if (at !== null && unitAt(m.state, rivalOf(seat), slot) !== null) givePower(m, at, card, DUELIST.bonus);
  },
});

const LONE_WOLF = { bonus: 2 };
unit('lone_wolf', {
  code: 'lo',
  icon: 'wolf-howl',
  power: 4,
  name: 'Lone Wolf',
  text: 'Deploy: If you have no close allies, this unit gets +{bonus} power.',
  ...LONE_WOLF,
  deploy: (m, { seat, slot, unit: id, card }) => {
    const at = findUnit(m.state, slot, id);
    if (at !== null && closeAllies(m.state, seat, slot).length === 0) givePower(m, at, card, LONE_WOLF.bonus);
  },
});

const BERSERKER = { bonus: 2 };
unit('berserker', {
  code: 'be',
  icon: 'enrage',
  power: 3,
  name: 'Berserker',
  text: 'When this unit loses power and survives, it gets +{bonus} power.',
  ...BERSERKER,
  // H-18: only if power is left after the loss.
  changed: (m, { slot, unit: id, amount }) => {
    const at = findUnit(m.state, slot, id);
    if (at !== null && amount < 0 && !m.state.dying.includes(id)) givePowerToItself(m, at, BERSERKER.bonus);
  },
});

const APPRENTICE = { bonus: 1 };
unit('apprentice', {
  code: 'ap',
  icon: 'spell-book',
  power: 2,
  name: 'Apprentice',
  text: 'When this unit gets power from another effect, it gets +{bonus} more power (this does not trigger itself).',
  ...APPRENTICE,
  changed: (m, { slot, unit: id, amount }) => {
    const at = findUnit(m.state, slot, id);
    if (at !== null && amount > 0) givePowerToItself(m, at, APPRENTICE.bonus);
  },
});
