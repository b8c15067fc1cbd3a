import { enemies } from '../../rules/catalog.ts';
import { type Changes, pile, type Told, unchanged } from './changes.ts';
import type { Stage } from './stage.ts';

type OfCombat =
  | 'challenged'
  | 'duelBegan'
  | 'duelRound'
  | 'duelEnded'
  | 'foes'
  | 'fightRound'
  | 'fightWon'
  | 'fightLost'
  | 'retreated'
  | 'spoils';

/** Fights and duels. */
export const combatChanges: Changes<OfCombat> = {
  challenged: (stage, { seat, targets, cause }) => ({ ...stage, offer: { by: seat, targets, cause } }),
  duelBegan: (stage, { seat, fighters, cause, tile }) => ({
    ...stage,
    offer: null,
    duel: { by: seat, cause, tile, fighters, round: 0, fallen: [], fled: [] },
  }),
  duelRound: (stage, { round, fighters }) => ({
    ...stage,
    stumble: stage.stumble && !fighters.some(({ seat, fled }) => seat === stage.current && !fled),
    duel: stage.duel === null ? null : { ...stage.duel, round },
  }),
  duelEnded: (stage) => ({ ...stage, duel: null }),
  foes(stage, { seat, foes }) {
    const drawn = foes.map((card) => ({ card, tier: enemies.get(card).tier, hp: enemies.get(card).hp }));
    const fewer = drawn.reduce((left, { tier }) => pile(left, 'enemy', tier, -1), stage);
    return { ...fewer, fight: { seat, foes: drawn, round: 0 } };
  },
  fightRound: strike,
  fightWon: leaveFoes,
  fightLost: leaveFoes,
  retreated(stage, { seat, from }) {
    if (from === 'fight') return leaveFoes(stage);
    return stage.duel === null ? stage : { ...stage, duel: { ...stage.duel, fled: [...stage.duel.fled, seat] } };
  },
  spoils: unchanged,
};

function strike(stage: Stage, { round, foes }: Told<'fightRound'>): Stage {
  const { fight } = stage;
  if (fight === null) return stage;
  const struck = fight.foes.map((foe, index) => ({ ...foe, hp: foes.find((line) => line.index === index)?.hp ?? foe.hp }));
  return { ...stage, stumble: false, fight: { ...fight, foes: struck, round } };
}

/** Whoever still stands goes back under the deck (C-25). */
export function leaveFoes(stage: Stage): Stage {
  const { fight } = stage;
  if (fight === null) return stage;
  const standing = fight.foes.filter(({ hp }) => hp > 0);
  return standing.reduce((more: Stage, { tier }) => pile(more, 'enemy', tier, 1), { ...stage, fight: null });
}
