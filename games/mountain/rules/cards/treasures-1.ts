import { say } from '@tavern/engine';
import { isEnemyTile, isOpenGround } from '../board.ts';
import { treasure } from '../catalog.ts';
import { boosting, spend } from '../consumables.ts';
import { underTreasures } from '../decks.ts';
import { heal } from '../harm.ts';
import { takeFromPack } from '../pack.ts';
import { playerAt, tileAt } from '../state.ts';

// KM-123..KM-131.
treasure('dagger', { tier: 1, copies: 4, kind: 'holdable', attack: 1, name: 'Dagger', text: '+{attack} Attack.' });
treasure('wooden-shield', {
  tier: 1,
  copies: 4,
  kind: 'holdable',
  defence: 1,
  name: 'Wooden Shield',
  text: '+{defence} Defence.',
});
treasure('robe', { tier: 1, copies: 3, kind: 'wearable', defence: 1, name: 'Robe', text: '+{defence} Defence.' });
treasure('crude-axe', { tier: 1, copies: 3, kind: 'holdable', attack: 1, name: 'Crude Axe', text: '+{attack} Attack.' });

/** Held, not consumed, once a turn; "an enemy" is an Enemy tile, "a player" anybody visible there (H-31). */
treasure('lamp', {
  tier: 1,
  copies: 2,
  kind: 'holdable',
  name: 'Lamp',
  text: 'If you would end on a tile with a player or an enemy, you may step back 1 tile before that tile resolves.',
  lasting: true,
  arrive(state, seat) {
    const { at } = playerAt(state, seat);
    if (at === 0 || state.act.lamp) return [];
    const met = state.players.some((other, index) => index !== seat && other.at === at && !other.out && !other.invisible);
    return met || isEnemyTile(tileAt(state, at)) ? [-1] : [];
  },
});

treasure('trap', {
  tier: 1,
  copies: 3,
  kind: 'small',
  name: 'Trap',
  text: 'Place it on your tile, for all to see. The next player who lands there skips their next turn.',
  blocked(state, seat) {
    const { at } = playerAt(state, seat);
    if (!isOpenGround(tileAt(state, at))) return say('blocked.trap.ground');
    return state.traps.some(({ tile }) => tile === at) ? say('blocked.trap.taken') : null;
  },
  use(m, seat) {
    const player = playerAt(m.state, seat);
    takeFromPack(player, 'trap', { seen: true });
    m.state.traps.push({ tile: player.at, owner: seat });
    m.emit({ type: 'trapSet', seat, tile: player.at });
  },
});

treasure('luck-charm', {
  tier: 1,
  copies: 2,
  kind: 'small',
  name: 'Luck Charm',
  text: 'Interrupt: cancel a Luck card you just drew or another player just revealed. Then this goes under its deck.',
  point: 'luck',
  interrupt(m, seat) {
    const { state } = m;
    const card = state.luck;
    if (card === null) throw new Error('there is no Luck card to cancel');
    takeFromPack(playerAt(state, seat), 'luck-charm', { seen: true });
    underTreasures(m, 'luck-charm');
    state.luck = null;
    state.discards.luck.push(card);
    m.emit({ type: 'luckCancelled', seat, by: state.current, card });
  },
});

const BEER_HEALS = 3;
treasure('beer', {
  tier: 1,
  copies: 2,
  kind: 'drink',
  heal: BEER_HEALS,
  name: 'Beer',
  text: 'Heal {heal} HP. −1 to your next movement roll.',
  use(m, seat) {
    spend(m, seat, 'beer');
    heal(m, seat, BEER_HEALS, 'beer');
    playerAt(m.state, seat).beers += 1;
    m.emit({ type: 'slowed', seat, from: 'beer' });
  },
});

treasure('agility-draught', {
  tier: 1,
  copies: 1,
  kind: 'drink',
  name: 'Agility Draught',
  text: '+{bonus} to all your Defence rolls this turn.',
  ...boosting('agility-draught', { defence: 1 }),
});
