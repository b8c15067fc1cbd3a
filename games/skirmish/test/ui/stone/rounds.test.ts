import { expect, test } from 'vitest';
import { countOf } from '../../../ui/play/count.ts';
import { roundRows, stakeFor } from '../../../ui/stone/rounds.ts';
import { end, ME, RIVAL, type Situation, type SkirmishScene, skirmish } from '../../skirmish.ts';

const viewOf = (scene: SkirmishScene) => scene.match.packet(ME).view;
const stake = (situation: Situation, who = ME) => stakeFor(viewOf(skirmish(situation)), who);

test('the stone counts slots while the round is fought, and VP once it is counted', () => {
  const scene = skirmish({ mine: { units: ['banner_lord'] }, theirs: { units: [null, 'champion', null, null] } });
  expect(countOf(viewOf(scene))).toEqual([1, 1]);
  end(scene);
  expect(countOf(viewOf(scene))).toEqual([2, 1]);
});

test('the rounds of the match stand there, also those to come', () => {
  const before = viewOf(skirmish({ round: 2, theirs: { won: 1 } }));
  const ended = { type: 'roundEnded', round: 1, winner: RIVAL, vp: [1, 3], won: [0, 1], ties: 0 } as const;
  const event = { event: { ...ended, vp: [...ended.vp], won: [...ended.won] } };
  expect(roundRows(before, [event])).toEqual([
    { round: 1, state: 'won', winner: RIVAL, vp: [1, 3] },
    { round: 2, state: 'now', winner: null, vp: [0, 0] },
    { round: 3, state: 'later', winner: null, vp: null },
  ]);
  // Somebody who came later does not know how it was.
  expect(roundRows(before, [])[0]).toEqual({ round: 1, state: 'unknown', winner: null, vp: null });
});

test('what is at stake is told from the viewer’s side', () => {
  expect(stake({})).toBe('open');
  expect(stake({ round: 2, mine: { won: 1 } })).toBe('canTie');
  expect(stake({ round: 2, mine: { won: 1 } }, RIVAL)).toBe('mustWin');
  expect(stake({ round: 3, mine: { won: 1 }, theirs: { won: 1 } })).toBe('decides');
  expect(stake({ round: 2, ties: 1 })).toBe('decides');
});
