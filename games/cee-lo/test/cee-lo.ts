import type { Step } from '@tavern/engine';
import { given, type Scene } from '@tavern/engine/testkit';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import type { Fight, Owned, Side, State } from '../rules/state.ts';
import type { CeeLo } from '../rules/types.ts';

export type CeeLoScene = Scene<CeeLo>;

export interface Situation {
  readonly owned?: Partial<Owned>;
  readonly rules?: Partial<CeeLo['rules']>;
  /** Faces as they fall, three to a throw; indexes and yes or no for what luck adds. */
  readonly dice?: readonly (number | boolean)[];
  readonly round?: number;
  readonly first?: Side;
  readonly gold?: number;
  readonly hp?: number;
  readonly damage?: number;
  /** What differs from the start of the round. */
  readonly fight?: Partial<Fight>;
  readonly from?: Step<CeeLo> | readonly Step<CeeLo>[];
}

/** A scene of Cee-Lo: before a round, or with `fight` in the middle of one, on the player's turn. */
export function ceeLo({ owned, rules = {}, dice = [], from, fight, ...state }: Situation = {}): CeeLoScene {
  return given(game, {
    seats: 1,
    rules,
    dice,
    rests: ['ready', 'roll', 'act', 'reward', 'shop'],
    from: from ?? (fight === undefined ? { do: 'round.ready' } : { do: 'turn' }),
    with(at) {
      Object.assign(at, state);
      Object.assign(at.owned, owned);
      for (let won = 1; won < at.round; won++)
        at.chapters.push({ turns: 1, dealt: 0, taken: 0, healed: 0, hp: at.hp, won: true });
      if (fight === undefined) return;
      at.fight = { ...atTheStart(at), ...fight };
      at.chapters.push({ turns: 0, dealt: 0, taken: 0, healed: 0, hp: at.fight.hp, won: false });
      game.check?.(at);
    },
  });
}

const atTheStart = ({ hp, owned }: State): Fight => ({
  enemyHp: 500,
  enemyMax: 500,
  hp,
  rerolls: 1 + owned['extra-reroll'],
  auto: 3,
  acesUsed: 0,
  wildsUsed: 0,
  turns: { player: 0, enemy: 0 },
  throws: 0,
  dice: [],
  result: null,
  enemyDice: [],
  enemyResult: null,
  wasHit: false,
});

export const roll = { do: 'roll' } as const;
export const attack = { do: 'attack' } as const;
export const defend = { do: 'defend' } as const;
export const reroll = { do: 'reroll' } as const;
export const fight = { do: 'fight' } as const;
export const shop = { do: 'shop' } as const;
export const leave = { do: 'leave' } as const;
export const next = { do: 'next' } as const;
export const strike = { do: 'strike' } as const;
export const wild = (die: number, face: number) => ({ do: 'wild' as const, die, face });
export const buy = (item: keyof Owned) => ({ do: 'buy' as const, item });

export const heard = <K extends Event['type']>(scene: CeeLoScene, type: K) =>
  scene.told(0).filter((event): event is Extract<Event, { type: K }> => event.type === type);

export const fightIn = (scene: CeeLoScene): Fight => {
  if (scene.state.fight === null) throw new Error('nobody fights');
  return scene.state.fight;
};
