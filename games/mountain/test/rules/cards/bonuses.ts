import { expect } from 'vitest';
import { treasures } from '../../../rules/catalog.ts';
import type { Roll } from '../../../rules/events.ts';
import type { Slot } from '../../../rules/state.ts';
import { attack, exchangeBlows, type Hero, mountain } from '../../mountain.ts';

export interface Printed {
  readonly tier: number;
  readonly copies: number;
  readonly kind: 'holdable' | 'wearable' | 'small' | 'drink';
  readonly attack?: number;
  readonly defence?: number;
  readonly movement?: number;
  readonly bane?: number;
}

/** The card is as printed; what is not named is 0. Big things take two slots of a backpack, small ones one (KM-107). */
export function expectPrinted(id: string, printed: Printed): void {
  const size = printed.kind === 'holdable' || printed.kind === 'wearable' ? 2 : 1;
  expect(treasures.get(id)).toMatchObject({ attack: 0, defence: 0, movement: 0, bane: 0, size, ...printed });
}

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
