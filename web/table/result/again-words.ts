import { type Say, say } from '@tavern/engine';
import type { Again } from './result-ways.tsx';

type Company = Pick<Again, 'mine' | 'wanting' | 'awaited' | 'absent' | 'left'>;

/** Why the button for another match must wait; null: it can be pressed. */
export function againWaits({ mine, awaited, absent }: Company): Say | null {
  if (!mine || awaited.length + absent.length === 0) return null;
  return awaited.length === 0
    ? say('frame.again.absent', { who: [...absent] })
    : say('frame.again.waits', { who: [...awaited, ...absent] });
}

/** What the others have answered; null: nothing yet. */
export function againSub(company: Company): Say | null {
  const { mine, wanting, awaited, absent, left } = company;
  // Everybody wanted another match, and then a player left: it begins when one of the others confirms it.
  if (mine && awaited.length + absent.length === 0)
    return left.length > 0 ? say('frame.again.left', { who: [...left] }) : say('frame.again.all');
  return wanting.length > 0 ? say('frame.again.wanted', { who: [...wanting] }) : null;
}
