import { create, fast, render, seat, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/game.ts';
import { rulesSchema } from '../../rules/house-rules.ts';
import { tell, texts } from '../../text/index.ts';
import { buy, fight, leave, roll, shop } from '../cee-lo.ts';

const begun = (seed: number) => create(game, fast(seed), [{}], rulesSchema.parse({ softInstants: true }));

/** Plays into the first fight, with purchases, so that everything has changed that can. */
function played(match: ReturnType<typeof begun>): ReturnType<typeof begun> {
  for (const option of [shop, buy('extra-reroll'), leave, fight, roll]) {
    const { id } = match.question(seat(0)) ?? { id: 0 };
    const answered = match.answer(0, id, option);
    if (!answered.ok) throw new Error(JSON.stringify(answered));
  }
  return match;
}

describe('a new run', () => {
  test('CL-022, CL-071, CL-105, C-19: has nothing of the one before it, whatever that one has bought, thrown and suffered', () => {
    const old = played(begun(3));
    expect(old.state).toMatchObject({ gold: 8, purchases: 1, owned: { 'extra-reroll': 1 } });
    expect(old.state.fight).not.toBeNull();
    expect(old.state.chapters).toHaveLength(1);
    const { rules, ...fresh } = begun(4).state;
    // Written out: what is compared with itself cannot be found to have changed.
    expect(fresh).toEqual({
      round: 1,
      gold: 20,
      hp: 50,
      damage: 5,
      wounds: 0,
      owned: {
        'loaded-dice': 0,
        'double-down': 0,
        'point-boost': 0,
        'ace-saver': 0,
        'guaranteed-point': 0,
        'high-roller': 0,
        'wild-die': 0,
        'extra-reroll': 0,
        'lucky-clover': 0,
        'devils-ward': 0,
        'first-strike': 0,
      },
      purchases: 0,
      first: 'enemy',
      fight: null,
      chapters: [],
      best: 0,
      over: null,
    });
    expect(rules).toEqual(rulesSchema.parse({ softInstants: true }));
  });

  test('CL-022: begins before the first round, and its log with the line that says so', () => {
    const match = begun(5);
    expect(match.question(seat(0))?.kind).toBe('ready');
    const lines = match.opening.map(({ event }) => tell.event(event)).filter((line) => line !== null);
    expect(lines.map((line) => render(withEngineTexts(texts).en, line.say))).toEqual(['🎲 New run started!']);
    expect(lines.map((line) => render(withEngineTexts(texts)['zh-Hant'], line.say))).toEqual(['🎲 新的挑戰開始了！']);
  });
});
