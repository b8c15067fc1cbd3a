import type { Roll } from '../../../rules/events.ts';
import type { Slot } from '../../../rules/state.ts';
import { attack, exchangeBlows, type Hero, mountain } from '../../mountain.ts';

const plus = (roll: Roll | null | undefined): number | undefined => (roll == null ? undefined : roll.total - roll.die);

/** What this player adds to Attack and Defence dice in a fight: against a lich, in a round where nobody is hit. */
export function inFight(hero: Hero): readonly [attack: number | undefined, defence: number | undefined] {
  const scene = mountain({
    players: [{ at: 13, ...hero }, {}],
    enemies3: ['lich'],
    from: [{ do: 'fight.begin', tier: 3 }, { do: 'turn.close' }],
    dice: [9, 1, 6, 1, 6],
  });
  scene.answer(0, attack(0));
  scene.asks(0, 'fight');
  const round = scene.told(1).find((event) => event.type === 'fightRound');
  return [plus(round?.attack), plus(round?.defence)];
}

/** What this player adds in a duel, in a round where nobody is hit. */
export function inDuel(hero: Hero): readonly [attack: number | undefined, defence: number | undefined] {
  const scene = mountain({
    players: [
      { at: 3, ...hero },
      { at: 3, armour: 'royal-aegis' },
    ],
    dice: [1, 6, 1, 6],
  });
  exchangeBlows(scene.answer(0, { do: 'duel', with: 1 }));
  scene.asks(0, 'duel');
  const line = scene.told(1).find((event) => event.type === 'duelRound')?.fighters[0];
  return [plus(line?.attack), plus(line?.defence)];
}

/** Where it can be put on from the backpack, with something else in the left hand. */
export function slotsOffered(item: string, left = 'lamp'): Slot[] {
  const scene = mountain({ players: [{ left, pack: [item] }, {}] });
  return scene.options(0).flatMap((option) => (option.do === 'equip' && 'slot' in option ? [option.slot] : []));
}
