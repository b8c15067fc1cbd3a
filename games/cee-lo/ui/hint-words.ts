import { cardName, type Flat, type Json, type Say, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import type { HintWords } from '@tavern/kit/hint/use-hint.ts';
import { powerups } from '../rules/catalog.ts';
import type { PowerupId } from '../rules/state.ts';

/** Old Owl's words for the hint. */
export const hintWords = ({ t, tell }: TableSpeech): HintWords => ({
  ask: t('scene.hint'),
  thinking: t('scene.hint.thinking'),
  nothing: t('scene.hint.nothing'),
  mark: t('combat.hinted'),
  would: (option, why) => tell(adviceSay(option, why)),
});

/** What it would do, and why. */
export const adviceSay = (option: Flat, why: Say | null): Say =>
  why === null
    ? say('scene.hint.said', { would: wouldSay(option) })
    : say('scene.hint.because', { would: wouldSay(option), why });

function wouldSay(option: Flat): Say {
  const { do: act, item, die, face } = option as { do: string; item?: PowerupId; die?: number; face?: number };
  if (item !== undefined) return say('scene.hint.buy', { item: cardName(powerups.get(item)) as unknown as Json });
  if (die !== undefined && face !== undefined) return say('scene.hint.wild', { n: die + 1, face });
  return say(`scene.hint.${act}`);
}
