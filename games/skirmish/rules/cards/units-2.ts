import { cards, unit } from '../catalog.ts';
import { doom } from '../deaths.ts';
import { drawFor } from '../draw.ts';
import { closeEnemies, findUnit, unitAt, unitsOf } from '../field.ts';
import { discardAtRandom, owe } from '../hand.ts';
import { addEffect } from '../ongoing.ts';
import { dealDamage, givePower, heal } from '../power.ts';
import { type CardId, playerAt, rivalOf, SLOTS } from '../state.ts';

unit('veteran', {
  code: 've',
  icon: 'barbute',
  power: 4,
  name: 'Veteran',
  text: 'Conquer: Draw a card.',
  conquer: (m, { seat, card }) => drawFor(m, seat, 1, card),
});

const BANNER_LORD = { gain: 1 };
unit('banner_lord', {
  code: 'ba',
  icon: 'knight-banner',
  power: 3,
  name: 'Banner Lord',
  text: 'Conquer: Gain {gain} VP this round.',
  ...BANNER_LORD,
  conquer: (m, { seat, card }) => {
    const player = playerAt(m.state, seat);
    const from = player.vp;
    player.vp += BANNER_LORD.gain;
    m.emit({ type: 'vp', seat, from, to: player.vp, by: card });
  },
});

const POWDER_KEG = { damage: 2 };
unit('powder_keg', {
  code: 'po',
  icon: 'barrel',
  power: 1,
  name: 'Powder Keg',
  text: 'Death: Deal {damage} damage to close enemies.',
  ...POWDER_KEG,
  death: (m, { seat, slot, card }) => {
    for (const enemy of closeEnemies(m.state, seat, slot)) dealDamage(m, enemy, card, POWDER_KEG.damage);
  },
});

const PILGRIM = { draws: 2 };
unit('pilgrim', {
  code: 'pi',
  icon: 'pilgrim-hat',
  power: 2,
  name: 'Pilgrim',
  text: 'Death: Draw {draws} cards.',
  ...PILGRIM,
  death: (m, { seat, card }) => drawFor(m, seat, PILGRIM.draws, card),
});

const MEDIC = { healing: 2 };
unit('medic', {
  code: 'me',
  icon: 'bandage-roll',
  power: 3,
  name: 'Medic',
  text: 'Deploy: Heal your other units by {healing} (not above their original power).',
  ...MEDIC,
  deploy: (m, { seat, unit: id, card }) => {
    for (const ally of unitsOf(m.state, seat)) if (ally.unit.id !== id) heal(m, ally, card, MEDIC.healing);
  },
});

unit('pickpocket', {
  code: 'pc',
  icon: 'snatch',
  power: 3,
  name: 'Pickpocket',
  text: 'Deploy: Your opponent discards a random card.',
  deploy: (m, { seat, card }) => discardAtRandom(m, rivalOf(seat), card),
});

unit('gravedigger', {
  code: 'gr',
  icon: 'spade',
  power: 2,
  name: 'Gravedigger',
  text: 'Deploy: Return the unit most recently put into your discard pile, other than a Gravedigger, to your hand.',
  deploy: (m, { seat, card }) => {
    const { discard, known } = playerAt(m.state, seat);
    const at = discard.findLastIndex((each) => each !== card && cards.get(each).kind === 'unit');
    if (at < 0) return;
    const [back] = discard.splice(at, 1) as [CardId];
    known.push(back);
    m.emit({ type: 'returned', seat, card: back, by: card });
  },
});

const ASSASSIN = { most: 4 };
unit('assassin', {
  code: 'as',
  icon: 'hooded-assassin',
  power: 1,
  name: 'Assassin',
  text: 'Deploy: Destroy the enemy unit in this slot if its power is {most} or less.',
  ...ASSASSIN,
  deploy: (m, { seat, slot, card }) => {
    const rival = rivalOf(seat);
    const enemy = unitAt(m.state, rival, slot);
    if (enemy !== null && enemy.power <= ASSASSIN.most) doom(m, { unit: enemy, seat: rival, slot }, 'destroyed', card);
  },
});

const COLOSSUS = { discards: 2 };
unit('colossus', {
  code: 'co',
  icon: 'rock-golem',
  power: 7,
  name: 'Colossus',
  text: 'Deploy: Discard {discards} cards (or as many as you have).',
  ...COLOSSUS,
  deploy: (m, { seat, card }) => owe(m, seat, COLOSSUS.discards, card),
});

const MASON = { bonus: 1 };
unit('mason', {
  code: 'ms',
  icon: 'trowel',
  power: 2,
  name: 'Mason',
  text: 'Deploy: Each adjacent slot gets an ongoing effect: “Deploy: your unit gets +{bonus} power.”',
  ...MASON,
  deploy: (m, { seat, slot, card }) => {
    for (const other of SLOTS) if (Math.abs(other - slot) === 1) addEffect(m, seat, other, card);
  },
  ongoing: {
    on: 'deploy',
    affects: 'owner',
    run: (m, { slot, unit: id, card }) => {
      const at = findUnit(m.state, slot, id);
      if (at !== null) givePower(m, at, card, MASON.bonus);
    },
  },
});
