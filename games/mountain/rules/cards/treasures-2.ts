import { say } from '@tavern/engine';
import { treasure } from '../catalog.ts';
import { boosting, spend } from '../consumables.ts';
import { underTreasures } from '../decks.ts';
import { takeFromPack } from '../pack.ts';
import { playerAt } from '../state.ts';

// KM-132..KM-139.
treasure('heirloom-armor', {
  tier: 2,
  copies: 3,
  kind: 'wearable',
  defence: 2,
  name: 'Heirloom Armor',
  text: '+{defence} Defence.',
});
treasure('silver-shield', {
  tier: 2,
  copies: 3,
  kind: 'holdable',
  defence: 2,
  name: 'Silver Shield',
  text: '+{defence} Defence.',
});
treasure('lords-sword', { tier: 2, copies: 3, kind: 'holdable', attack: 2, name: 'Lord’s Sword', text: '+{attack} Attack.' });
treasure('boogey-bane', {
  tier: 2,
  copies: 2,
  kind: 'holdable',
  bane: 2,
  name: 'Boogey-Bane',
  text: '+{bane} Attack against enemies only.',
});
treasure('velvet-cloak', {
  tier: 2,
  copies: 2,
  kind: 'wearable',
  movement: 1,
  name: 'Velvet Cloak',
  text: '+{movement} to your movement roll.',
});
treasure('rage-potion', {
  tier: 2,
  copies: 2,
  kind: 'drink',
  name: 'Rage Potion',
  text: '+{bonus} to all your Attack rolls this turn.',
  ...boosting('rage-potion', { attack: 1 }),
});

/** Using it makes this turn's action Sleep (H-38). */
treasure('fairy-dust', {
  tier: 2,
  copies: 2,
  kind: 'small',
  name: 'Fairy Dust',
  text: 'Use it before you Sleep: nobody can see or duel you until your next turn starts or something moves you.',
  blocked: ({ act }) => (act.bound === 'move' ? say('blocked.bound.move') : act.bound === 'sleep' ? say('blocked.unseen') : null),
  use(m, seat) {
    spend(m, seat, 'fairy-dust');
    m.state.act.bound = 'sleep';
    playerAt(m.state, seat).invisible = true;
    m.emit({ type: 'vanished', seat });
  },
});

/** Against any duel that names you; it clears the air for the whole turn (H-36). */
treasure('smoke-bomb', {
  tier: 2,
  copies: 1,
  kind: 'small',
  name: 'Smoke Bomb',
  text: 'Interrupt: when somebody challenges you to a duel, there are no duels for the rest of this turn. Then this goes under its deck.',
  point: 'duel',
  interrupt(m, seat, by) {
    takeFromPack(playerAt(m.state, seat), 'smoke-bomb', { seen: true });
    underTreasures(m, 'smoke-bomb');
    m.state.act.smoke = true;
    m.state.offer = null;
    m.emit({ type: 'smoked', seat, by });
    m.skipTo('duel.over');
  },
});
