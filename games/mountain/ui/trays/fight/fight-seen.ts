import type { Seat } from '@tavern/engine';
import type { EnemyInFight } from '../../../rules/state.ts';
import type { View } from '../../../rules/view.ts';
import type { MountainProps } from '../../show/props.ts';

/** The fight that is drawn. */
export interface FightSeen {
  readonly seat: Seat;
  readonly foes: readonly Readonly<EnemyInFight>[];
  /** Rounds fought. */
  readonly round: number;
}

const shownIn = ({ current, fight, winner }: View): FightSeen | null =>
  fight === null || winner !== null ? null : { seat: current, foes: fight.foes, round: fight.round };

const sameEnemies = (one: readonly Readonly<EnemyInFight>[], other: readonly Readonly<EnemyInFight>[]): boolean =>
  one.length === other.length && one.every(({ card }, index) => card === other[index]?.card);

/**
 * The fight at the point that the show has reached: while dice are rolling, the state before them. If the question is about a fight that
 * has not been shown yet, that one, because a question never waits for the show.
 */
export function fightSeen(
  { question, view, show }: Pick<MountainProps, 'question' | 'view' | 'show'>,
  rolling: boolean,
): FightSeen | null {
  const shown = (rolling && show.now !== null ? shownIn(show.now.before) : null) ?? shownIn(show.view);
  const { fight } = view;
  if (question?.kind !== 'fight' || fight === null || show.rewound !== null) return shown;
  return shown !== null && sameEnemies(shown.foes, fight.foes) ? shown : shownIn(view);
}
