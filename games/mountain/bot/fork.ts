import type { Args, Opt } from '@tavern/engine';
import type { LuckQuestions } from '../rules/steps/luck.ts';
import { best } from './best.ts';
import { wayValue } from './luck.ts';
import type { Sight } from './sight.ts';

export type ForkOption = Opt<LuckQuestions['fork']>;

/** Of two evils the lesser. */
export const chooseFork = (
  sight: Sight,
  options: readonly ForkOption[],
  { card }: Args<LuckQuestions['fork']>,
): ForkOption | null => best(options, ({ way }) => wayValue(sight, card, way));
