import type { Blocked, Listed } from '@tavern/engine';
import type { PlaceOption } from '../../rules/options.ts';
import type { CardId } from '../../rules/state.ts';
import type { Revolution, RevolutionOption } from '../../rules/types.ts';

const isPlacing = (option: RevolutionOption): option is PlaceOption => option.do === 'place';
const isDown = (option: RevolutionOption): boolean => isPlacing(option) && option.face === 'down';

/**
 * Why a card cannot be placed face-up anywhere: the reason that holds where there is still room, or one of its own, or any. Null: it can,
 * or the question does not say.
 */
export function nowhere({ options, blocked }: Listed<Revolution>, card: CardId): Blocked<RevolutionOption> | null {
  const isUp = (option: RevolutionOption): boolean => isPlacing(option) && option.card === card && option.face === 'up';
  if (options.some(isUp)) return null;
  const open = new Set(options.filter(isPlacing).map(({ zone }) => zone));
  const reasons = blocked.filter(({ option }) => isUp(option));
  const roomy = reasons.find(({ option }) => isPlacing(option) && open.has(option.zone));
  const own = reasons.find(({ why }) => why.key !== 'blocked.taken');
  return roomy ?? own ?? reasons[0] ?? null;
}

/**
 * Card by card what can be placed face-up, then the bluffs. The table shows which zones are taken, so of what is blocked only cards that
 * can go nowhere face-up are told, with one reason each.
 */
export function listed(question: Listed<Revolution>): Listed<Revolution> {
  const { options, blocked } = question;
  if (!options.some(isPlacing)) return question;
  const cards = new Set(blocked.flatMap(({ option }) => (isPlacing(option) ? [option.card] : [])));
  return {
    options: [...options.filter((option) => !isDown(option)), ...options.filter(isDown)],
    blocked: [...cards].flatMap((card) => nowhere(question, card) ?? []),
  };
}
