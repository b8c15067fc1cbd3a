import { type Question, type Say, say } from '@tavern/engine';
import type { State } from '../rules/state.ts';
import type { CeeLo } from '../rules/types.ts';

/** The words on the beam while something is asked. */
export function slip(view: State, question: Question<CeeLo>): Say | null {
  switch (question.kind) {
    case 'shop':
      return say('scene.slip.shop', { gold: view.gold });
    case 'act':
      return say((view.fight?.rerolls ?? 0) > 0 ? 'scene.slip.act' : 'scene.slip.act.last');
    case 'ready':
    case 'roll':
    case 'bust':
    case 'reward':
      return say(`scene.slip.${question.kind}`);
    default:
      return null;
  }
}
