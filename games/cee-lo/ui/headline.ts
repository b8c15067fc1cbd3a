import { type Question, type Say, say } from '@tavern/engine';
import type { State } from '../rules/state.ts';
import type { CeeLo } from '../rules/types.ts';

/** The words on the beam while something is asked. */
export function headline(view: State, question: Question<CeeLo>): Say | null {
  switch (question.kind) {
    case 'shop':
      return say('scene.headline.shop', { gold: view.gold });
    case 'act':
      return say((view.fight?.rerolls ?? 0) > 0 ? 'scene.headline.act' : 'scene.headline.act.last');
    case 'ready':
    case 'roll':
    case 'bust':
    case 'reward':
      return say(`scene.headline.${question.kind}`);
    default:
      return null;
  }
}
