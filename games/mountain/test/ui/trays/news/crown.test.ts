import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Mountain } from '../../../../rules/types.ts';
import { roundsLeft, threatsTo } from '../../../../ui/odds/threats.ts';
import { newsIn } from '../../../../ui/trays/news/news.ts';
import { newsWords } from '../../../../ui/trays/news/news-words.ts';
import { headlineFor, headlineWhile } from '../../../../ui/words/ask-words.ts';
import { type Hero, mountain } from '../../../mountain.ts';
import { end, move } from '../../../rules/actions.ts';
import { english, Watcher } from '../eyes.ts';

/** Seat 0 steps onto the Final tile; the others are where they are said to be. */
function reached(others: readonly Hero[], rules: Partial<Mountain['rules']> = {}) {
  const scene = mountain({ players: [{ at: 18 }, ...others], dice: [1], rules, rests: ['turn', 'after', 'fight', 'duel'] });
  return new Watcher(scene, 0).answer(0, move);
}

/** What somebody reads about it. */
function readBy(watcher: Watcher): readonly string[] {
  const news = newsIn(watcher.events, watcher.viewer, null);
  if (news === null) return [];
  const { title, lines } = newsWords(news, watcher.viewer, watcher.packet.view);
  return [title, ...lines].map(english);
}

const rounded = (watcher: Watcher) =>
  threatsTo(watcher.packet.view, seat(0)).map(({ chance, ...rest }) => ({
    ...rest,
    chance: Math.round(chance * 10_000) / 10_000,
  }));

describe('landing on the crown is told with what it means', () => {
  test('whom the die may bring there in one round, with the faces and the chance', () => {
    const watcher = reached([{ at: 15 }, { at: 17 }, { at: 4 }]);
    expect(readBy(watcher)).toEqual([
      'You have reached the crown!',
      'One round! Who can still reach you: Odo on a 2–4 (75%), Mei on a 4 (25%).',
    ]);
    expect(readBy(watcher.answer(0, end))).toEqual([
      'You claim the crown!',
      'One round! Who can still reach you: Odo on a 2–4 (75%), Mei on a 4 (25%).',
    ]);
  });

  test('nobody: then only a card could', () => {
    expect(readBy(reached([{ at: 3 }, { at: 14 }]))[1]).toBe(
      'One round! Nobody can reach you with the die; only a card could bring them.',
    );
  });

  test('it says so to players who may still come', () => {
    const scene = mountain({ players: [{ at: 18 }, { at: 16 }], dice: [1], rests: ['after'] });
    expect(readBy(new Watcher(scene, 1).answer(0, move))).toEqual([
      'Ysolde has reached the crown!',
      'One round! Who can still reach Ysolde: you on a 3–4 (50%).',
    ]);
  });

  test('a player who stands there already needs no die', () => {
    expect(readBy(reached([{ at: 19 }]))[1]).toBe('One round! Who can still reach you: Mei (already there).');
  });
});

describe('who can still come is reckoned as the rules have it', () => {
  test('what is worn and drunk counts: a cloak brings them there on a 3, a Beer on none', () => {
    expect(rounded(reached([{ at: 15, armour: 'velvet-cloak' }]))).toEqual([
      { seat: 1, here: false, turns: 1, rolls: [3, 4], chance: 0.5 },
    ]);
    expect(rounded(reached([{ at: 15, beers: 1 }]))).toEqual([]);
  });

  test('a player who skips the next turn, or sleeps it off, does not come; nor does one who has given up', () => {
    expect(
      rounded(
        reached([
          { at: 18, skip: true },
          { at: 18, hp: 0 },
        ]),
      ),
    ).toEqual([]);
  });

  test('a long siege lasts two rounds: two rolls each, of which a Beer slows the first', () => {
    const watcher = reached([{ at: 14 }, { at: 14, beers: 1 }, { at: 18, skip: true }], { finalWin: 'longSiege' });
    expect(roundsLeft(watcher.packet.view, seat(0))).toBe(2);
    // 14 to 19: five tiles with two d4 are 10 of 16; with a Beer, which leaves at least one tile, 7 of 16.
    expect(rounded(watcher)).toEqual([
      { seat: 3, here: false, turns: 1, rolls: [1, 2, 3, 4], chance: 1 },
      { seat: 1, here: false, turns: 2, rolls: [], chance: 0.625 },
      { seat: 2, here: false, turns: 2, rolls: [], chance: 0.4375 },
    ]);
    expect(readBy(watcher)[1]).toBe(
      'Two rounds! Who can still reach you: Bram on any roll (100%), Mei with 2 rolls (63%), Odo with 2 rolls (44%).',
    );
  });

  test('in the round that goes on only those count who still have a turn before the claim is won', () => {
    const watcher = reached([{ at: 17 }, { at: 17 }]).answer(0, end);
    expect(rounded(watcher).map((each) => each.seat)).toEqual([1, 2]);
    watcher.answer(1, { do: 'sleep' });
    expect(rounded(watcher).map((each) => each.seat)).toEqual([2]);
    watcher.answer(1, end);
    expect(rounded(watcher).map((each) => each.seat)).toEqual([2]);
    watcher.answer(2, { do: 'sleep' });
    expect(rounded(watcher)).toEqual([]);
  });

  test('where reaching it wins at once there is nothing left to hope for', () => {
    const scene = mountain({ players: [{ at: 18 }, { at: 18 }], dice: [1], rules: { finalWin: 'instant' }, rests: [] });
    const watcher = new Watcher(scene, 0).answer(0, move);
    expect(readBy(watcher)).toEqual([]);
    expect(threatsTo(watcher.packet.view, seat(0))).toEqual([]);
  });
});

describe('who holds the crown is an alarm on the beam until it is over', () => {
  const beam = (scene: ReturnType<typeof mountain>, who: number) => {
    const packet = scene.match.packet(seat(who));
    const said = packet.question === null ? headlineWhile(packet, seat(who)) : headlineFor(packet.question, packet.view);
    const words = [said?.title, said?.sub].flatMap((each) => (each === undefined ? [] : [english(each)]));
    return { words, alarm: said?.alarm ?? false };
  };
  const held = (others: readonly Hero[]) =>
    mountain({ players: [{ at: 18 }, ...others], dice: [1], rests: ['turn', 'after'] })
      .answer(0, move)
      .answer(0, end);

  test('to the one on turn: whom to stop, how long it takes, and how', () => {
    expect(beam(held([{ at: 15 }, { at: 3 }]), 1)).toEqual({
      words: ['Your turn: stop Ysolde!', 'Ysolde holds the Final tile: one round left. Roll a 4 (25%) to get there, then duel.'],
      alarm: true,
    });
    expect(beam(held([{ at: 18 }]), 1).words[1]).toContain('Any roll gets you there: move, then duel.');
    expect(beam(held([{ at: 3 }]), 1).words[1]).toContain('No roll gets you there: only a card can help.');
    expect(beam(held([{ at: 19 }]), 1).words[1]).toContain('You are there: start a duel.');
  });

  test('after the action: a duel where there is one, or that nothing is left to do', () => {
    const asleep = held([{ at: 3 }]).answer(1, { do: 'sleep' });
    expect(beam(asleep, 1)).toEqual({
      words: ['Can you stop Ysolde?', 'Ysolde holds the Final tile: one round left. You can do nothing more about it this turn.'],
      alarm: true,
    });
  });

  test('to those who wait, and to the holder without alarm', () => {
    const scene = held([{ at: 15 }, { at: 3 }]);
    expect(beam(scene, 2)).toEqual({ words: ['Ysolde holds the Final tile: one round left.'], alarm: true });
    expect(beam(scene, 0)).toEqual({ words: ['You hold the Final tile: one round left.'], alarm: false });
    expect(headlineWhile(mountain({ players: [{ at: 18 }, {}] }).match.packet(seat(1)), seat(1))).toBeNull();
  });
});
