import { create, fast, type Match } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { game } from '../../../rules/game.ts';
import { rulesSchema } from '../../../rules/house-rules.ts';
import type { CeeLo } from '../../../rules/types.ts';
import { attack, defend, fight, type Situation, wild } from '../../cee-lo.ts';
import { type Answered, answerIn, answering, atRest, ME, Watched } from './watched.ts';

const point4 = { dice: [6, 4, 6], result: { type: 'point', value: 4 } } as const;
const acting: Situation = {
  round: 3,
  damage: 9,
  hp: 56,
  from: { do: 'throw.judged' },
  fight: { ...point4, dice: [...point4.dice], result: { ...point4.result }, enemyHp: 51, enemyMax: 51, hp: 35, throws: 1 },
};

describe('CL-032: the show', () => {
  const attacked = answering({ ...acting, dice: [1, 4, 6, 2, 2, 3] }, attack);

  it('of an attack and the enemy’s answer takes its time: blow, thought, no score, a throw that counts, blow', () => {
    const table = new Watched(attacked.before).tell(attacked);
    expect(table.shown()).toMatchObject({ playing: true, shown: { enemyHp: 15, hp: 35 } });
    const took = table.watch();
    expect(took).toBeGreaterThanOrEqual(500 + 500 + 800 + 1000 + 500 - 20);
    expect(took).toBeLessThanOrEqual(500 + 500 + 800 + 1000 + 500 + 60);
    expect(table.shown()).toMatchObject({ playing: false, rolling: null, shown: { enemyHp: 15, hp: 35 - 21 } });
    expect(table.heard).toEqual(['sword', 'coin', 'dice', 'dice', 'sword', 'coin']);
  });

  it('takes half of it at 2x', () => {
    const took = new Watched(attacked.before, { speed: '2x' }).tell(attacked).watch();
    expect(took).toBeGreaterThanOrEqual(1_600);
    expect(took).toBeLessThanOrEqual(1_720);
  });

  it.each([
    ['off', { speed: 'off' }],
    ['reduced motion', { calm: true }],
  ] as const)('takes nothing with %s, and each sound is heard once', (_, how) => {
    const table = new Watched(attacked.before, how).tell(attacked);
    expect(table.shown()).toMatchObject({ playing: false, shown: { enemyHp: 15, hp: 14 } });
    expect(table.heard.toSorted()).toEqual(['coin', 'dice', 'sword']);
  });

  it('is over at once when somebody has seen enough', () => {
    const table = new Watched(attacked.before).tell(attacked).wait(300);
    table.playback.skip();
    expect(table.shown()).toMatchObject({ playing: false, rolling: null, thinking: false, shown: { hp: 14 } });
    const pictures = table.seen.length;
    table.wait(3_000);
    expect(table.seen.length).toBe(pictures);
  });

  it('is not over before a rival’s opening throw was seen: a press leads to its dice, the next to what they did', () => {
    const opened = answering({ dice: [2, 2, 3] }, fight);
    expect(opened.events.map(({ event }) => event.type)).toEqual(['began', 'threw', 'hit']);
    for (const pressedAfter of [0, 100, 300, 600]) {
      const table = new Watched(opened.before).tell(opened).wait(pressedAfter);
      table.playback.skip();
      expect(table.shown()).toMatchObject({ playing: true, rolling: 'enemy', shown: { enemyDice: [2, 2, 3] } });
      table.watch();
      expect(table.heard).toContain('sword');
      expect(table.shown()).toMatchObject({ playing: false });
    }
    const rolling = new Watched(opened.before).tell(opened).wait(800);
    expect(rolling.shown()).toMatchObject({ rolling: 'enemy' });
    rolling.playback.skip();
    expect(rolling.shown()).toMatchObject({ playing: false, shown: { enemyDice: [2, 2, 3] } });
  });

  it('celebrates a 4-5-6 of one’s own and the blow that fells a rival, and neither a rival’s nor any other blow', () => {
    const greatIn = (given: Answered): (string | undefined)[] => {
      const table = new Watched(given.before).tell(given);
      table.watch();
      const great = table.seen.flatMap(({ now, celebrates }) => (celebrates === null ? [] : [now?.event.type]));
      return [...new Set(great)];
    };
    const thrown = answering({ ...acting, fight: { ...acting.fight, rerolls: 2 }, dice: [4, 5, 6] }, { do: 'reroll' });
    expect(greatIn(thrown)).toEqual(['threw', 'roundWon']);
    expect(greatIn(answering({ ...acting, fight: { ...acting.fight, enemyHp: 20 } }, attack))).toEqual(['hit', 'roundWon']);
    expect(greatIn(attacked)).toEqual([]);
    expect(greatIn(answering({ ...acting, dice: [4, 5, 6] }, attack))).toEqual([]);
    const table = new Watched(thrown.before).tell(thrown);
    table.watch();
    expect(table.heard).toContain('fanfare');
  });

  it('hides what the dice say until they rest', () => {
    const table = new Watched(attacked.before).tell(attacked);
    table.watch();
    const rolling = table.seen.filter((shown) => shown.rolling === 'enemy');
    expect(rolling.map(({ shown }) => shown?.enemyDice)).toContainEqual([1, 4, 6]);
    expect(rolling.map(({ shown }) => shown?.enemyDice)).toContainEqual([2, 2, 3]);
    expect(new Set(rolling.map(({ shown }) => shown?.throwCounts.enemy))).toEqual(new Set([1, 2]));
  });

  it('lets the log wait for what is not to be seen yet', () => {
    const table = new Watched(attacked.before).tell(attacked);
    const all = attacked.events.map((_, index) => `${index}`);
    // The player's own blow is seen at once; the enemy's first throw is in the air.
    expect(table.shown().hidden).toEqual(all.slice(1));
    table.wait(500 + 500 + 200);
    expect(table.shown().hidden).toEqual(all.slice(1));
    table.wait(400);
    expect(table.shown().hidden).toEqual(all.slice(2));
    table.watch();
    expect(table.shown().hidden).toEqual([]);
  });

  it('tells which HP come and go', () => {
    const healed = answering({ ...acting, dice: [2, 2, 3] }, defend);
    const table = new Watched(healed.before).tell(healed);
    table.watch();
    const bumps = new Set(table.seen.flatMap(({ bump }) => (bump === null ? [] : [JSON.stringify(bump)])));
    expect([...bumps]).toEqual(['{"side":"player","by":12}', '{"side":"player","by":-21}']);
  });
});

describe('a round that is won', () => {
  const won = answering({ ...acting, fight: { ...acting.fight, enemyHp: 20 } }, attack);

  it('stays on the table until it has been shown, then the table is cleared', () => {
    const table = new Watched(won.before).tell(won);
    expect(table.shown()).toMatchObject({ playing: true, shown: { enemyHp: 0, dice: [6, 4, 6] } });
    table.watch();
    expect(table.shown()).toMatchObject({ playing: false, shown: null });
    expect(table.heard).toContain('win');
  });

  it('that is foreseen before its events come waits for them', () => {
    const table = new Watched(won.before).foresee(won.after);
    expect(table.shown().shown).toMatchObject({ enemyHp: 20 });
    table.tell(won, { foreseen: true });
    expect(table.shown()).toMatchObject({ playing: true, shown: { enemyHp: 0, dice: [6, 4, 6] } });
    table.watch();
    expect(table.heard).toContain('win');
    expect(table.shown().shown).toBeNull();
  });

  it('is shown also where its events come before what was foreseen could be drawn', () => {
    const table = new Watched(won.before).tell(won, { foreseen: true });
    expect(table.shown()).toMatchObject({ playing: true, shown: { enemyHp: 0 } });
    table.watch();
    expect(table.heard).toEqual(['sword', 'coin', 'win']);
  });

  it('by the enemy’s 1-2-3 in its first throw shows the player’s gold as it was, then as it is', () => {
    const begun = answering({ dice: [1, 2, 3] }, fight);
    const table = new Watched(begun.before).tell(begun);
    table.watch();
    const gold = [...new Set(table.seen.flatMap(({ shown }) => (shown === null ? [] : [shown.gold])))];
    expect(gold).toEqual([20, 40]);
  });
});

describe('what needs no show', () => {
  it('H-14: a table opened again has the same dice, and nothing moves', () => {
    const { before } = answering({ ...acting, dice: [2, 2, 3] }, attack);
    const table = new Watched(before);
    expect(table.shown()).toMatchObject({ playing: false, shown: { dice: [6, 4, 6], hp: 35 } });
  });

  it('what happened before the table was opened is not shown moving, when it comes or later', () => {
    const attacked = answering({ ...acting, dice: [2, 2, 3] }, attack);
    const table = new Watched(attacked.before).tell(attacked, { past: true });
    expect(table.shown()).toMatchObject({ playing: false, shown: { enemyHp: 15, hp: 14 } });
    expect(table.heard).toEqual([]);
  });

  it('a run that is over is not shown again', () => {
    const lost = answering({ ...acting, fight: { ...acting.fight, hp: 5 }, dice: [2, 2, 3] }, attack);
    expect(lost.after.over).toBe('beaten');
    expect(new Watched(lost.after).shown().shown).toBeNull();
    const table = new Watched(lost.before).tell(lost);
    table.watch();
    expect(table.shown().shown).toBeNull();
    expect(table.heard.at(-1)).toBe('lose');
  });

  it('a Wild Die whose outcome was certain is there at once, and counted once', () => {
    const set = answering({ ...acting, owned: { 'wild-die': 2 } }, wild(1, 6));
    const table = new Watched(set.before).foresee(set.after);
    expect(table.shown()).toMatchObject({ playing: false, shown: { dice: [6, 6, 6], wildsUsed: 1 } });
    table.tell(set, { foreseen: true });
    expect(table.heard).toEqual([]);
    expect(table.shown()).toMatchObject({ playing: false, shown: { dice: [6, 6, 6], wildsUsed: 1 } });
    expect(table.shown().shown?.wilds).toEqual([{ die: 1, from: 4, to: 6 }]);
  });
});

describe('however an answer is shown', () => {
  it('the table is what the view says in the end, in whole runs', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const rng = fast(seed * 31).stream('choices');
      const rules = rulesSchema.parse(seed % 2 === 0 ? { softInstants: true, mercy: true, endless: true } : {});
      const match: Match<CeeLo> = create(game, fast(seed), [{}], rules);
      const table = new Watched(structuredClone(match.packet(ME).view));
      const all: Event[] = [];
      for (let answers = 0; match.over === null && answers < 150; answers++) {
        const question = match.question(ME);
        if (question === null) throw new Error('nobody is asked anything');
        const given = answerIn(match, rng.pick(question.options));
        all.push(...given.events.map(({ event }) => event));
        table.tell(given);
        if (rng.int(3) === 0) table.wait(rng.int(120) * 10).playback.skip();
        // Of a rival's opening throw at least the dice are seen.
        if (table.shown().rolling === 'enemy') table.playback.skip();
        else table.watch();
        expect(table.shown()).toMatchObject({ playing: false, rolling: null, thinking: false });
        expect(table.shown().shown).toEqual(atRest(given.after, all));
      }
    }
  });
});
