import type { Event } from '../../rules/events.ts';

/** What a struggle is remembered for: a full square, a battle of leaders, a look into a hand, a Help card that was neutralised, and the end. */
export function matters({ type }: Event): boolean {
  return type === 'squareFull' || type === 'battle' || type === 'looked' || type === 'neutralised' || type === 'ended';
}
