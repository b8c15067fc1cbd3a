import { describe, expect, it } from 'vitest';
import type { Change } from '../../../rules/events.ts';
import type { Owned, State } from '../../../rules/state.ts';
import { oddsSheet } from '../../../ui/combat/odds-rows.ts';
import { ownedPowerups } from '../../../ui/combat/powerups.ts';
import { endSay, enemyDidSay, sourceOf } from '../../../ui/combat/result-words.ts';
import { tagsOf } from '../../../ui/combat/tags.ts';
import { wildOutcome } from '../../../ui/combat/wild-outcomes.ts';
import { headline } from '../../../ui/headline.ts';
import { stacksOf } from '../../../ui/scene/stacks.ts';
import { NOTHING_LEFT } from '../../../ui/show/left.ts';
import { type ShownFight, shownFightOf } from '../../../ui/show/shown-fight.ts';
import { ceeLo, fightIn, type Situation } from '../../cee-lo.ts';

/** A point of 4 with 6-6-4, unless something else is said. */
function acting(situation: Situation = {}, notes: Partial<ShownFight> = {}): { state: State; shown: ShownFight } {
  const scene = ceeLo({
    from: { do: 'throw.judged' },
    round: 3,
    hp: 56,
    damage: 9,
    ...situation,
    fight: {
      dice: [6, 6, 4],
      result: { type: 'point', value: 4 + (situation.owned?.['point-boost'] ?? 0) },
      enemyHp: 51,
      enemyMax: 51,
      hp: 35,
      throws: 1,
      ...situation.fight,
    },
  });
  const { state } = scene;
  const shown = shownFightOf({ view: state, left: NOTHING_LEFT, now: null, rewound: null });
  if (shown === null) throw new Error('nobody fights');
  return { state, shown: { ...shown, ...notes } };
}

const change = (by: Change['by'], die: number, from: number, to: number): Change => ({ by, die, from, to });

describe('stacks of coins', () => {
  const counted = (n: number, most: number): readonly number[] => stacksOf(n, most).all.map(({ coins }) => coins);

  it('are ten high, with places for what was lost', () => {
    expect(counted(35, 56)).toEqual([10, 10, 10, 5, 0, 0]);
    expect(stacksOf(35, 56).all.map(({ places }) => places)).toEqual([10, 10, 10, 10, 10, 6]);
  });

  it.each([1, 22, 51, 97, 140, 141, 242, 700, 2_500, 99_999])(
    'of %i HP are never more than fourteen, and none is lost',
    (most) => {
      const { all, worth } = stacksOf(most, most);
      expect(all.length).toBeLessThanOrEqual(14);
      const coins = all.reduce((sum, stack) => sum + stack.coins, 0);
      expect(coins).toBe(Math.ceil(most / worth));
    },
  );

  it('leave a coin to a side that has anything left, and none to the dead', () => {
    expect(counted(1, 2_500)[0]).toBe(1);
    expect(counted(0, 56)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('tags at the dice', () => {
  const tagged = (situation: Situation, notes: Partial<ShownFight>) => {
    const { state, shown } = acting(situation, notes);
    return tagsOf(state, shown).map(({ die, by, text }) => [die, by, text.with?.['from'], text.with?.['to']]);
  };

  it('CL-044: say that a loaded die is always 6, whatever it fell as', () => {
    expect(tagged({ owned: { 'loaded-dice': 1 } }, { changes: [] })).toEqual([[0, 'loaded-dice', undefined, undefined]]);
  });

  it('H-10: not when a Wild Die has set it to something else', () => {
    const wilds = [{ die: 0, from: 6, to: 4 }];
    const fight = { dice: [4, 6, 4], result: { type: 'point' as const, value: 6 } };
    expect(tagged({ owned: { 'loaded-dice': 1, 'wild-die': 1 }, fight }, { wilds })).toEqual([[0, 'wild-die', 6, 4]]);
    // Nor before the log has come that tells of it.
    expect(tagged({ owned: { 'loaded-dice': 1, 'wild-die': 1 }, fight }, {})).toEqual([]);
  });

  it('CL-052: name the Lucky Clover with what it changed', () => {
    expect(tagged({ owned: { 'lucky-clover': 1 } }, { changes: [change('lucky-clover', 2, 1, 4)] })).toEqual([
      [2, 'lucky-clover', 1, 4],
    ]);
  });

  it('CL-047: an Ace Saver is told once, not thrice', () => {
    const changes = [0, 1, 2].map((die) => change('ace-saver', die, 1, 6));
    const fight = { dice: [6, 6, 6], result: { type: 'trips' as const, value: 6 } };
    expect(tagged({ owned: { 'ace-saver': 1 }, fight }, { changes }).map(([, by]) => by)).toEqual(['ace-saver']);
  });
});

describe('the ribbon', () => {
  it('CL-046: tells the point from its boost', () => {
    const { state, shown } = acting({ owned: { 'point-boost': 1 } });
    expect(sourceOf(state, shown)).toMatchObject({ key: 'combat.source.boosted', with: { die: 4, boost: 1 } });
  });

  it('CL-010: tells that trips of six were aces', () => {
    const fight = { dice: [6, 6, 6], result: { type: 'trips' as const, value: 6 } };
    const { state, shown } = acting({ fight }, { changes: [change('ace-saver', 0, 1, 6)] });
    expect(sourceOf(state, shown)?.key).toBe('combat.source.saved');
  });

  it('H-03: says what 1-2-3 costs: the run, or two fifths of the most HP', () => {
    const fight = { dice: [1, 2, 3], result: { type: 'cursed' as const, value: 0 } };
    const { state, shown } = acting({}, fight);
    expect(sourceOf(state, shown)?.key).toBe('combat.source.lost');
    expect(sourceOf({ rules: { ...state.rules, softInstants: true } }, shown)).toMatchObject({ with: { loss: 23 } });
  });

  it('tells how the fight ended', () => {
    const { shown } = acting();
    expect(endSay(shown)).toBeNull();
    const won = { type: 'roundWon', round: 3, how: 'blow', gold: 30, hp: 4, damage: 3 } as ShownFight['end'];
    expect(endSay({ ...shown, end: won })).toMatchObject({ won: true, sub: { with: { gold: 30, hp: 4, damage: 3 } } });
    const lost = { type: 'ended', how: 'beaten', round: 3 } as ShownFight['end'];
    expect(endSay({ ...shown, end: lost })).toMatchObject({ won: false, title: { key: 'combat.end.beaten' } });
  });

  it('says what the enemy’s throw did, and under mercy what it would have done', () => {
    const { state, shown } = acting({}, { enemyDice: [2, 2, 3], enemyResult: { type: 'point', value: 3 } });
    expect(enemyDidSay(state, shown)).toBeNull();
    const blow = { type: 'hit', side: 'player', damage: 21, hp: 35, soft: false, spared: false } as ShownFight['enemyBlow'];
    expect(enemyDidSay(state, { ...shown, enemyBlow: blow })).toEqual({ key: 'combat.enemy.hit', with: { damage: 21 } });
    const spared = { ...blow, spared: true } as ShownFight['enemyBlow'];
    expect(enemyDidSay(state, { ...shown, enemyBlow: spared })?.key).toBe('combat.enemy.spared');
  });
});

describe('powerups on the rail', () => {
  const left = (owned: Partial<Owned>, notes: Partial<ShownFight> = {}, rules: Partial<State['rules']> = {}) => {
    const { state, shown } = acting({ owned, rules }, notes);
    return ownedPowerups(state, shown).map(({ card, left: say, spent }) => [card.id, say.with, spent]);
  };

  it('CL-050, CL-051, CL-047: say what is left of them in this round', () => {
    expect(left({ 'wild-die': 2, 'extra-reroll': 1, 'ace-saver': 1 }, { wildsUsed: 1, rerolls: 2, acesUsed: 1 })).toEqual([
      ['wild-die', { left: 1, of: 2 }, false],
      ['ace-saver', { left: 0, of: 1 }, true],
      ['extra-reroll', { left: 2, of: 2 }, false],
    ]);
  });

  it('H-07: never work more often than always', () => {
    expect(left({ 'lucky-clover': 8 })).toEqual([['lucky-clover', { p: 100 }, false]]);
  });

  it('C-09: count second copies only where the table stacks everything', () => {
    expect(left({ 'loaded-dice': 2, 'double-down': 2 })).toEqual([
      ['loaded-dice', { n: 1 }, false],
      ['double-down', { times: 2 }, false],
    ]);
    expect(left({ 'loaded-dice': 2, 'double-down': 2 }, {}, { stackEverything: true })).toEqual([
      ['loaded-dice', { n: 2 }, false],
      ['double-down', { times: 3 }, false],
    ]);
  });
});

describe('the faces of a Wild Die', () => {
  const set = (situation: Situation, die: number, face: number) => {
    const { state } = acting({ owned: { 'wild-die': 1 }, ...situation });
    return wildOutcome(state, fightIn({ state } as never), { do: 'wild', die, face });
  };

  it('H-08: 4-5-6 wins, and needs no second press', () => {
    expect(set({}, 1, 5)).toMatchObject({ result: { type: 'instant-win' }, tone: 'good', confirm: false });
  });

  it('H-08: 1-2-3 is asked for twice, and says what it costs', () => {
    const fight = { dice: [1, 1, 3], result: { type: 'point' as const, value: 3 } };
    expect(set({ fight }, 0, 2)).toMatchObject({ text: { key: 'combat.wild.lose' }, confirm: true });
    expect(set({ fight, rules: { softInstants: true } }, 0, 2)).toMatchObject({
      text: { key: 'combat.wild.curse', with: { loss: 23 } },
      confirm: true,
    });
  });

  it('tells the damage, and whether it is enough', () => {
    expect(set({}, 2, 5)).toMatchObject({ text: { key: 'combat.wild.scores', with: { damage: 45 } } });
    expect(set({}, 2, 6)).toMatchObject({ text: { key: 'combat.wild.deadly', with: { damage: 54 } }, tone: 'good' });
    expect(set({}, 0, 2)).toMatchObject({ text: { key: 'combat.wild.none' }, tone: 'bad' });
  });

  it('CL-047: three aces made by hand are saved too', () => {
    const fight = { dice: [1, 1, 2], result: { type: 'point' as const, value: 2 } };
    expect(set({ fight, owned: { 'wild-die': 1, 'ace-saver': 1 } }, 2, 1).result).toEqual({ type: 'trips', value: 6 });
  });
});

describe('the odds paper', () => {
  const enemy = { key: 'card.auntie-fox.name' };
  const sheet = (situation: Situation, asked: string | null) => {
    const { state } = acting(situation);
    return oddsSheet(state, fightIn({ state } as never), asked, enemy);
  };
  const whole = (rows: readonly { readonly p: number }[] = []): number => rows.reduce((sum, { p }) => sum + p, 0);

  it.each(['roll', 'act', 'bust'])('lists every case of the next throw (%s), and they make 100 %%', (asked) => {
    const shown = sheet({}, asked);
    expect(whole(shown?.rows)).toBeCloseTo(1, 12);
    expect(shown?.rows.length).toBeGreaterThan(3);
  });

  it('CL-101: without rerolls it tells of the enemy’s next throw', () => {
    const shown = sheet({ fight: { rerolls: 0 } }, 'act');
    expect(shown?.title).toMatchObject({ key: 'combat.odds.enemy' });
    expect(whole(shown?.rows)).toBeCloseTo(1, 12);
  });

  it('CL-091: says where 1-2-3 cannot come', () => {
    const safe = (owned: Partial<Owned>) => sheet({ owned }, 'act')?.notes.some(({ key }) => key === 'combat.odds.safe');
    expect(safe({ 'high-roller': 1 })).toBe(true);
    expect(safe({})).toBe(false);
  });

  it('C-07: a throw without score is a bust only where no reroll is left for it', () => {
    const label = (rerolls: number) => sheet({ fight: { rerolls } }, 'act')?.rows.find(({ id }) => id === 'none')?.label.key;
    expect(label(2)).toBe('combat.odds.none');
    expect(label(1)).toBe('combat.odds.bust');
  });

  it('shows nothing where nothing is asked', () => {
    expect(sheet({}, null)).toBeNull();
  });
});

describe('the beam', () => {
  it('offers no reroll where none is left', () => {
    const said = (rerolls: number) => {
      const { state } = acting({ fight: { rerolls } });
      return headline(state, { kind: 'act' } as never)?.key;
    };
    expect(said(1)).toBe('scene.headline.act');
    expect(said(0)).toBe('scene.headline.act.last');
  });

  it('tells the gold in the shop', () => {
    expect(headline(acting().state, { kind: 'shop' } as never)).toMatchObject({ key: 'scene.headline.shop', with: { gold: 20 } });
  });
});
