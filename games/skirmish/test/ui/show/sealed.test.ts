import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { idsOf, sortedHand } from '../../../ui/play/use-choice.ts';
import { sealedAway } from '../../../ui/show/props.ts';
import { ME, RIVAL, skirmish } from '../../skirmish.ts';

test('FS-005: where nothing is hidden, the cards that a sealed mulligan puts back are marked, of equal ones one', () => {
  const scene = skirmish({
    mine: { hand: ['scout', 'scout', 'rally'] },
    rules: { mulligan: true },
    from: { do: 'round.begin', first: ME } as never,
  });
  const packet = {
    ...scene.match.packet(null),
    sealed: [
      {
        seat: seat(0),
        ask: { kind: 'mulligan' as const },
        option: { do: 'swap' as const, a: 'scout' as const, b: 'rally' as const, c: null },
      },
    ],
  };
  expect(sealedAway(packet, ME)).toEqual(['scout', 'rally']);
  expect(sealedAway(packet, RIVAL)).toEqual([]);
  expect(sealedAway(scene.match.packet(null), ME)).toEqual([]);
  const hand = sortedHand(['scout', 'scout', 'rally']);
  expect([...idsOf(hand, sealedAway(packet, ME))]).toEqual(['scout#0', 'rally#0']);
});
