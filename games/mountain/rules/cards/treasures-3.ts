import { onBoard } from '../board.ts';
import { treasure } from '../catalog.ts';
import { spend } from '../consumables.ts';
import { heal } from '../harm.ts';
import { MAX_HP } from '../score.ts';
import { playerAt, tileAt } from '../state.ts';

// KM-140..KM-144.
treasure('royal-aegis', {
  tier: 3,
  copies: 2,
  kind: 'wearable',
  defence: 3,
  movement: -1,
  name: 'Royal Aegis',
  text: '+{defence} Defence. {movement} to your movement roll.',
});
treasure('mysterious-flower', {
  tier: 3,
  copies: 2,
  kind: 'drink',
  heal: MAX_HP,
  name: 'Essence of the Mysterious Flower',
  text: 'Heal fully.',
  use(m, seat) {
    spend(m, seat, 'mysterious-flower');
    heal(m, seat, MAX_HP, 'mysterious-flower');
  },
});
treasure('dragonfang-greatsword', {
  tier: 3,
  copies: 2,
  kind: 'holdable',
  attack: 3,
  name: 'Dragonfang Greatsword',
  text: '+{attack} Attack.',
});

/** Where a Luck card or a retreat brought you, no Sanctuary may be its start or its end (H-32). */
const LEAP = 2;
treasure('blink-scroll', {
  tier: 3,
  copies: 2,
  kind: 'small',
  leap: LEAP,
  name: 'Blink Scroll',
  text: 'After landing, before your tile resolves: move {leap} tiles forward or back. Not into or out of a Sanctuary if a Luck card or a retreat brought you here.',
  arrive(state, seat, via) {
    const { at } = playerAt(state, seat);
    const barred = (tile: number): boolean => via !== 'move' && tileAt(state, tile) === 'sanctuary';
    if (barred(at)) return [];
    return [LEAP, -LEAP].filter((by) => onBoard(at + by) !== at && !barred(onBoard(at + by)));
  },
});
treasure('wardstone', {
  tier: 3,
  copies: 2,
  kind: 'small',
  ward: 1,
  name: 'Wardstone',
  text: 'The next time you would lose HP, {ward} of it is prevented. Works by itself, then it is spent.',
});
