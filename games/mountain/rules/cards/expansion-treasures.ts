import { type Seat, say } from '@tavern/engine';
import { FINAL } from '../board.ts';
import { treasure } from '../catalog.ts';
import { boosting, spend } from '../consumables.ts';
import { hurt } from '../harm.ts';
import { haunt } from '../kept.ts';
import { playerAt, type State } from '../state.ts';
import { MAGIC_RING, robbable } from '../steps/steal.ts';
import { tollOf, wholeLoss } from '../toll.ts';
import { nearest, othersAfter, shift } from '../where.ts';

// KM-173, KM-174, KM-184.
treasure('climbers-rope', {
  expansion: true,
  tier: 1,
  copies: 2,
  kind: 'holdable',
  behindMovement: 1,
  name: 'Climber’s Rope',
  text: '+{behindMovement} to your movement roll while somebody is ahead of you.',
});

treasure('padded-coat', {
  expansion: true,
  tier: 1,
  copies: 5,
  kind: 'wearable',
  padding: 1,
  name: 'Padded Coat',
  text: 'When you would lose 2 HP or more at once, you lose {padding} less.',
});

const BITE = 1;
const strengthen = boosting('bitter-draught', { attack: 2 });
/** Strength for blood. It never knocks its drinker out. */
treasure('bitter-draught', {
  expansion: true,
  tier: 1,
  copies: 2,
  kind: 'drink',
  loss: BITE,
  drinkLoss: BITE,
  bonus: strengthen.bonus,
  drinkAttack: strengthen.drinkAttack,
  name: 'Bitter Draught',
  text: 'Lose {loss} HP: +{bonus} to all your Attack rolls this turn.',
  blocked(state, seat) {
    const player = playerAt(state, seat);
    return player.hp <= wholeLoss(BITE, tollOf(player)) ? say('blocked.bitter') : null;
  },
  use(m, seat) {
    strengthen.use(m, seat);
    hurt(m, seat, BITE, 'bitter-draught');
  },
});

treasure(MAGIC_RING, {
  expansion: true,
  tier: 2,
  copies: 1,
  kind: 'small',
  name: 'Magic Ring',
  text: 'Take one item from a player on your tile: something equipped that you choose, or a random one from the backpack.',
  blocked: (state, seat) => (robbable(state, seat).length === 0 ? say('blocked.ring') : null),
  use(m, seat) {
    spend(m, seat, MAGIC_RING);
    m.ask(seat, { kind: 'steal' });
  },
});

treasure('fireball', {
  expansion: true,
  tier: 2,
  copies: 2,
  kind: 'small',
  blast: 2,
  name: 'Fireball',
  text: 'When a fight begins, or between its rounds: every enemy loses {blast} HP.',
});

treasure('underdogs-blade', {
  expansion: true,
  tier: 2,
  copies: 2,
  kind: 'holdable',
  attack: 1,
  behindAttack: 2,
  name: 'Underdog’s Blade',
  text: '+{attack} Attack, and {behindAttack} more while somebody is ahead of you.',
});

treasure('glass-sword', {
  expansion: true,
  tier: 2,
  copies: 2,
  kind: 'holdable',
  attack: 3,
  defence: -1,
  name: 'Glass Sword',
  text: '+{attack} Attack. {defence} Defence.',
});

const REACH = 4;
/** Where the nearest player ahead is whom the hook reaches and a card may choose (H-37). */
function hooked(state: State, seat: Seat): number | null {
  const { at } = playerAt(state, seat);
  const ahead = othersAfter(state, seat).filter((each) => {
    const other = playerAt(state, each);
    return !other.invisible && other.at > at && other.at - at <= REACH && other.at !== FINAL;
  });
  const [first] = nearest(state, seat, ahead);
  return first === undefined ? null : playerAt(state, first).at;
}

/** In the pre-action step, so the tile does nothing (H-33). An Ambush could be laid there afterwards. */
treasure('grappling-hook', {
  expansion: true,
  tier: 2,
  copies: 2,
  kind: 'small',
  reach: REACH,
  name: 'Grappling Hook',
  text: 'Before your action: go to the nearest player ahead of you, at most {reach} tiles away and not on the Final tile. That tile does nothing.',
  blocked(state, seat) {
    if (state.act.bound === 'sleep') return say('blocked.bound.sleep');
    return hooked(state, seat) === null ? say('blocked.hook', { n: REACH }) : null;
  },
  use(m, seat) {
    const to = hooked(m.state, seat);
    if (to === null) throw new Error('the hook reaches nobody');
    spend(m, seat, 'grappling-hook');
    haunt(m, seat, to);
    shift(m, seat, to, 'hook');
  },
});

const FALL = 3;
/** The players furthest up of those ahead whom a card may choose (H-37). */
function leaders(state: State, seat: Seat): Seat[] {
  const { at } = playerAt(state, seat);
  const ahead = othersAfter(state, seat).filter((each) => playerAt(state, each).at > at && !playerAt(state, each).invisible);
  const top = Math.max(...ahead.map((each) => playerAt(state, each).at));
  return ahead.filter((each) => playerAt(state, each).at === top);
}

/** No tile does anything: it is not their turn (H-23). */
treasure('avalanche-horn', {
  expansion: true,
  tier: 2,
  copies: 3,
  kind: 'small',
  back: FALL,
  name: 'Avalanche Horn',
  text: 'Before your action: the player furthest up, if ahead of you, moves back {back} tiles. If several are level, all of them do.',
  blocked: (state, seat) => (leaders(state, seat).length === 0 ? say('blocked.horn') : null),
  use(m, seat) {
    spend(m, seat, 'avalanche-horn');
    for (const each of leaders(m.state, seat)) shift(m, each, playerAt(m.state, each).at - FALL, 'avalanche');
  },
});

treasure('winged-boots', {
  expansion: true,
  tier: 3,
  copies: 2,
  kind: 'wearable',
  movement: 2,
  defence: -1,
  name: 'Winged Boots',
  text: '+{movement} to your movement roll. {defence} Defence.',
});
