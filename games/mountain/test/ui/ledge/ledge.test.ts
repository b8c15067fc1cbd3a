import { LANGUAGES, render, type Say, type Seat, sameOption, seat, withEngineTexts } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { SLOTS } from '../../../rules/pack.ts';
import type { PlayerView, View } from '../../../rules/view.ts';
import { texts } from '../../../text/index.ts';
import { carriedItemsOf, controlsFor } from '../../../ui/ledge/carried-items.ts';
import { choiceOf } from '../../../ui/ledge/choices.ts';
import { consequenceOf, doubtOf } from '../../../ui/ledge/consequence.ts';
import { ACTIONS, type LedgeControl, offerAt, reasonsOf } from '../../../ui/ledge/controls.ts';
import { type Dragged, landingOf, type Target } from '../../../ui/ledge/drops.ts';
import { keysFor } from '../../../ui/ledge/keys.ts';
import { type LedgeOption, type LedgeQuestion, ledgeQuestion } from '../../../ui/ledge/question.ts';
import { shortOf } from '../../../ui/ledge/short.ts';
import { waitingOf, watchedOf } from '../../../ui/ledge/waiting.ts';
import { type Hero, type MountainScene, mountain, type Situation } from '../../mountain.ts';
import { randomQuestions } from './matches.ts';

const words = withEngineTexts(texts);
const NAMES = ['Ysolde', 'Mei', 'Odo', 'Bram', 'Tam', 'Wulf'];
const english = (what: Say | null): string | null =>
  what === null ? null : render(words.en, what, NAMES).replaceAll('\u00a0', ' ');
/** A missing key or value shows in brackets. */
const isTold = (what: Say): boolean => LANGUAGES.every((language) => !/[[\]]/.test(render(words[language], what, NAMES)));

function me(view: View, who: Seat): PlayerView {
  const player = view.players[who];
  if (player === undefined) throw new Error(`nobody sits on seat ${who}`);
  return player;
}
/** Everything that can be pressed at the player's own edge. */
const pressable = (player: PlayerView): readonly LedgeControl[] => [
  ...ACTIONS.map((action): LedgeControl => ({ in: 'bar', action })),
  ...controlsFor(carriedItemsOf(player)),
];

function asked(scene: MountainScene, who = 0): { question: LedgeQuestion; view: View; player: PlayerView } {
  const packet = scene.match.packet(seat(who));
  const question = ledgeQuestion(packet.question);
  if (question === null) throw new Error('nothing is asked at the ledge');
  return { question, view: packet.view, player: me(packet.view, seat(who)) };
}

describe('every option of one’s own turn has a control', () => {
  test('KM-039, KM-067: in random matches each option can be pressed, and each blocked one says why', () => {
    const met = { turn: 0, after: 0, dark: 0 };
    const kinds = new Set<string>();
    const faults: string[] = [];
    for (const { question, packet, seat: who } of randomQuestions(samples(16, 40))) {
      const ledge = ledgeQuestion(question);
      if (ledge === null) continue;
      met[ledge.kind] += 1;
      const player = me(packet.view, who);
      const offers = pressable(player).map((control) => offerAt(ledge, control));
      for (const option of ledge.options) {
        kinds.add(option.do);
        if (!offers.some(({ lit }) => lit.includes(option))) faults.push(`not to be pressed: ${JSON.stringify(option)}`);
        const { label, sub } = choiceOf(option, player, packet.view);
        if (![label, sub].every((each) => each === null || isTold(each))) faults.push(`not told: ${JSON.stringify(option)}`);
      }
      for (const each of ledge.blocked) {
        met.dark += 1;
        if (!offers.some(({ dark }) => dark.includes(each))) faults.push(`not dark: ${JSON.stringify(each)}`);
        if (!isTold(each.why)) faults.push(`not told: ${each.why.key}`);
      }
      // Whatever is dark says why; nothing is silent.
      if (offers.some((offer) => offer.lit.length === 0 && reasonsOf(offer).length === 0)) faults.push('a control is silent');
    }
    expect([...new Set(faults)]).toEqual([]);
    expect([...kinds].sort()).toEqual([
      'drop',
      'duel',
      'end',
      'equip',
      'move',
      'play',
      'sleep',
      'swap',
      'trade',
      'unequip',
      'use',
    ]);
    expect(Math.min(met.turn, met.after, met.dark)).toBeGreaterThan(500);
  });
});

describe('consequences stand on the actions', () => {
  const subs = (scene: MountainScene): { [action: string]: string | null } => {
    const { question, view } = asked(scene);
    return Object.fromEntries(
      ACTIONS.map((action) => [
        action,
        english(consequenceOf(action, offerAt(question, { in: 'bar', action }).lit, view, seat(0))),
      ]),
    );
  };
  const whys = (scene: MountainScene, action: (typeof ACTIONS)[number]): (string | null)[] =>
    reasonsOf(offerAt(asked(scene).question, { in: 'bar', action })).map(english);

  test('KM-069, KM-070, KM-071, KM-072: as in the picture of the table', () => {
    const scene = mountain({
      players: [
        { at: 12, hp: 4, left: 'lords-sword' },
        { at: 12, hp: 3, pack: ['beer'] },
      ],
    });
    expect(subs(scene)).toEqual({
      move: 'd4, to 13–16',
      sleep: 'heal to 5 HP',
      duel: 'you hit 72%, Mei hits 42%',
      trade: 'with Mei, no action used',
      loot: null,
      end: null,
    });
    const costly = mountain({ players: [{ at: 12 }, { at: 12, pack: ['beer'] }], rules: { tradeCostsAction: true } });
    expect(subs(costly)['trade']).toBe('with Mei, your action if it succeeds');
    const bare = mountain({ players: [{ at: 12, pack: ['beer'] }, { at: 12 }] });
    expect(subs(bare)['trade']).toBe('Mei has nothing to give');
    expect(whys(scene, 'loot')).toEqual(['nobody is knocked out here']);
    expect(whys(scene, 'end')).toEqual(['take an action first: Move, Sleep or Duel']);
  });

  test('KM-044, KM-113: a duel tells its odds before it is begun, and a class that counts in duels counts there', () => {
    const rivals: Hero[] = [
      { at: 8, hp: 3 },
      { at: 8, class: 'guard', hp: 4 },
    ];
    const scene = mountain({ players: [{ at: 8, class: 'gladiator', left: 'dagger' }, ...rivals] });
    const { question, view, player } = asked(scene);
    const lines = (action: 'duel' | 'trade') =>
      offerAt(question, { in: 'bar', action }).lit.map((option) => english(choiceOf(option, player, view).sub));
    expect(lines('duel')).toEqual(['3 HP: you hit 72%, they hit 42%', '4 HP: you hit 58%, they hit 42%']);
    expect(lines('trade')[0]).toBe('3 HP, Attack 1, Defence 1');
    expect(subs(scene)['duel']).toBe('choose from 2');
    expect(subs(mountain({ players: [{ at: 8, class: 'gladiator' }, { at: 8 }] }))['duel']).toBe('you hit 58%, Mei hits 42%');
  });

  test('KM-136, KM-077: a cloak adds to the roll, and nobody goes past the Final tile', () => {
    expect(subs(mountain({ players: [{ at: 13, armour: 'velvet-cloak' }, {}] }))['move']).toBe('d4 +1, to 15–18');
    expect(subs(mountain({ players: [{ at: 18 }, {}] }))['move']).toBe('d4, to 19');
  });

  test('whatever stands in the way of an action is told on its button in a few words', () => {
    const reasons = new Set<string>();
    for (const { question } of randomQuestions(16)) {
      const ledge = ledgeQuestion(question);
      if (ledge === null) continue;
      for (const action of ACTIONS) {
        const [reason] = reasonsOf(offerAt(ledge, { in: 'bar', action }));
        if (reason === undefined) continue;
        reasons.add(reason.key);
        const short = shortOf(reason);
        expect(isTold(short), short.key).toBe(true);
        expect(render(words.en, short, ['Y', 'M', 'O', 'B', 'T', 'W']).length, reason.key).toBeLessThan(24);
      }
    }
    expect(reasons.size).toBeGreaterThan(9);
  });

  test('alone on a tile: no duel, no trade, nobody to loot, and each says so', () => {
    const scene = mountain({ players: [{ at: 3 }, {}] });
    expect((['duel', 'trade', 'loot'] as const).map((action) => whys(scene, action))).toEqual([
      ['nobody else is on your tile'],
      ['nobody else is on your tile'],
      ['nobody is knocked out here'],
    ]);
  });

  test('after the action: Move and Sleep are done with, the end names who is next', () => {
    const scene = mountain({ players: [{ at: 7 }, {}] }).answer(0, { do: 'sleep' });
    expect(subs(scene)['end']).toBe('then Mei');
    expect(whys(scene, 'move')).toEqual(['you have taken your action']);
  });

  test('KM-086: on the Final tile the end of the turn is a claim', () => {
    const scene = mountain({ players: [{ at: 19 }, {}] }).answer(0, { do: 'sleep' });
    expect(subs(scene)['end']).toBe('claim the Final tile');
  });

  test('two presses for what may well be a misclick: Sleep with full HP, the end beside somebody who is about to win, and a duel', () => {
    const doubt = (scene: MountainScene, option: LedgeOption): string | null => {
      const { question, view } = asked(scene);
      return english(doubtOf(option, question.options, view, seat(0)));
    };
    expect(doubt(mountain({ players: [{ at: 3 }, {}] }), { do: 'sleep' })).toBe('Your HP is full: Sleep anyway?');
    expect(doubt(mountain({ players: [{ at: 3, hp: 4 }, {}] }), { do: 'sleep' })).toBeNull();
    expect(doubt(mountain({ players: [{ at: 19 }, {}] }), { do: 'sleep' })).toBeNull();
    const beside = mountain({ players: [{ at: 17 }, { at: 19, claim: true }], dice: [2] }).answer(0, { do: 'move' });
    expect(doubt(beside, { do: 'end' })).toBe('Mei claims the Final tile: end your turn anyway?');
    expect(doubt(beside, { do: 'duel', with: 1 })).toBe('Really fight Mei?');
    expect(doubt(beside, { do: 'trade', with: 1 })).toBeNull();
  });
});

test('KM-135: to take up or put away a Boogey-Bane says what changes: Attack against enemies', () => {
  const changes = (hero: Hero, option: LedgeOption): string | null => {
    const { player, view } = asked(mountain({ players: [hero, {}] }));
    return english(choiceOf(option, player, view).sub);
  };
  const takes: LedgeOption = { do: 'equip', item: 'boogey-bane', slot: 'left' };
  expect(changes({ pack: ['boogey-bane'] }, takes)).toBe('Attack against enemies 1 → 3');
  expect(changes({ left: 'dagger', pack: ['boogey-bane'] }, takes)).toBe('Attack 2 → 1 · Attack against enemies 2 → 3');
  expect(changes({ left: 'boogey-bane' }, { do: 'unequip', slot: 'left' })).toBe('Attack against enemies 3 → 1');
  expect(changes({ pack: ['lamp'] }, { do: 'equip', item: 'lamp', slot: 'left' })).toBe('your numbers stay the same');
});

describe('KM-058: equip, unequip and swap by dropping', () => {
  const scene = () => mountain({ players: [{ at: 3, left: 'dagger', armour: 'robe', pack: ['wooden-shield', 'beer'] }, {}] });
  const landing = (drawn: Dragged, target: Target, from = scene()) => {
    const { question, player } = asked(from);
    return landingOf(drawn, target, player, question);
  };

  test('an item is put where it may be, and elsewhere the reason is told', () => {
    expect(landing({ item: 'wooden-shield', from: 'pack' }, 'right')).toEqual({
      option: { do: 'equip', item: 'wooden-shield', slot: 'right' },
    });
    expect(landing({ item: 'wooden-shield', from: 'pack' }, 'left')).toEqual({
      option: { do: 'equip', item: 'wooden-shield', slot: 'left' },
    });
    expect(landing({ item: 'wooden-shield', from: 'pack' }, 'armour')).toEqual({ why: { key: 'ledge.drop.armour' } });
    expect(landing({ item: 'beer', from: 'pack' }, 'left')).toEqual({ why: { key: 'ledge.drop.hand' } });
    expect(landing({ item: 'dagger', from: 'left' }, 'right')).toEqual({ option: { do: 'swap' } });
    expect(landing({ item: 'dagger', from: 'left' }, 'left')).toBeNull();
    expect(landing({ item: 'beer', from: 'pack' }, 'pack')).toBeNull();
  });

  test('KM-107: what does not fit the backpack stays equipped; where it fits it goes there', () => {
    expect(landing({ item: 'robe', from: 'armour' }, 'pack')).toEqual({ why: { key: 'blocked.packFull' } });
    const wide = mountain({ players: [{ at: 3, armour: 'robe', pack: ['beer'] }, {}] });
    expect(landing({ item: 'robe', from: 'armour' }, 'pack', wide)).toEqual({ option: { do: 'unequip', slot: 'armour' } });
  });

  test('two empty hands are one choice to the rules, but either may be dropped on', () => {
    const bare = mountain({ players: [{ at: 3, pack: ['dagger'] }, {}] });
    expect(landing({ item: 'dagger', from: 'pack' }, 'right', bare)).toEqual({
      option: { do: 'equip', item: 'dagger', slot: 'left' },
    });
  });

  test('in random matches every option to equip, put away or swap can be dropped', () => {
    let dropped = 0;
    for (const { question, packet, seat: who } of randomQuestions(16)) {
      const ledge = ledgeQuestion(question);
      if (ledge === null) continue;
      const player = me(packet.view, who);
      const worn = SLOTS.flatMap((slot) => (player[slot] === null ? [] : [{ item: player[slot], from: slot }]));
      const all: Dragged[] = [...worn, ...(player.pack ?? []).map((item) => ({ item, from: 'pack' as const }))];
      const landings = all.flatMap((each) => [...SLOTS, 'pack' as const].map((target) => landingOf(each, target, player, ledge)));
      const reached = landings.flatMap((each) => (each !== null && 'option' in each ? [each.option] : []));
      expect(reached.every((option) => ledge.options.includes(option))).toBe(true);
      for (const option of ledge.options.filter((each) => ['equip', 'unequip', 'swap'].includes(each.do))) {
        // An empty hand has nothing to drag, so a swap of one item is a drop of that one.
        expect(
          reached.some((each) => sameOption(each, option)),
          JSON.stringify({ option, player }),
        ).toBe(true);
        dropped += 1;
      }
      for (const each of landings) if (each !== null && 'why' in each) expect(isTold(each.why), each.why.key).toBe(true);
    }
    expect(dropped).toBeGreaterThan(200);
  });
});

describe('what the player has', () => {
  test('KM-107, KM-108: big items take two slots, a Porter has five, and what is too much is marked', () => {
    const { player } = asked(mountain({ players: [{ at: 3, class: 'porter', pack: ['dagger', 'beer'] }, {}] }));
    expect(carriedItemsOf(player)).toMatchObject({ used: 3, capacity: 5, free: 2 });
    const full = mountain({ players: [{ at: 3, pack: ['dagger', 'robe', 'beer'] }, {}] });
    const { pack, free } = carriedItemsOf(asked(full).player);
    expect(pack.map(({ over }) => over)).toEqual([false, false, true]);
    expect(free).toBe(0);
  });

  test('KM-031, KM-048: what was drawn this turn is marked as new, and nothing else', () => {
    const scene = mountain({ players: [{ pack: ['beer'] }, {}], treasure1: ['trap'], dice: [1], rests: ['after'] });
    const marked = (): readonly (readonly [string, boolean])[] => {
      const player = scene.view(0).players[0];
      return player === undefined ? [] : carriedItemsOf(player).pack.map(({ item, fresh }) => [item, fresh]);
    };
    expect(marked()).toEqual([['beer', false]]);
    scene.answer(0, { do: 'move' });
    expect(marked()).toEqual([
      ['beer', false],
      ['trap', true],
    ]);
  });

  test('KM-157: a placed Ambush is among the kept cards with its tile, and can no longer be pressed', () => {
    const kept = ['instinct', { card: 'ambush-opportunity', at: 4 }];
    const { player } = asked(mountain({ players: [{ at: 5, kept }, {}] }));
    expect(carriedItemsOf(player).kept.map(({ card, at }) => [card, at])).toEqual([
      ['instinct', null],
      ['ambush-opportunity', 4],
    ]);
    expect(controlsFor(carriedItemsOf(player)).filter((each) => each.in === 'kept')).toEqual([{ in: 'kept', card: 'instinct' }]);
  });

  test('KM-057: keys: 7 and on for what can be used now or put where nothing is, from left to right; to change over has none', () => {
    const keys = (hero: Hero) => {
      const { player, question } = asked(mountain({ players: [{ at: 8, ...hero }, {}] }));
      return [...keysFor(controlsFor(carriedItemsOf(player)), (control) => offerAt(question, control), player)];
    };
    const pack = ['wooden-shield', 'beer', 'trap'];
    const used = [
      ['pack:beer', '7'],
      ['pack:trap', '8'],
      ['kept:instinct', '9'],
    ];
    expect(keys({ left: 'dagger', right: 'crude-axe', pack, kept: ['instinct'] })).toEqual(used);
    expect(keys({ left: 'dagger', pack: ['wooden-shield'] })).toEqual([['pack:wooden-shield', '7']]);
  });
});

describe('KM-039: while nothing is asked', () => {
  const told = (scene: MountainScene, who: number): string => {
    const { title, lines } = waitingOf(scene.match.packet(seat(who)), seat(who));
    return [title, ...lines].map(english).join(' ');
  };

  const watched = (packet: Parameters<typeof watchedOf>[0], bare = false): (string | null)[] =>
    watchedOf(packet, bare).map(english);

  test('the player waits for somebody, and knows for how long', () => {
    const scene = mountain({ players: [{}, {}, {}] });
    expect(told(scene, 1)).toBe('Waiting for Ysolde Choosing an action. Your turn comes next.');
    expect(told(scene, 2)).toBe('Waiting for Ysolde Choosing an action. 1 turn until yours.');
  });

  test('KM-078: a player who will skip the next turn is told so, instead of how soon it comes', () => {
    expect(told(mountain({ players: [{}, { skip: true }, {}] }), 1)).toBe(
      'Waiting for Ysolde Choosing an action. You will skip your next turn.',
    );
  });

  test('somebody who only watches is told who is waited for, and what they do', () => {
    const { match } = mountain({ players: [{}, {}, {}] });
    const { view, waiting } = match.packet(null);
    expect(watched({ view, waiting })).toEqual(['You are watching', 'Waiting for Ysolde', 'Choosing an action.']);
    expect(watched({ view, waiting: [] })).toEqual(['You are watching']);
  });

  test('a television tells the whole room whose turn it is, and whom else it waits for', () => {
    const { match } = mountain({ players: [{}, {}, {}] });
    const { view, waiting } = match.packet(null);
    expect(watched({ view, waiting }, true)).toEqual(['Ysolde’s turn', 'Choosing an action.']);
    const elsewhere = waiting.map((each) => ({ ...each, seat: seat(2) }));
    expect(watched({ view, waiting: elsewhere }, true)).toEqual(['Ysolde’s turn', 'Waiting for Odo', 'Choosing an action.']);
    expect(watched({ view: { ...view, turn: 0 }, waiting }, true)).toEqual(['Waiting for Ysolde', 'Choosing an action.']);
  });

  test('H-52: a player who gave up in their own turn is still where the others count from', () => {
    const { view, waiting } = mountain({ players: [{}, {}, {}] }).match.packet(seat(2));
    const left = view.players.map((player, index) => (index === 0 ? { ...player, out: true } : player));
    const { lines } = waitingOf({ view: { ...view, players: left }, waiting }, seat(2));
    expect(lines.map(english)).toContain('1 turn until yours.');
  });

  test('H-10: a knocked-out player is told of waking up', () => {
    expect(told(mountain({ players: [{}, { hp: 0 }] }), 1)).toContain(
      'You are knocked out You sleep through your next turn and wake with full HP',
    );
  });

  test('H-11, C-24: what is promised to a sleeper and to a claimant is true under the rules in force', () => {
    const down = (rules: Situation['rules']) => told(mountain({ players: [{}, { hp: 0 }], ...(rules && { rules }) }), 1);
    expect(down({})).toContain('and a second wind');
    expect(down({ secondWind: false })).not.toContain('second wind');
    const claim = (hero: Hero, rules: Situation['rules']) =>
      told(mountain({ players: [{}, { at: 19, claim: true, ...hero }], ...(rules && { rules }) }), 1);
    expect(claim({}, {})).toContain('hold it until your next turn begins');
    expect(claim({}, { finalWin: 'longSiege' })).toContain('finish your next turn here too');
    expect(claim({ siege: true }, { finalWin: 'longSiege' })).toContain('hold it until your next turn begins');
  });

  test('whatever others are asked, there are words for it in both languages', () => {
    const kinds = new Set<string>();
    for (const { packet, question, seat: who } of randomQuestions(16)) {
      kinds.add(question.kind);
      const other = packet.view.players.findIndex((_, index) => index !== who) as Seat;
      const { title, lines } = waitingOf(packet, other);
      for (const each of [title, ...lines]) expect(isTold(each), each.key).toBe(true);
    }
    expect(kinds.size).toBeGreaterThan(9);
  });
});
