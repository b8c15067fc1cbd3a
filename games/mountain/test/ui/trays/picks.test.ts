import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Show } from '../../../ui/show/types.ts';
import { toldSince, toldSoFar } from '../../../ui/trays/common/told-so-far.ts';
import { choosingOf, duelSeen } from '../../../ui/trays/duel/duel-seen.ts';
import { fightSeen } from '../../../ui/trays/fight/fight-seen.ts';
import { contendersIn } from '../../../ui/trays/initiative/initiative.ts';
import { trayOf, trayShown } from '../../../ui/trays/tray-of.ts';
import { attack, type MountainScene, mountain, STANDOFF, standOff } from '../../mountain.ts';
import { duelling, facing, HIT, MISS } from '../../rules/scenes.ts';
import { glimpseOf, nth } from '../show/matches.ts';
import { Watcher } from './eyes.ts';

const trays = (scene: MountainScene, players: number): (string | null)[] =>
  Array.from({ length: players }, (_, who) => trayOf(new Watcher(scene, who).props));

describe('which tray is in front of the mountain', () => {
  test('KM-043, KM-044: a fight and a duel are there for those who are asked and for those who watch', () => {
    const fight = facing(['orc'], {}, [], { rests: ['fight'] });
    expect([...trays(fight, 2), trayOf(new Watcher(fight, null).props)]).toEqual(['fight', 'fight', 'fight']);
    const duel = duelling([{}, {}, { at: 3 }], [], { rests: ['duel'] });
    expect(trays(duel, 3)).toEqual(['duel', 'duel', 'duel']);
  });

  test('KM-039: in your own turn there is none, and the ledge has all its space', () => {
    expect(trays(mountain({ players: [{ at: 3 }, {}] }), 2)).toEqual([null, null]);
  });

  test("KM-045, KM-055, KM-051: what only one is asked is before that one's eyes alone", () => {
    const challenge = mountain({ players: [{ at: 8 }, { at: 8 }, { at: 8 }], rests: ['challenge'] }).answer(0, {
      do: 'duel',
      with: 1,
    });
    const arrive = mountain({ players: [{ at: 10, left: 'lamp' }, {}], board: { 11: 'enemy2' }, dice: [1], rests: ['arrive'] });
    const charm = mountain({
      players: [{ at: 2 }, { pack: ['luck-charm'] }],
      luck: ['cave-in'],
      dice: [1],
      rests: ['interrupt'],
    });
    expect(trays(challenge, 3)).toEqual(['challenge', null, null]);
    expect(trays(arrive.answer(0, { do: 'move' }), 2)).toEqual(['arrive', null]);
    expect(trays(charm.answer(0, { do: 'move' }), 2)).toEqual([null, 'interrupt']);
  });

  test('KM-052: while a Smoke Bomb may still prevent a duel, everybody else sees who is challenged', () => {
    const smoke = mountain({ players: [{ at: 8 }, { at: 8, pack: ['smoke-bomb'] }, {}], rests: ['interrupt'] });
    smoke.answer(0, { do: 'duel', with: 1 });
    expect(trays(smoke, 3)).toEqual(['duel', 'interrupt', 'duel']);
    const { props } = new Watcher(smoke, 2);
    expect(duelSeen(props, false)).toMatchObject({ fighters: [0, 1], offered: true, round: 0, tile: 8 });
  });

  test('KM-044, KM-046: the winner sees the blow that decided it before the items of the fallen', () => {
    const { props } = new Watcher(duelling([{}, {}], [], { rests: ['duel'] }), 0);
    const { question, show } = props;
    if (question === null) throw new Error('nothing is asked');
    const loot = { ...props, question: { ...question, kind: 'loot' } as typeof question };
    expect(trayShown(loot)).toBe('duel');
    expect(trayShown({ ...loot, show: { ...show, view: { ...show.view, duel: null } } })).toBe('loot');
  });

  test('whatever nobody has a tray for is asked in words', () => {
    const { props } = new Watcher(facing(['orc'], {}, [], { rests: ['fight'] }), 0);
    const { question } = props;
    if (question === null) throw new Error('nothing is asked');
    expect(trayOf({ ...props, question: { ...question, kind: 'riddle' } })).toBe('prompt');
  });

  test('what is still being shown is there, but the ledge does not wait for it', () => {
    const scene = facing(['goblin'], {}, [...HIT, 99]);
    const { match } = scene;
    match.watch();
    const answered = match.answer(seat(0), scene.asks(0, 'fight').id, attack(0));
    if (!answered.ok) throw new Error('refused');
    const { events, views } = glimpseOf(match, answered.events, seat(0));
    const { props } = new Watcher(scene, 0);
    // The round is on its way: the enemy is still there, and what comes after is asked already.
    expect(events[0]?.type).toBe('fightRound');
    const show: Show = { ...props.show, view: nth(views, 0), playing: true };
    expect([props.question?.kind, trayShown({ ...props, show }), trayOf({ ...props, show })]).toEqual(['after', 'fight', null]);
  });

  test('KM-182: a player who looks back sees what was there then, and nothing that is asked now', () => {
    const scene = facing(['orc'], {}, [...MISS], { rests: ['fight'] });
    const hero = new Watcher(scene, 0);
    const { props } = hero.answer(0, attack(0));
    const quiet: Show = { ...props.show, rewound: '0', view: { ...props.show.view, fight: null } };
    expect(trayShown({ ...props, show: quiet })).toBeNull();
    expect(trayShown({ ...props, show: { ...props.show, rewound: '0' } })).toBe('fight');
  });
});

describe('what a tray shows', () => {
  test('KM-098: the rounds of this fight that have been shown', () => {
    const hero = new Watcher(facing(['orc'], {}, [...MISS, ...MISS], { rests: ['fight'] }), 0);
    hero.answer(0, attack(0)).answer(0, attack(0));
    const { events, props } = hero;
    const rounds = (show: Pick<Show, 'now' | 'rewound'>) =>
      toldSince(toldSoFar(events, show), 'foes', 'fightRound').map(({ round }) => round);
    expect(rounds(props.show)).toEqual([1, 2]);
    const first = events.find(({ event }) => event.type === 'fightRound');
    expect(rounds({ now: null, rewound: first?.id ?? '' })).toEqual([1]);
  });

  test('what is asked never waits for what is shown: the fight of the question is drawn, even if the show has not come to it', () => {
    const { props } = new Watcher(facing(['orc', 'troll'], {}, [], { rests: ['fight'] }), 0);
    const behind: Show = { ...props.show, playing: true, view: { ...props.show.view, fight: null } };
    expect(fightSeen({ ...props, show: behind }, false)?.foes.map(({ card }) => card)).toEqual(['orc', 'troll']);
    const another = { foes: [{ card: 'wolf', tier: 1 as const, hp: 1 }], round: 3, plan: null };
    const elsewhere: Show = { ...behind, view: { ...behind.view, fight: another } };
    expect(fightSeen({ ...props, show: elsewhere }, false)?.foes.map(({ card }) => card)).toEqual(['orc', 'troll']);
    expect(fightSeen({ ...props, question: null, show: elsewhere }, false)?.foes.map(({ card }) => card)).toEqual(['wolf']);
  });

  test('KM-044, H-17, H-62: that somebody has chosen is seen, what they chose is not; to all others a player who presses on seems to choose', () => {
    const scene = duelling([{}, {}, {}], [...MISS, 1, 6], { rests: ['duel'] });
    const marks = (who: number): (string | undefined)[] => {
      const { props } = new Watcher(scene, who);
      const duel = duelSeen(props, false);
      return duel === null ? [] : duel.fighters.map((fighter) => choosingOf(fighter, duel, props)?.is);
    };
    expect(marks(0)).toEqual(['choosing', 'choosing', 'choosing']);
    scene.answer(1, attack(0, 'end'));
    expect(marks(0)).toEqual(['choosing', 'chosen', 'choosing']);
    expect(marks(2)).toEqual(['choosing', 'chosen', 'choosing']);
    scene.answer(0, attack(1)).answer(2, attack(0));
    for (const who of [0, 2]) expect(marks(who)).toEqual(['choosing', 'choosing', 'choosing']);
    expect(marks(1)).toEqual(['choosing', 'pressing', 'choosing']);
    const { props } = new Watcher(scene, 1);
    const duel = duelSeen(props, false);
    expect(duel === null ? null : choosingOf(seat(1), duel, props)).toEqual({ is: 'pressing', at: 0 });
  });

  test('KM-044: a player who has left a duel is marked so, and so is one who has fallen', () => {
    const scene = duelling([{}, { hp: 1 }, {}, {}], [...STANDOFF, ...STANDOFF, ...STANDOFF, ...STANDOFF, 6, 6, 1, 1, 1, 6], {
      rests: ['duel'],
    });
    standOff(scene, 0, 1, 2, 3).answer(0, attack(1)).answer(1, attack(0)).answer(2, { do: 'retreat' }).answer(3, attack(0));
    const { props } = new Watcher(scene, 0);
    const duel = duelSeen(props, false);
    expect(duel?.fighters.map((fighter) => choosingOf(fighter, duel, props)?.is)).toEqual([
      'choosing',
      'fallen',
      'fled',
      'choosing',
    ]);
  });

  test("KM-040, KM-066: everybody's throws, who is tied and throws again, and the order in the end", () => {
    const scene = mountain({
      players: [{}, {}, {}],
      from: { do: 'initiative' },
      dice: [5, 2, 5, 1, 6],
      with: (state) => {
        state.order = [state.order.flat()];
        state.turn = 0;
      },
    });
    const watcher = new Watcher(scene, 1);
    const roll = { do: 'roll' } as const;
    expect(trayOf(watcher.props)).toBe('initiative');
    watcher.answer(0, roll).answer(1, roll).answer(2, roll);
    expect(contendersIn(watcher.events, 3)).toEqual([
      { seat: 0, rolls: [5], tied: true, latest: true, place: null },
      { seat: 1, rolls: [2], tied: false, latest: true, place: null },
      { seat: 2, rolls: [5], tied: true, latest: true, place: null },
    ]);
    // Who is not tied only waits, and still sees it.
    expect([watcher.props.question, trayOf(watcher.props)]).toEqual([null, 'initiative']);
    watcher.answer(0, roll).answer(2, roll);
    expect(contendersIn(watcher.events, 3).map(({ seat: who, rolls, place }) => [who, rolls, place])).toEqual([
      [2, [5, 6], 1],
      [0, [5, 1], 2],
      [1, [2], 3],
    ]);
    expect(trayOf(watcher.props)).toBeNull();
  });
});
