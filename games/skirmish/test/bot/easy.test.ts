import type { AskedPacket } from '@tavern/bots';
import { fast } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { easy } from '../../bot/easy.ts';
import type { Skirmish } from '../../rules/types.ts';
import { drop, ME, pass, play, type Situation, skirmish } from '../skirmish.ts';

function chosen(situation: Situation): unknown {
  const packet = skirmish(situation).match.packet(ME) as AskedPacket<Skirmish>;
  return easy.choose(packet, ME, fast(1).stream('easy'));
}

describe('FS-068, FS-104: the document’s heuristic', () => {
  test('power counts ten times', () => {
    expect(chosen({ mine: { hand: ['scout', 'champion', 'medic'] } })).toEqual(play('champion', 0));
  });

  test('an enemy unit in the slot counts 50: as much as five power', () => {
    expect(chosen({ mine: { hand: ['champion'] }, theirs: { units: [null, null, 'scout'] } })).toEqual(play('champion', 2));
    expect(chosen({ mine: { hand: ['champion', 'fireball'], units: ['scout'] }, theirs: { units: ['scout'] } })).toEqual(
      play('champion', 0),
    );
  });

  test('passing counts 100 with three slots, else −100', () => {
    const three = { units: ['scout', 'scout', 'scout'] } as const;
    expect(chosen({ mine: { hand: ['champion'], ...three } })).toEqual(pass);
    expect(chosen({ mine: { hand: ['champion'], units: ['scout', 'scout'] } })).toEqual(play('champion', 2));
  });

  test('C-23: slots are counted by who is ahead now, not by VP of the round, which nobody has before it is over', () => {
    const behind = {
      mine: { hand: ['champion'], units: ['scout', 'scout', 'scout'] },
      theirs: { units: ['medic', 'medic', 'medic'] },
    } as const;
    expect(chosen(behind)).toEqual(play('champion', 0));
    const ahead = skirmish({ mine: { hand: ['champion'], units: ['scout', 'scout', 'scout'] } });
    expect(ahead.view(0).players[0]?.vp).toBe(0);
    expect(chosen({ mine: { hand: ['champion'], units: ['scout', 'scout', 'scout'] } })).toEqual(pass);
  });

  test('H-20: it passes when its rival has passed and it is ahead', () => {
    expect(chosen({ mine: { hand: ['champion'], units: ['scout'] }, theirs: { passed: true } })).toEqual(pass);
    expect(chosen({ mine: { hand: ['champion'] }, theirs: { passed: true, units: ['scout'] } })).toEqual(play('champion', 0));
  });

  test('H-20: it passes when its best play gains nothing', () => {
    const full = { hand: ['scout'], units: ['champion', 'champion', null, null] } as const;
    expect(chosen({ mine: { ...full, hand: ['rally'] } })).toEqual(pass);
  });
});

test('FS-061: of several targets it takes the first', () => {
  expect(
    chosen({ mine: { hand: ['archer'], units: [null, null, 'champion', 'champion'] }, theirs: { units: ['scout', 'champion'] } }),
  ).toEqual(play('archer', 0, 'rival-0'));
});

test('it answers whatever else it is asked', () => {
  const scene = skirmish({ mine: { hand: ['colossus', 'medic'] } }).answer(0, play('colossus', 0));
  const packet = scene.match.packet(ME) as AskedPacket<Skirmish>;
  expect(easy.choose(packet, ME, fast(1).stream('easy'))).toEqual(drop('medic'));
  scene.asks(0, 'discard');
});
