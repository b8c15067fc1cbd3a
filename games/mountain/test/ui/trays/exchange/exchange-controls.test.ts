import { type Say, seat } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import type { TrayControl } from '../../../../ui/trays/controls/tray-controls.ts';
import {
  controlsAt,
  EXCHANGES,
  isCarried,
  isFinal,
  pressOf,
  refusals,
  tierWishes,
  wholeControls,
} from '../../../../ui/trays/exchange/exchange-controls.ts';
import { exchangeItemsSeen, lootSeen, tradeSeen } from '../../../../ui/trays/exchange/exchange-seen.ts';
import { keysOf } from '../../../../ui/trays/exchange/item-keys.ts';
import type { ExchangeItem } from '../../../../ui/trays/exchange/items.ts';
import { landingOf, ZONES } from '../../../../ui/trays/exchange/landings.ts';
import { trayOf } from '../../../../ui/trays/tray-of.ts';
import type { Asked, MountainOption } from '../../../../ui/words/look.ts';
import { type Hero, type MountainScene, mountain, PRINTED } from '../../../mountain.ts';
import { take } from '../../../rules/actions.ts';
import { beaten } from '../../../rules/scenes.ts';
import { english, isTold, stillShow } from '../eyes.ts';
import { type Eyes, momentsOf } from '../matches.ts';

type Sight = Pick<Eyes, 'viewer' | 'packet'>;

/** What is in the tray, just as it is drawn. */
function drawn({ viewer, packet }: Sight): { readonly asked: Asked; readonly items: readonly ExchangeItem[] } | null {
  const { question, view } = packet;
  if (question === null || viewer === null || !EXCHANGES.includes(question.kind)) return null;
  const props = { question, view, show: stillShow(packet) };
  const [trade, loot] = [tradeSeen(props), lootSeen(props)];
  const asked = { question, view, seat: viewer };
  if (question.kind === 'trade' && trade !== null) return { asked, items: exchangeItemsSeen(props, [trade.a, trade.b], trade) };
  if (question.kind === 'loot' && loot !== null) return { asked, items: exchangeItemsSeen(props, [loot.winner, loot.loser]) };
  return { asked, items: exchangeItemsSeen(props, [viewer]) };
}

const wordsOf = ({ label, sub, confirm, why }: TrayControl): Say[] => [label, sub, confirm, why].filter((each) => each != null);
const CANNOT_BE_TAKEN_BACK: ReadonlySet<string> = new Set(['drop', 'return', 'sell']);

/** Everything that is wrong with a tray: nothing must be. */
function faultsOf({ viewer, packet }: Sight, met: (what: string) => void, dark: (what: string) => void): string[] {
  const tray = drawn({ viewer, packet });
  if (tray === null) return [];
  const { asked, items } = tray;
  const { question } = asked;
  const { kind, options, blocked } = question;
  const faults: string[] = [];
  const heed = (holds: boolean, what: string): void => {
    if (!holds) faults.push(`${kind}: ${what}`);
  };
  const whole = wholeControls(asked);
  const byItem = items.map((exchangeItem) => ({ exchangeItem, controls: controlsAt(exchangeItem, asked) }));
  const words = kind === 'trade' ? [...tierWishes(asked).map(({ control }) => control), ...refusals(asked)] : [];
  const all = [...whole, ...words, ...byItem.flatMap(({ controls }) => controls)];
  const lit = all.filter(({ why }) => why === null);
  for (const option of options) {
    met(`${kind} ${option.do}`);
    heed(
      lit.some((control) => control.option === option),
      `nothing to press for ${JSON.stringify(option)}`,
    );
    const carried = items.some((exchangeItem) =>
      ZONES.some((zone) => {
        const landing = landingOf(exchangeItem, zone, asked);
        return landing !== null && 'control' in landing && landing.control.option === option;
      }),
    );
    heed(
      carried || !('item' in option) || option.do === 'wish' || option.do === 'unwish',
      `nowhere to carry it for ${JSON.stringify(option)}`,
    );
  }
  for (const control of lit) heed(options.includes(control.option), `sends ${control.id}, which nobody offered`);
  for (const { option, why } of blocked)
    heed(
      all.some((control) => control.why === why && control.option === option),
      `does not say why not ${JSON.stringify(option)}`,
    );
  for (const control of all) {
    if (control.why !== null) dark(`${kind} ${control.option.do} ${control.why.key}`);
    for (const words of wordsOf(control)) heed(isTold(words), JSON.stringify(words));
  }
  for (const { exchangeItem, controls } of byItem) {
    const direct = pressOf(controls);
    heed(direct === null || options.includes(direct.option), `a press sends ${direct?.id}`);
    heed(direct === null || !CANNOT_BE_TAKEN_BACK.has(direct.option.do), `one press is enough for ${direct?.id}`);
    // Nobody else's items can be touched, except those of the player who is looted; those of a partner can be asked for.
    const moved = kind === 'trade' ? controls.filter(isCarried) : controls;
    heed(exchangeItem.seat === viewer || kind === 'loot' || moved.length === 0, `touches ${exchangeItem.id}`);
    const letters = [...controls, ...whole].map(({ key }) => key);
    heed(new Set(letters).size === letters.length && letters.every((key) => /^[a-z]$/.test(key)), `keys ${letters.join()}`);
    for (const zone of ZONES) {
      const landing = landingOf(exchangeItem, zone, asked);
      if (landing !== null && 'control' in landing) heed(options.includes(landing.control.option), `carried to ${zone}`);
      if (landing !== null && 'why' in landing) heed(isTold(landing.why), JSON.stringify(landing.why));
    }
  }
  const keys = [...keysOf(items, asked).values()];
  heed(new Set(keys).size === keys.length && keys.every((key) => /^\d$/.test(key)), `keys ${keys.join()}`);
  heed(trayOf({ question, over: null, show: stillShow(packet) }) === kind, 'another tray');
  return faults;
}

/** All that is offered in random matches, but for what is too seldom. */
const OFFERED = [
  'loot done',
  'loot drop',
  'loot equip',
  'loot give',
  'loot take',
  'shop keep',
  'shop sell',
  'thief return',
  'trade accept',
  'trade close',
  'trade offer',
  'trade refuse',
  'trade unwish',
  'trade wish',
  'trade withdraw',
];
/** Some of what cannot be done, and why. */
const DARK = [
  'loot done blocked.overfull',
  'loot give exchange.why.room',
  'trade accept blocked.noRoom',
  'trade accept exchange.why.accepted',
  'trade accept exchange.why.nothing',
];
/** Each is met this often, in this many matches at the most. */
const [OFTEN, MOST] = [samples(6, 16), 200];

describe('every option has a control', () => {
  test('KM-046..KM-049, H-44, H-45: in random matches everything that is offered can be pressed and carried, and nothing else is sent', () => {
    const met = new Map<string, number>();
    const dark = new Set<string>();
    const faults: string[] = [];
    const missing = (): boolean => OFFERED.some((each) => (met.get(each) ?? 0) < OFTEN) || DARK.some((each) => !dark.has(each));
    for (let match = 1; match <= samples(8, 60) || (match <= MOST && missing()); match++)
      for (const eyes of momentsOf(match, 'asked'))
        for (const each of eyes)
          faults.push(
            ...faultsOf(
              each,
              (what) => met.set(what, (met.get(what) ?? 0) + 1),
              (what) => dark.add(what),
            ),
          );
    expect([...new Set(faults)]).toEqual([]);
    met.delete('overflow drop');
    met.delete('overflow equip');
    expect([...met.keys()].sort()).toEqual(OFFERED);
    expect(Math.min(...met.values())).toBeGreaterThanOrEqual(OFTEN);
    expect([...dark]).toEqual(expect.arrayContaining(DARK));
  });

  /** What is asked at the end of a turn is too seldom to be met by chance. */
  test('KM-048, KM-074, H-46: whatever is carried and worn, too much can be dropped, and what is new put on where a slot is free', () => {
    const big = PRINTED.treasures.filter(({ size }) => size === 2).map(({ id }) => id);
    const small = PRINTED.treasures.filter(({ size }) => size === 1).map(({ id }) => id);
    const met = new Set<string>();
    const dark = new Set<string>();
    const faults: string[] = [];
    for (const [index, one] of big.entries()) {
      const others = [big[(index + 1) % big.length], big[(index + 3) % big.length]].filter((each) => each !== undefined);
      for (const gear of [{}, { left: 'dagger' }, { left: 'dagger', right: 'dagger', armour: 'robe' }] satisfies Hero[])
        for (const pack of [
          [...others, one],
          [...others, ...small.slice(index, index + 1), one],
        ])
          for (const fresh of [0, 1, 2]) {
            const scene = mountain({ players: [{ ...gear, pack, fresh }, {}], from: { do: 'overflow' }, rests: ['overflow'] });
            faults.push(
              ...faultsOf(
                { viewer: seat(0), packet: scene.match.packet(seat(0)) },
                (what) => met.add(what),
                (what) => dark.add(what),
              ),
            );
          }
    }
    expect([...new Set(faults)]).toEqual([]);
    expect([...met].sort()).toEqual(['overflow drop', 'overflow equip']);
    expect([...dark].sort()).toEqual([
      'overflow drop exchange.why.worn',
      'overflow equip exchange.why.old',
      'overflow equip exchange.why.taken',
    ]);
  });

  test('an option that nobody thought of is a loud mistake, not a silent gap', () => {
    const { asked } = trayIn(beaten({}, { pack: ['beer'] }, LOOTING));
    const strange = {
      ...asked.question,
      options: [],
      blocked: [{ option: { do: 'dance' } as unknown as MountainOption, why: { key: 'x' } }],
    };
    expect(() => wholeControls({ ...asked, question: strange })).toThrow("no control for 'dance' in 'loot'");
  });
});

/** The exchange is still going on when the test ends. */
const LOOTING = { rests: ['loot'] };

function trayIn(scene: MountainScene, who = 0) {
  const tray = drawn({ viewer: seat(who), packet: scene.match.packet(seat(who)) });
  if (tray === null) throw new Error('nothing is exchanged');
  return tray;
}

const read = ({ label, sub, why }: TrayControl): string => `${english(label)} | ${english(why ?? sub ?? label)}`;

describe('consequences stand on the buttons', () => {
  const at = (scene: MountainScene, item: string, who = 0): readonly TrayControl[] => {
    const { asked, items } = trayIn(scene, who);
    const exchangeItem = items.find((each) => each.item === item);
    if (exchangeItem === undefined) throw new Error(`there is no ${item}`);
    return controlsAt(exchangeItem, asked);
  };

  test('KM-046, H-44: of a loot: what one’s own item can do, and why not', () => {
    const scene = beaten({ left: 'dagger', pack: ['beer'] }, { left: 'lords-sword', pack: ['robe', 'trap'] }, LOOTING);
    expect(at(scene, 'beer').map(read)).toEqual([
      'Give Mei Beer | frees 1 slot',
      'Drop Beer | gone for good, to the discard pile of tier 1',
    ]);
    expect(at(scene, 'dagger').map(read)).toEqual([
      'Give Mei Dagger | Mei has only 1 free slot',
      'Drop Dagger | gone for good, to the discard pile of tier 1',
    ]);
    expect(pressOf(at(scene, 'robe'))?.option).toEqual(take('robe'));
    expect(pressOf(at(scene, 'beer'))).toBeNull();
    expect(at(scene, 'beer').filter(isFinal)).toHaveLength(1);
  });

  test('KM-046: a player who has touched nothing is asked twice whether that is all, and never while there is too much', () => {
    const scene = beaten(
      { left: 'dagger', right: 'dagger', pack: ['robe', 'beer', 'trap'] },
      { pack: ['beer', 'robe'] },
      LOOTING,
    );
    const done = (): TrayControl[] => wholeControls(trayIn(scene).asked).filter(({ option }) => option.do === 'done');
    expect(done().map(({ confirm }) => confirm !== undefined)).toEqual([true]);
    scene.answer(0, take('beer'));
    expect(done().map(read)).toEqual(['That is all | your backpack is 1 slot over its limit']);
  });

  test('KM-049: the Jinn Thief is given what was chosen, by name', () => {
    const scene = mountain({
      players: [{ at: 2, left: 'dagger', pack: ['robe'] }, {}],
      luck: ['jinn-thief'],
      dice: [1],
      rests: ['thief'],
    });
    scene.answer(0, { do: 'move' });
    expect(at(scene, 'dagger').map(read)).toEqual(['Hand over Dagger | gone for good, under the deck of tier 1']);
    expect(pressOf(at(scene, 'robe'))).toBeNull();
  });
});
