import { type Seat, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Mountain } from '../../../../rules/types.ts';
import { playerThen } from '../../../../ui/show/sight.ts';
import { afterTrade } from '../../../../ui/trays/exchange/after-trade.ts';
import { controlsAt, pressOf, wholeControls } from '../../../../ui/trays/exchange/exchange-controls.ts';
import { exchangeItemsSeen, lootSeen, offersOf, tradeSeen } from '../../../../ui/trays/exchange/exchange-seen.ts';
import { keysOf } from '../../../../ui/trays/exchange/item-keys.ts';
import { placeWords } from '../../../../ui/trays/exchange/trade-place.ts';
import { type Hero, type MountainScene, mountain } from '../../../mountain.ts';
import { take } from '../../../rules/actions.ts';
import { beaten } from '../../../rules/scenes.ts';
import { english, Watcher } from '../eyes.ts';
import { momentsOf } from '../matches.ts';

const offer = (item: string, from: 'gear' | 'pack' = 'pack') => ({ do: 'offer' as const, item, from });
const withdraw = (item: string, from: 'gear' | 'pack' = 'pack') => ({ do: 'withdraw' as const, item, from });
const accept = (rev: number) => ({ do: 'accept' as const, rev });

const trading = (one: Hero, other: Hero, more: readonly Hero[] = []): MountainScene =>
  mountain({ players: [{ at: 8, ...one }, { at: 8, ...other }, ...more], rests: ['turn', 'trade'] }).answer(0, {
    do: 'trade',
    with: 1,
  });

function trayOf(scene: MountainScene, who: number) {
  const { props } = new Watcher(scene, who);
  const trade = tradeSeen(props);
  if (trade === null || props.question === null) throw new Error('nobody trades');
  return {
    items: exchangeItemsSeen(props, [trade.a, trade.b], trade),
    asked: { question: props.question, view: props.view, seat: seat(who) },
  };
}

describe('a trade', () => {
  test('H-12, H-56: says where it is done and what it costs, under the rules in force', () => {
    const place = (rules: Partial<Mountain['rules']>, other = 8): string => {
      const team = rules.mode === 'teams' ? ({ team: 'hawk' } as const) : {};
      const players = [{ at: 8, ...team }, { at: other, ...team }, rules.mode === 'teams' ? ({ team: 'stag' } as const) : {}];
      return english(placeWords(mountain({ players, rules }).view(0), seat(0), seat(1)));
    };
    expect(place({})).toBe('on tile 8, costs no action');
    expect(place({ tradeCostsAction: true })).toMatch(/^on tile 8; .* it is the action of the turn$/);
    expect(place({ mode: 'teams' }, 3)).toBe('between partners on tiles 8 and 3, costs no action');
    expect(place({ mode: 'teams', tradeCostsAction: true }, 3)).toMatch(/^between partners on tiles 8 and 3; .* action/);
  });

  test('KM-047: a press lays an item out and takes it back, by the same key; of two equal items each its own', () => {
    const scene = trading({ pack: ['beer', 'beer', 'trap'] }, { pack: ['robe'] });
    const mine = () => {
      const { items, asked } = trayOf(scene, 0);
      const keys = keysOf(items, asked);
      return items.map((item) => `${keys.get(item.id)} ${item.item} ${pressOf(controlsAt(item, asked))?.option.do}`);
    };
    expect(mine()).toEqual(['1 beer offer', '2 beer offer', '3 trap offer']);
    scene.answer(0, offer('beer')).answer(0, offer('trap'));
    expect(mine()).toEqual(['1 beer withdraw', '2 beer offer', '3 trap withdraw']);
    scene.answer(0, withdraw('trap'));
    expect(mine()).toEqual(['1 beer withdraw', '2 beer offer', '3 trap offer']);
  });

  test('KM-047: only the second seal is final, so it takes two presses and names what changes hands; any change lifts both seals', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['robe'] });
    const acceptance = (who: number): string => {
      const found = wholeControls(trayOf(scene, who).asked).find(({ option }) => option.do === 'accept');
      return found === undefined
        ? ''
        : [found.confirm, found.why ?? found.sub].map((each) => (each ? english(each) : '-')).join(' | ');
    };
    expect(acceptance(0)).toBe('- | nobody has offered anything yet');
    scene.answer(0, offer('beer')).answer(1, offer('robe'));
    expect(acceptance(0)).toBe('- | then Mei must accept too');
    scene.answer(0, accept(2));
    expect(acceptance(0)).toBe('- | you have accepted; Mei has not yet');
    expect(acceptance(1)).toBe('Swap 1 for 1 now? | at once: you give 1, you get 1');
    scene.answer(1, withdraw('robe'));
    expect(acceptance(0)).toBe('- | then Mei must accept too');
  });

  test('nobody is urged to give for nothing: the button does not glow, and says so', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['robe'] });
    const acceptance = (who: number) => {
      const found = wholeControls(trayOf(scene, who).asked).find(({ option }) => option.do === 'accept');
      return [found?.kind, ...[found?.sub, found?.confirm].map((each) => (each ? english(each) : '-'))];
    };
    scene.answer(0, offer('beer'));
    expect(acceptance(0)).toEqual(['plain', 'then Mei must accept too', '-']);
    expect(acceptance(1)).toEqual(['primary', 'then Ysolde must accept too', '-']);
    scene.answer(1, accept(1));
    expect(acceptance(0)).toEqual(['plain', 'at once: you give 1, you get nothing', 'Give Mei 1 for nothing?']);
  });

  test('a gift is called one, and a player who leaves before anything was offered is not asked twice', () => {
    const scene = trading({ pack: ['beer'] }, { pack: ['robe'] });
    const sure = (who: number, doing: string): string => {
      const found = wholeControls(trayOf(scene, who).asked).find(({ option }) => option.do === doing);
      return found?.confirm ? english(found.confirm) : '-';
    };
    expect(sure(0, 'close')).toBe('-');
    scene.answer(0, offer('beer'));
    expect(sure(0, 'close')).toBe('Leave without trading?');
    scene.answer(0, accept(1));
    expect(sure(1, 'accept')).toBe('Take 1 for nothing?');
    const other = trading({ pack: ['beer'] }, { pack: ['robe'] })
      .answer(0, offer('beer'))
      .answer(1, accept(1));
    const found = wholeControls(trayOf(other, 0).asked).find(({ option }) => option.do === 'accept');
    expect(found?.confirm && english(found.confirm)).toBe('Give Mei 1 for nothing?');
  });

  test('H-45: what does not fit is said on the button, and how much too much in the backpack', () => {
    const scene = trading({ left: 'dagger', right: 'dagger', pack: ['robe', 'beer', 'trap'] }, { left: 'crude-axe' });
    scene.answer(1, offer('crude-axe', 'gear'));
    const { asked } = trayOf(scene, 0);
    const dark = wholeControls(asked).filter(({ why }) => why !== null);
    expect(dark.map(({ option, why }) => [option.do, why?.key])).toEqual([['accept', 'blocked.noRoom']]);
    const me = asked.view.players[0];
    if (me === undefined) throw new Error('nobody is there');
    expect(afterTrade(me, [], ['crude-axe'])).toMatchObject({ used: 6, capacity: 4, worn: [] });
    expect(afterTrade(me, [{ item: 'dagger', from: 'gear' }], ['crude-axe'])).toMatchObject({ used: 4, worn: ['crude-axe'] });
  });

  test('H-45: what is foretold for both sides is what then happens, however much the one sees of the other', () => {
    const faults: string[] = [];
    let traded = 0;
    for (let match = 1; match <= 50; match++) {
      let foretold: { readonly seat: Seat; readonly by: Seat | null; readonly foreseen: ReturnType<typeof afterTrade> }[] = [];
      for (const all of momentsOf(match, 'everybody')) {
        const told = all[0]?.events.at(-1)?.event;
        const { players, trade: open } = all[0]?.packet.view ?? { players: [], trade: null };
        if (told?.type === 'traded' && foretold.length > 0) traded += 1;
        if (told?.type === 'traded')
          for (const { seat: who, by, foreseen } of foretold) {
            const { slots, attack, defence } = players[who] ?? {};
            const [said, done] = [foreseen, { slots, attack, defence }].map((each) => JSON.stringify(each));
            if (foreseen.used !== slots || foreseen.attack !== attack || foreseen.defence !== defence)
              faults.push(`${match}: seat ${who} by ${by}: ${said}, but ${done}`);
          }
        // That there is a trade is seen by everybody.
        foretold = (open === null ? [] : all).flatMap(({ viewer, packet: { view } }) => {
          const { trade } = view;
          if (trade === null || trade.open === null) return [];
          return [trade.a, trade.b].flatMap((who) => {
            const player = view.players[who];
            const gets = offersOf(trade, who === trade.a ? trade.b : trade.a).map(({ item }) => item);
            return player === undefined
              ? []
              : [{ seat: who, by: viewer, foreseen: afterTrade(player, offersOf(trade, who), gets) }];
          });
        });
      }
    }
    expect(faults).toEqual([]);
    expect(traded).toBeGreaterThan(10);
  });
});

describe('what is not theirs to see', () => {
  const items = (watcher: Watcher, seats: readonly number[]): string[] => {
    const { props } = watcher;
    return exchangeItemsSeen(props, seats.map(seat), tradeSeen(props)).map(({ item, offered }) =>
      offered ? `${item} laid out` : item,
    );
  };

  test('KM-047: of the other’s backpack only what is laid out; spectators see how many items, and what is worn', () => {
    const scene = trading({ left: 'dagger', pack: ['beer'] }, { armour: 'robe', pack: ['trap', 'wardstone'] }, [{}]);
    scene.answer(1, offer('wardstone')).answer(0, offer('dagger', 'gear'));
    const [one, watcher, spectator] = [0, 2, null].map((who) => new Watcher(scene, who)) as [Watcher, Watcher, Watcher];
    expect(items(one, [0, 1])).toEqual(['dagger laid out', 'beer', 'robe', 'wardstone laid out']);
    for (const eyes of [watcher, spectator]) {
      expect(items(eyes, [0, 1])).toEqual(['dagger', 'robe']);
      expect(tradeSeen(eyes.props)).toMatchObject({ counts: [1, 1], open: null });
    }
  });

  test('KM-046: of a loot the loser sees their own items, and spectators what is worn', () => {
    const scene = beaten(
      { left: 'dagger', pack: ['beer'] },
      { armour: 'robe', pack: ['trap'] },
      { players: [{}], rests: ['loot'] },
    );
    expect(items(new Watcher(scene, 0), [0, 1])).toEqual(['dagger', 'beer', 'robe', 'trap']);
    expect(items(new Watcher(scene, 1), [0, 1])).toEqual(['dagger', 'robe', 'trap']);
    expect(items(new Watcher(scene, 2), [0, 1])).toEqual(['dagger', 'robe']);
  });

  test('KM-182: a player who looks back sees what was open to them then, and nobody sees more', () => {
    const scene = trading({ left: 'dagger', pack: ['beer', 'robe'] }, { pack: ['trap'] }, [{}]);
    const watchers = [0, 1, 2, null].map((who) => new Watcher(scene, who));
    scene.answer(0, offer('beer'));
    const then = watchers.map(({ packet }) => packet.view);
    scene.answer(0, offer('robe')).answer(1, offer('trap'));
    const [mine, theirs, ...others] = watchers.map(({ props }, index) => {
      const view = then[index] ?? props.view;
      return { ...props, show: { ...props.show, view, rewound: '0' } };
    });
    if (mine === undefined || theirs === undefined) throw new Error('nobody trades');
    const laidOut = { offers: [[{ item: 'beer', from: 'pack' }], []] };
    for (const past of [mine, theirs]) expect(tradeSeen(past)).toMatchObject({ a: 0, b: 1, counts: [1, 0], open: laidOut });
    const items = (past: typeof mine) => exchangeItemsSeen(past, [seat(0), seat(1)], tradeSeen(past)).map(({ item }) => item);
    expect(items(mine)).toEqual(['dagger', 'beer', 'robe']);
    expect(items(theirs)).toEqual(['dagger', 'beer', 'trap']);
    expect(playerThen(theirs.view, theirs.show, seat(0))?.pack).toBeNull();
    expect(others).toHaveLength(2);
    for (const past of others) {
      expect(tradeSeen(past)).toMatchObject({ a: 0, b: 1, counts: [1, 0], open: null });
      expect(items(past)).toEqual(['dagger']);
    }
  });

  test('what is asked never waits for what is shown', () => {
    const scene = beaten({}, { pack: ['trap', 'beer'] }, { rests: ['loot'] }).answer(0, take('beer'));
    const { props } = new Watcher(scene, 0);
    const behind = { ...props, show: { ...props.show, view: { ...props.show.view, loot: null, trade: null } } };
    expect(lootSeen(behind)).toMatchObject({ winner: 0, loser: 1 });
    const trade = new Watcher(trading({ pack: ['beer'] }, {}), 0).props;
    expect(tradeSeen({ ...trade, show: behind.show })).toMatchObject({ a: 0, b: 1 });
  });
});
