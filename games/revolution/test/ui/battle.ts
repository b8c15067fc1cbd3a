import { seat } from '@tavern/engine';
import type { EventOf } from '../../rules/events.ts';
import { full, heard, type RevolutionScene, revolution, seal } from '../revolution.ts';

/**
 * The round of the mockups: The Old General with a Colonel, a Sheriff, a Minuteman, Veterans' Parade and Midnight Rally, against
 * The Market Maker with a Coder, a Magnate, a Manager, a face-down card and Scandal.
 */
export const rallied = (points: readonly [number, number] = [26, 23]): RevolutionScene =>
  revolution({
    round: 3,
    from: { do: 'secret' },
    mine: { leader: 's-6', zones: full('c-13', 'c-6', 'c-8', 'h-9'), hand: ['sp-6', 'c-1'], vp: points[0] },
    theirs: {
      leader: 's-5',
      zones: { ...full('c-10', 'c-26', 'c-25', 'h-4'), help: ['h-4', 'down'] },
      hand: ['sp-5', 'c-9'],
      vp: points[1],
    },
  });

/** Both have sealed their cards. */
export const counted = (points?: readonly [number, number]): RevolutionScene =>
  rallied(points).answer(0, seal('sp-6')).answer(1, seal('sp-5'));

/** The battle that was told last. */
export function battleIn(scene: RevolutionScene): EventOf<'battle'> {
  const [battle] = heard(scene, 0, 'battle');
  if (battle === undefined) throw new Error('there was no battle');
  return battle;
}

export const NEAR = seat(0);
export const FAR = seat(1);
