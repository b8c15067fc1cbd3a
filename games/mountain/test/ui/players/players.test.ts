import { LANGUAGES, render, say, seat, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { texts } from '../../../text/index.ts';
import { doingOf } from '../../../ui/players/doing.ts';
import { looksSame, type PlaqueOf, plaquesOf } from '../../../ui/players/plaque-of.ts';
import { statesOf, turnStates } from '../../../ui/players/states.ts';
import { STATUSES } from '../../../ui/tips/what.ts';
import { type MountainScene, mountain } from '../../mountain.ts';
import { randomQuestions } from '../ledge/matches.ts';

const words = withEngineTexts(texts);
const isTold = (key: string): boolean => LANGUAGES.every((language) => render(words[language], say(key)) !== `[${key}]`);

function strip(scene: MountainScene, viewer: number | null | 'all'): readonly PlaqueOf[] {
  const who = viewer === null || viewer === 'all' ? null : seat(viewer);
  const { waiting } = scene.match.packet(who);
  const view = scene.view(viewer);
  return plaquesOf({ view, waiting, viewer: who, live: true });
}

const four = () =>
  mountain({
    players: [
      { class: 'hunter', at: 8, left: 'lords-sword', pack: ['beer'] },
      { class: 'monk', at: 8, armour: 'robe', pack: ['trap'] },
      { class: 'porter', at: 8, hp: 0, left: 'dagger', pack: ['luck-charm', 'wardstone'] },
      { class: 'warden', at: 5, right: 'silver-shield', pack: ['fairy-dust'], kept: ['instinct'] },
    ],
  });

describe('the strip of players', () => {
  test('KM-182: where nothing is hidden, every backpack and kept card is open, and nobody’s elsewhere', () => {
    const all = strip(four(), 'all');
    expect(all.map(({ open, pack }) => [open, pack])).toEqual([
      [true, ['beer']],
      [true, ['trap']],
      [true, ['luck-charm', 'wardstone']],
      [true, ['fairy-dust']],
    ]);
    expect(all[3]?.player.kept).toEqual([{ card: 'instinct', at: null }]);
    for (const viewer of [null, 1]) expect(strip(four(), viewer).map(({ open }) => open)).toEqual([false, false, false, false]);
  });

  test('KM-032: in turn order, with gear, numbers, place, who is on turn and what is asked', () => {
    const plaques = strip(four(), 1);
    expect(plaques.map(({ seat: who }) => who)).toEqual([0, 1, 2, 3]);
    expect(plaques.map(({ gear }) => gear)).toEqual([['lords-sword'], ['robe'], ['dagger'], ['silver-shield']]);
    expect(plaques.map(({ player }) => [player.at, player.attack, player.defence])).toEqual([
      [8, 3, 1],
      [8, 1, 2],
      [8, 2, 1],
      [5, 1, 3],
    ]);
    expect(plaques.map(({ current, doing }) => [current, doing])).toEqual([
      [true, 'turn'],
      [false, null],
      [false, null],
      [false, null],
    ]);
    expect(plaques.map(({ used, capacity }) => [used, capacity])).toEqual([
      [1, 4],
      [1, 4],
      [2, 5],
      [1, 4],
    ]);
    expect(plaques[3]?.player.keptCount).toBe(1);
  });

  test('KM-033, KM-039: what everybody is at is told in words and in a picture, what you are at is asked elsewhere', () => {
    const told = (scene: MountainScene, viewer: number | null) =>
      strip(scene, viewer).map((each) => doingOf(each)?.words ?? null);
    expect(told(four(), 1)).toEqual(['players.doing.turn', null, 'players.status.down', null]);
    expect(told(four(), 0)).toEqual([null, null, 'players.status.down', null]);
    const fight = mountain({
      players: [{ at: 8 }, {}],
      board: { 9: 'enemy2' },
      enemies2: ['orc'],
      dice: [1, 9],
      rests: ['fight'],
    });
    const [fighter] = strip(fight.answer(0, { do: 'move' }), 1);
    expect(fighter === undefined ? null : doingOf(fighter)).toEqual({ icon: 'crossed-swords', words: 'players.doing.fight' });
  });

  test('KM-034, KM-078: of several states the most important one is told beside its sign', () => {
    const told = (hero: object): string | null => {
      const [, plaque] = strip(mountain({ players: [{}, hero] }), 0);
      return plaque === undefined ? null : (doingOf(plaque)?.words ?? null);
    };
    expect(told({ at: 19, claim: true, invisible: true, skip: true })).toBe('players.status.claim');
    expect(told({ hp: 0, skip: true })).toBe('players.status.down');
    expect(told({ skip: true, invisible: true, beers: 1 })).toBe('players.status.skip');
    expect(told({ beers: 1 })).toBeNull();
  });

  test('a player who is away is said to be so, whatever is asked of them; where a bot plays, what it is doing', () => {
    const doing = (presence: PlaqueOf['presence']) =>
      strip(four(), 1)
        .slice(0, 2)
        .map((each) => doingOf({ ...each, presence })?.words ?? null);
    expect(doing('away')).toEqual(['players.away', 'players.away']);
    expect(doing('lent')).toEqual(['players.doing.turn', 'players.lent']);
    expect(doing('bot')).toEqual(['players.doing.turn', null]);
    for (const key of ['players.away', 'players.lent', 'players.bot', 'players.won']) expect(isTold(key)).toBe(true);
  });

  test('KM-032: players on your tile are shown large, nobody else is, and you yourself are not', () => {
    expect(strip(four(), 0).map(({ beside }) => beside)).toEqual([false, true, true, false]);
    expect(strip(four(), 3).map(({ beside }) => beside)).toEqual([false, false, false, false]);
    expect(strip(four(), null).map(({ beside }) => beside)).toEqual([false, false, false, false]);
  });

  test('KM-033: a backpack is open only where its owner is knocked out on your tile', () => {
    expect(strip(four(), 0).map(({ pack }) => pack)).toEqual([null, null, ['luck-charm', 'wardstone'], null]);
    expect(strip(four(), 3).map(({ pack }) => pack)).toEqual([null, null, null, null]);
    expect(strip(four(), null).map(({ pack }) => pack)).toEqual([null, null, null, null]);
  });

  test('what somebody does is told in step with the board: a duel as soon as it is shown, a question only when all has been shown', () => {
    const scene = mountain({ players: [{ at: 3 }, { at: 3 }, { at: 5 }], rests: ['duel'] }).answer(0, { do: 'duel', with: 1 });
    const { view, waiting } = scene.match.packet(seat(2));
    const doing = (live: boolean, shown = view) =>
      plaquesOf({ view: shown, waiting, viewer: seat(2), live }).map((plaque) => plaque.doing);
    expect(doing(false)).toEqual(['duel', 'duel', null]);
    const before = mountain({ players: [{ at: 3 }, { at: 3 }, { at: 5 }] }).match.packet(seat(2)).view;
    expect(doing(false, before)).toEqual([null, null, null]);
  });

  test('a player who is not there is marked so, where the house says it', () => {
    const { view, waiting } = four().match.packet(seat(0));
    const plaques = plaquesOf({
      view,
      waiting,
      viewer: seat(0),
      live: true,
      presence: ['here', 'bot', 'away', 'lent'],
    });
    expect(plaques.map(({ presence }) => presence)).toEqual(['here', 'bot', 'away', 'lent']);
  });
});

test('a plaque is drawn anew where anything on it is another, and only there', () => {
  const drawn = (scene: MountainScene, more: object = {}) =>
    strip(scene, 0).map((plaque) => ({ plaque, name: 'Ysolde', bump: false, ...more }));
  const anew = (before: ReturnType<typeof drawn>, after: ReturnType<typeof drawn>) =>
    after.flatMap((each, index) => (looksSame(before[index] ?? each, each) ? [] : [each.plaque.seat]));
  expect(anew(drawn(four()), drawn(four()))).toEqual([]);
  expect(anew(drawn(four()), drawn(four(), { bump: true }))).toEqual([0, 1, 2, 3]);
  const hurt = mountain({ players: [{ at: 8, hp: 4 }, { at: 8 }, { at: 3 }] });
  const whole = mountain({ players: [{ at: 8 }, { at: 8 }, { at: 3 }] });
  expect(anew(drawn(whole), drawn(hurt))).toEqual([0]);
});

describe('states', () => {
  test('the most important first; of a player who has left nothing but that', () => {
    const scene = mountain({
      players: [
        { at: 19, claim: true, invisible: true, beers: 1 },
        { hp: 0, skip: true },
        { secondWind: true, recovered: true, boosts: [{ from: 'rage-potion', attack: 1, defence: 0, turns: 1 }] },
      ],
      with(state) {
        state.current = seat(2);
      },
      from: { do: 'turn.begin', seat: seat(2) },
    });
    const { view } = scene.match.packet(seat(2));
    const states = view.players.map((player, index) => statesOf(player, view, seat(index)));
    expect(states).toEqual([
      ['claim', 'invisible', 'slowed'],
      ['down', 'skip'],
      ['secondWind', 'boost', 'recovered'],
    ]);
    const [first] = view.players;
    if (first === undefined) throw new Error('there is a first player');
    expect(statesOf({ ...first, out: true }, view, seat(0))).toEqual(['out']);
  });

  test('H-33, H-36, H-38: what binds the turn', () => {
    expect(turnStates({ bound: 'move', smoke: false })).toEqual(['mustMove']);
    expect(turnStates({ bound: 'sleep', smoke: true })).toEqual(['mustSleep', 'smoke']);
    expect(turnStates({ bound: null, smoke: false })).toEqual([]);
  });

  test('every state that a player can have has a name in both languages, and so has all they can be asked', () => {
    const onTiles = new Set(['trap', 'ambush', 'kept']);
    for (const status of STATUSES) if (!onTiles.has(status)) expect(isTold(`players.status.${status}`), status).toBe(true);
    const kinds = new Set<string>();
    for (const { question } of randomQuestions(16)) kinds.add(question.kind);
    for (const kind of kinds) expect(isTold(`players.doing.${kind}`), kind).toBe(true);
    expect(kinds.size).toBeGreaterThan(9);
  });
});
