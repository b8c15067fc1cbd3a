import { type AskedPacket, type Bot, randomBot } from '@tavern/bots';
import { copy, create, fast, findOption, type Match, type Option, type Seat, seat } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { duelOdds } from '../bot/duel-odds.ts';
import { fightOdds } from '../bot/fight-odds.ts';
import { bot, levels } from '../bot/index.ts';
import { game } from '../rules/game.ts';
import type { Rules } from '../rules/house-rules.ts';
import type { Mountain } from '../rules/types.ts';
import { attack, type Hero, type MountainScene, mountain, pass, play, player, use } from './mountain.ts';
import { accept, also, begin, close, drop, duel, end, equip, move, offer, retreat, sleep, stay } from './rules/actions.ts';
import { beaten, duelling, facing, trading } from './rules/scenes.ts';

const rng = () => fast(1).stream('bot');

/** What the bot does in this seat's place, from its packet. */
function chosen(scene: MountainScene, who: number, kind: string) {
  scene.asks(who, kind);
  return bot.choose(scene.match.packet(seat(who)) as AskedPacket<Mountain>, seat(who), rng());
}

const turn = (scene: MountainScene) => chosen(scene, 0, 'turn');
const far: Hero = { at: 0 };
const claimant: Hero = { at: 19, claim: true };
const QUIET = { 1: 'sanctuary', 2: 'sanctuary', 3: 'sanctuary', 4: 'sanctuary' } as const;
const ENEMIES_AHEAD = { 13: 'enemy3', 14: 'enemy3', 15: 'enemy3', 16: 'enemy3' } as const;

describe('the pre-action step', () => {
  test('puts the better sword into the hand of the worse', () => {
    const scene = mountain({ players: [{ at: 8, left: 'dagger', right: 'silver-shield', pack: ['lords-sword'] }, far] });
    expect(turn(scene)).toEqual(equip('lords-sword', 'left'));
  });

  test.each(['dagger', 'silver-shield', 'boogey-bane'])('takes a lone %s into an empty hand', (item) => {
    expect(turn(mountain({ players: [{ at: 8, pack: [item] }, far] }))).toEqual(equip(item, 'left'));
  });

  test('takes a second weapon into the empty hand, not in place of the first', () => {
    const scene = mountain({ players: [{ at: 8, left: 'dagger', pack: ['lords-sword'] }, far] });
    expect(turn(scene)).toEqual(equip('lords-sword', 'right'));
  });

  test('changes one of two equal weapons for a better one', () => {
    const scene = mountain({ players: [{ at: 8, left: 'dagger', right: 'dagger', pack: ['lords-sword'] }, far] });
    expect(turn(scene)).toEqual(equip('lords-sword', 'left'));
  });

  test('drinks before a dangerous way, and not before a quiet one', () => {
    const hero: Hero = { at: 12, hp: 1, left: 'lords-sword', right: 'silver-shield', pack: ['mysterious-flower'] };
    const rules = { hardDefeat: true };
    expect(turn(mountain({ players: [hero, far], board: ENEMIES_AHEAD, rules }))).toEqual(use('mysterious-flower'));
    expect(turn(mountain({ players: [{ ...hero, at: 0 }, { at: 12 }], board: QUIET, rules }))).not.toEqual(
      use('mysterious-flower'),
    );
  });

  test('lays a Trap for those behind, not for those ahead', () => {
    const hero: Hero = { at: 10, pack: ['trap'] };
    expect(turn(mountain({ players: [hero, { at: 7, class: 'monk' }] }))).toEqual(use('trap'));
    expect(turn(mountain({ players: [hero, { at: 12, class: 'monk' }] }))).toEqual(move);
    expect(turn(mountain({ players: [hero, { at: 7, class: 'scout' }] }))).toEqual(move);
  });

  test('sleeps off wounds before a dangerous way, but in good health goes it all the same', () => {
    const before = (hp: number) =>
      turn(mountain({ players: [{ at: 12, hp }, far], board: ENEMIES_AHEAD, rules: { hardDefeat: true } }));
    expect(before(1)).toEqual(sleep);
    expect(before(5)).toEqual(move);
  });
});

describe('a rival has a claim', () => {
  test('goes for the Final tile, however weak', () => {
    const scene = mountain({
      players: [
        { at: 16, hp: 1 },
        { ...claimant, left: 'lords-sword' },
      ],
    });
    expect(turn(scene)).toEqual(move);
  });

  test('puts on the Cloak where it takes five to get there', () => {
    const scene = mountain({ players: [{ at: 14, armour: 'heirloom-armor', pack: ['velvet-cloak'] }, claimant] });
    expect(turn(scene)).toEqual(equip('velvet-cloak', 'armour'));
  });

  test('challenges the claimant on arrival, and every other who has a claim', () => {
    const scene = mountain({ players: [{ at: 18 }, { at: 19 }, claimant, claimant], dice: [1] }).answer(0, move);
    expect(chosen(scene, 0, 'after')).toEqual(duel(2));
    scene.answer(0, duel(2));
    expect(chosen(scene, 0, 'challenge')).toEqual(also(3));
    scene.answer(0, also(3));
    expect(chosen(scene, 0, 'challenge')).toEqual(begin);
  });

  test('in a long siege, who has a claim already just ends the turn', () => {
    const scene = mountain({ players: [{ ...claimant, left: 'lords-sword' }, claimant], rules: { finalWin: 'longSiege' } });
    expect(turn(scene)).toEqual(sleep);
    expect(chosen(scene.answer(0, sleep), 0, 'after')).toEqual(end);
  });

  test('who stands on the Final tile unseen cannot be thrown out', () => {
    expect(turn(mountain({ players: [{ at: 19, pack: ['fairy-dust'] }, { at: 18 }] }))).toEqual(use('fairy-dust'));
  });
});

describe('duels', () => {
  test('starts one that promises loot, none in vain', () => {
    const strong: Hero = { left: 'dragonfang-greatsword', right: 'silver-shield' };
    const arrive = (hero: Hero, other: Hero) =>
      mountain({
        players: [
          { at: 7, ...hero },
          { at: 8, ...other },
        ],
        dice: [1],
      }).answer(0, move);
    expect(chosen(arrive(strong, { armour: 'heirloom-armor' }), 0, 'after')).toEqual(duel(1));
    expect(chosen(arrive({ armour: 'heirloom-armor', hp: 2 }, strong), 0, 'after')).toEqual(end);
  });

  test('runs with its treasures where the way back is short', () => {
    const rich: Hero = { at: 1, hp: 1, left: 'lords-sword', right: 'silver-shield', armour: 'heirloom-armor' };
    const scene = duelling([{ at: 1, left: 'dragonfang-greatsword', right: 'lords-sword' }, rich], []);
    expect(chosen(scene, 1, 'duel')).toEqual(retreat);
  });

  test('holds the Final tile to the end, whatever there is to lose', () => {
    const rich: Hero = { ...claimant, hp: 1, left: 'dragonfang-greatsword', right: 'lords-sword', armour: 'heirloom-armor' };
    const scene = mountain({
      players: [{ at: 19, left: 'lords-sword', right: 'silver-shield', armour: 'royal-aegis' }, rich],
    }).answer(0, duel(1));
    expect(chosen(scene, 1, 'duel')).toEqual(attack(0, 'end'));
  });

  test('KM-139: a Smoke Bomb saves a claim, and is not wasted on a beggar', () => {
    const challenged = (by: Hero, target: Hero) =>
      mountain({ players: [by, { pack: ['smoke-bomb'], ...target }] }).answer(0, duel(1));
    const armed: Hero = { at: 19, left: 'lords-sword' };
    expect(chosen(challenged(armed, { ...claimant, hp: 3 }), 1, 'interrupt')).toEqual(play('smoke-bomb'));
    expect(chosen(challenged({ at: 8, hp: 1 }, { at: 8, left: 'lords-sword' }), 1, 'interrupt')).toEqual(pass);
  });

  test('KM-139: nor is one lost that would cost everything', () => {
    const rich: Hero = { at: 12, hp: 2, left: 'dragonfang-greatsword', right: 'silver-shield', armour: 'heirloom-armor' };
    const scene = mountain({
      players: [
        { at: 12, left: 'dragonfang-greatsword', right: 'lords-sword', armour: 'royal-aegis' },
        { ...rich, pack: ['smoke-bomb'] },
      ],
    });
    expect(chosen(scene.answer(0, duel(1)), 1, 'interrupt')).toEqual(play('smoke-bomb'));
  });
});

describe('fights', () => {
  test('strikes the enemy that falls soonest', () => {
    const scene = facing(['ogre', 'goblin'], { left: 'dagger' }, []);
    expect(chosen(scene, 0, 'fight')).toEqual(attack(1, 'steady'));
  });

  test('does not run six tiles from a defeat that costs one', () => {
    const scene = facing(['dragon-whelp'], { hp: 2 }, [1, 1, 6, 6]).answer(0, attack(0));
    expect(chosen(scene, 0, 'fight')).toEqual(attack(0, 'end'));
  });
});

describe('before a tile resolves', () => {
  test('KM-143: leaps on to the Final tile', () => {
    const scene = mountain({ players: [{ at: 16, pack: ['blink-scroll'] }, far], dice: [1] }).answer(0, move);
    expect(chosen(scene, 0, 'arrive')).toEqual({ do: 'step', card: 'blink-scroll', by: 2 });
  });

  test('KM-127: steps back from enemies it cannot beat, and only from those', () => {
    const landed = (hero: Hero) =>
      mountain({
        players: [{ at: 12, left: 'lamp', ...hero }, far],
        rules: { hardDefeat: true },
        board: { 15: 'start' },
        dice: [4],
      });
    expect(chosen(landed({ hp: 1 }).answer(0, move), 0, 'arrive')).toEqual({ do: 'step', card: 'lamp', by: -1 });
    const strong = landed({ right: 'dragonfang-greatsword', armour: 'heirloom-armor' });
    expect(chosen(strong.answer(0, move), 0, 'arrive')).toEqual(stay);
  });

  test('KM-158: keeps Instinct where a step changes nothing', () => {
    const scene = mountain({ players: [{ at: 5, kept: ['instinct'] }, far], dice: [2], board: { 6: 'start', 8: 'start' } });
    expect(chosen(scene.answer(0, move), 0, 'arrive')).toEqual(stay);
  });
});

describe('Luck Charms', () => {
  const drawn = (card: string, hero: Hero, other: Hero) =>
    mountain({ players: [{ at: 13, ...hero }, other], luck: [card], dice: [1] }).answer(0, move);
  const charm = { pack: ['luck-charm'] };

  test('KM-129: cancels a Cave-in of its own, not a Covered Pit', () => {
    expect(chosen(drawn('cave-in', charm, far), 0, 'interrupt')).toEqual(play('luck-charm'));
    expect(chosen(drawn('covered-pit', charm, far), 0, 'interrupt')).toEqual(pass);
  });

  test('KM-129: cancels the Mystic Wave that would take its claim, and lets a rival fall back', () => {
    expect(chosen(drawn('mystic-wave', {}, { ...claimant, ...charm }), 1, 'interrupt')).toEqual(play('luck-charm'));
    expect(chosen(drawn('cave-in', {}, { ...claimant, ...charm }), 1, 'interrupt')).toEqual(pass);
  });
});

describe('belongings', () => {
  test('drops the least worthy', () => {
    const scene = mountain({
      players: [{ at: 4, left: 'lords-sword', right: 'silver-shield', pack: ['beer', 'trap', 'dagger'] }, far],
      treasure2: ['smoke-bomb'],
      dice: [1],
    });
    expect(chosen(scene.answer(0, move), 0, 'after')).toEqual(drop('dagger'));
  });

  test('KM-151: gives the Jinn Thief the least worthy', () => {
    const scene = mountain({
      players: [{ at: 2, left: 'lords-sword', armour: 'robe', pack: ['trap'] }, far],
      luck: ['jinn-thief'],
      dice: [1],
    });
    expect(chosen(scene.answer(0, move).answer(0, pass), 0, 'thief')).toEqual({ do: 'return', item: 'trap', from: 'pack' });
  });

  test('KM-096: loots what is better than its own, lets the worst go for it, and leaves the rest', () => {
    const scene = beaten(
      { left: 'dagger', right: 'dagger', pack: ['silver-shield', 'beer', 'trap'] },
      { left: 'lords-sword', armour: 'robe', pack: ['crude-axe'] },
    );
    for (let moves = 0; moves < 10 && scene.match.open?.ask.kind === 'loot'; moves++)
      scene.answer(0, chosen(scene, 0, 'loot') as Option<Mountain>);
    const { left, right, armour, pack } = player(scene, 0);
    expect([left, right, armour, ...pack]).toEqual(expect.arrayContaining(['lords-sword', 'robe', 'silver-shield']));
    expect(player(scene, 1)).toMatchObject({ left: null, armour: null, pack: ['crude-axe'] });
    scene.asks(0, 'after');
  });
});

describe('trade', () => {
  const spare: Hero = { left: 'lords-sword', armour: 'heirloom-armor', pack: ['robe'] };
  const armed: Hero = { left: 'crude-axe', right: 'crude-axe', pack: ['dagger'] };

  test('answers with something it can spare, accepts its own terms, and waits', () => {
    const scene = trading(armed, spare).answer(0, offer('dagger'));
    expect(chosen(scene, 1, 'trade')).toEqual(offer('robe'));
    expect(chosen(scene.answer(1, offer('robe')), 1, 'trade')).toEqual(accept(2));
    expect(chosen(scene.answer(1, accept(2)), 1, 'trade')).toBeNull();
  });

  test('accepts a fair exchange of what both can spare', () => {
    const scene = trading(armed, spare).answer(0, offer('dagger')).answer(1, offer('robe')).answer(1, accept(2));
    expect(chosen(scene, 0, 'trade')).toEqual(accept(2));
    scene.answer(0, accept(2));
    expect(player(scene, 0).pack).toEqual(['robe']);
    scene.asks(0, 'turn');
  });

  test('does not give a sword for a Trap', () => {
    const scene = trading({ pack: ['trap'] }, { left: 'lords-sword' });
    scene.answer(0, offer('trap')).answer(1, offer('lords-sword', 'gear')).answer(0, accept(2));
    expect(chosen(scene, 1, 'trade')).toEqual(close);
  });

  test('does not bother with what it has no use for', () => {
    const scene = trading({ pack: ['dagger'] }, { left: 'lords-sword', right: 'silver-shield' }).answer(0, offer('dagger'));
    expect(chosen(scene, 1, 'trade')).toEqual(close);
  });

  test('gives nothing to somebody with a claim', () => {
    const scene = trading({ ...spare, at: 19 }, { ...armed, ...claimant })
      .answer(1, offer('dagger'))
      .answer(0, offer('robe'));
    expect(chosen(scene, 0, 'trade')).toEqual(close);
  });

  test('what is fair among three is none between two alone, where it helps the other more', () => {
    const holder: Hero = { at: 8, ...spare, right: 'lamp' };
    const exchanged = (...others: Hero[]) =>
      trading({}, {}, { players: [{ at: 8, ...armed }, holder, ...others] })
        .answer(0, offer('dagger'))
        .answer(1, offer('robe'));
    expect(chosen(exchanged(far), 1, 'trade')).toEqual(accept(2));
    expect(chosen(exchanged(), 1, 'trade')).toEqual(close);
  });

  test('waits for the first offer, and does not take what it cannot carry', () => {
    expect(chosen(trading({ pack: ['dagger'] }, {}), 1, 'trade')).toBeNull();
    const full: Hero = { left: 'dagger', right: 'dagger', pack: ['wardstone', 'blink-scroll', 'trap', 'trap'] };
    const scene = trading({ pack: ['wooden-shield'] }, full).answer(0, offer('wooden-shield'));
    expect(chosen(scene, 1, 'trade')).toEqual(close);
  });
});

type Player = Bot<Mountain>;
const random = randomBot as unknown as Player;

/** A whole game. Whatever is chosen must be listed, and somebody must always move. */
function climb(bots: readonly Player[], rules: Rules, seed: number): Match<Mountain> {
  const luck = fast(seed);
  const seats = sampleSeats(game, rules, bots.length, luck.stream('seats')) as Mountain['seat'][];
  const match = create(game, fast(seed), seats, rules);
  const choice = luck.stream('bots');
  const speak = (who: Seat): boolean => {
    const packet = match.packet(who) as AskedPacket<Mountain>;
    const option = (bots[who] as Player).choose(packet, who, choice) as Option<Mountain> | null;
    if (option === null) return false;
    if (findOption(packet.question.options, option) === null) throw new Error(`${JSON.stringify(option)} is not listed`);
    return match.answer(who, packet.question.id, option).ok;
  };
  while (match.over === null) {
    if (match.seq > 2_000) throw new Error(`game ${seed} does not end`);
    if (!match.asked.some(speak))
      throw new Error(`game ${seed}: everybody waits for '${match.question(match.asked[0] as Seat)?.kind}'`);
  }
  return match;
}

/** How many of so many games of two the first wins, the seats changing. */
function wins(first: Player, second: Player, games: number): number {
  const printed = game.rules.parse({});
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const mine = seed % 2;
    const { over } = climb(mine === 0 ? [first, second] : [second, first], printed, seed);
    if (over?.winners[0] === mine) won += 1;
  }
  return won;
}

describe('whole games', () => {
  test('beats the random bot in at least 80 % of 60 games', () => {
    expect(wins(bot, random, 60)).toBeGreaterThanOrEqual(48);
  });

  test('beats its easy self, which beats the random bot', () => {
    expect(wins(bot, levels.easy, 150)).toBeGreaterThan(85);
    expect(wins(levels.easy, random, 60)).toBeGreaterThanOrEqual(45);
  });

  test('answers with a listed option and comes to an end under any house rules', () => {
    const pick = fast(7).stream('rules');
    for (let seed = 0; seed < 80; seed++) {
      const rules = game.rules.parse({
        board: pick.pick(['classic', 'fortune', 'shuffled']),
        finalWin: pick.pick(['fullRound', 'instant', 'longSiege']),
        hardDefeat: pick.chance(1, 2),
        retreatDistance: pick.pick([6, 3]),
        duelRetreat: pick.chance(1, 2),
        multiDuel: pick.chance(1, 2),
        trapEffect: pick.pick(['skipTurn', 'skipTile', 'stumble']),
      });
      const table = Array.from({ length: 2 + (seed % 5) }, () => pick.pick([bot, bot, bot, levels.easy, random]));
      expect(climb(table, rules, seed).over?.winners).toHaveLength(1);
    }
  });

  test('reads its packet and nothing else, and leaves it as it was', () => {
    expectTypeOf(bot).toEqualTypeOf<Bot<Mountain>>();
    const scene = mountain({
      players: [
        { at: 8, hp: 2, pack: ['lords-sword', 'beer', 'trap'] },
        { at: 8, armour: 'robe' },
      ],
    });
    const packet = scene.match.packet(seat(0)) as AskedPacket<Mountain>;
    const before = copy(packet);
    const first = bot.choose(packet, seat(0), rng());
    expect(packet).toEqual(before);
    expect(bot.choose(JSON.parse(JSON.stringify(packet)) as AskedPacket<Mountain>, seat(0), rng())).toEqual(first);
  });
});

describe('odds', () => {
  test('KM-089: a round of a duel is two rolls against two, and both may fall', () => {
    const bare = { hp: 1, attack: 1, defence: 1 };
    const hit = 15 / 36;
    const { win, lose } = duelOdds(bare, bare);
    expect(win).toBeCloseTo((1 - hit) / (2 - hit), 2);
    expect(lose).toBeCloseTo(win, 5);
  });

  test('section 6: five HP against three win four duels of five', () => {
    const bare = { hp: 5, attack: 1, defence: 1 };
    expect(duelOdds(bare, { ...bare, hp: 3 }).win).toBeCloseTo(0.8, 1);
  });

  test('H-18: even two turtles come to an end', () => {
    const turtle = { hp: 5, attack: 1, defence: 8 };
    expect(duelOdds(turtle, { ...turtle, hp: 4 }).win).toBeGreaterThan(0.5);
  });

  test('H-16: who falls with the last enemy has lost', () => {
    const [strike, blow] = [21 / 36, 15 / 36];
    const { win } = fightOdds({ attack: 1, defence: 1 }, 1, [{ card: 'goblin', hp: 1 }]);
    expect(win).toBeCloseTo((strike * (1 - blow)) / (1 - (1 - strike) * (1 - blow)), 9);
  });
});
