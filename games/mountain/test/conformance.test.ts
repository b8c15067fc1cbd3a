import { type Seat, seatsOf } from '@tavern/engine';
import { conforms } from '@tavern/engine/conformance';
import { samples } from '@tavern/engine/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstFault, showing } from '../../test/planted.ts';
import { luckCards } from '../rules/catalog.ts';
import { drawLuck } from '../rules/decks.ts';
import { game } from '../rules/game.ts';
import { matches, otherSide, sideOf } from '../rules/offers.ts';
import { SLOTS } from '../rules/pack.ts';
import { sampleRules } from '../rules/sample-rules.ts';
import { playerAt, type State } from '../rules/state.ts';
import { tradeQuestions } from '../rules/steps/trade.ts';
import type { Mountain, MountainGame } from '../rules/types.ts';
import { everything, type View } from '../rules/view.ts';
import { tell, texts } from '../text/index.ts';

type Samples = Parameters<typeof firstFault<Mountain>>[1]['sampleRules'];
const fault = (faulty: MountainGame, from = 1, rules?: Samples) =>
  firstFault(faulty, { from, matches: 60, every: 5, sampleRules: rules });

/** Many Luck Charms, which players have from the beginning: in the printed box hardly anybody holds one in time. */
const manyCharms = () => ({ mode: 'race', box: { 'luck-charm': { copies: 9, onTop: true } } });

/** Many cards to keep, of both kinds, drawn first: so two rivals soon keep different ones. */
const manyKept = () => ({
  mode: 'teams',
  box: { 'ambush-opportunity': { copies: 9, onTop: true }, instinct: { copies: 9, onTop: true } },
});

test('KM-002, KM-006: random matches of 2 to 6 players under random house rules keep every promise, in both languages', () => {
  const report = conforms(game, { games: samples(10, 60), seed: 1, sampleRules, wording: { tell, texts } });
  expect(report.failures).toEqual([]);
  expect(report.answers).toBeGreaterThan(2_000);
});

test('KM-185, H-56: matches of teams that keep many cards and carry much keep every promise, partners’ eyes included', () => {
  const report = conforms(game, { games: samples(6, 40), seed: 1, every: 5, sampleRules: manyKept });
  expect(report.failures).toEqual([]);
});

describe('a planted fault is found', () => {
  test('a view that shows what others carry', () => {
    const open = showing(game, ({ pack }) => ({ pack }));
    expect(fault(open)).toMatch(/tell|looks different|imagine knows/);
  });

  test('a view that shows what every knocked-out player carries, on any tile', () => {
    const peeping: MountainGame = {
      ...game,
      view: (state, seat) => {
        const seen = game.view(state, seat);
        const open = (index: number) => (seat !== null && state.players[index]?.down ? (state.players[index]?.pack ?? []) : null);
        return { ...seen, players: seen.players.map((player, index) => ({ ...player, pack: player.pack ?? open(index) })) };
      },
    };
    expect(fault(peeping)).toMatch(/tell|looks different|imagine knows/);
  });

  test('H-56: a view that shows a partner’s backpack to rivals', () => {
    const teamed = showing(game, ({ pack, team }) => (team === null ? {} : { pack }));
    expect(fault(teamed, 34)).toMatch(/tell|looks different|imagine knows/);
  });

  test('H-56: a view that shows what a team keeps to rivals', () => {
    const teamed = showing(game, ({ kept, team }) => (team === null ? {} : { kept }));
    expect(fault(teamed, 1, manyKept)).toMatch(/tell|looks different|imagine knows/);
  });

  test('H-56: a treasure that is told to rivals of the team which drew it', () => {
    const telling: MountainGame = { ...game, mask: (event) => (event.type === 'drew' ? event : (game.mask?.(event) ?? null)) };
    expect(fault(telling)).toMatch(/events tell/);
  });

  test('a window that asks only the players who hold a Luck Charm', () => {
    const telling: MountainGame = {
      ...game,
      steps: {
        ...game.steps,
        'luck.draw'(m) {
          const { state } = m;
          const card = drawLuck(m);
          if (card === undefined) return;
          state.luck = card;
          const hidden = luckCards.get(card).play === undefined;
          m.emit({ type: 'luckDrawn', seat: state.current, card }, ...(hidden ? [[state.current]] : []));
          const holders = seatsOf(state.players.length).filter((seat) => playerAt(state, seat).pack.includes('luck-charm'));
          const asked = hidden ? holders.filter((seat) => seat === state.current) : holders;
          m.ask(asked, { kind: 'interrupt', point: 'luck', by: state.current, card: hidden ? null : card, tile: 0 });
          m.next({ do: 'luck.effect' });
        },
      },
    };
    expect(fault(telling, 8, manyCharms)).toMatch(/^(a packet tells|events tell seat \d a secret) after/);
  });

  test('a placed Ambush that others can count', () => {
    const inHand = (seen: View, { players }: State): View => {
      const count = (index: number): number => players[index]?.kept.filter(({ at }) => at === null).length ?? 0;
      return { ...seen, players: seen.players.map((player, index) => ({ ...player, keptCount: count(index) })) };
    };
    const counted: MountainGame = {
      ...game,
      view: (state, seat) => inHand(game.view(state, seat), state),
      everything: (state) => inHand(everything(state), state),
    };
    expect(fault(counted)).toMatch(/(tells|looks different).*(keptCount|decks\.luck)/);
  });

  test('a trade in which others hear what is asked for', () => {
    const loud = (seen: View, { trade }: State): View => {
      const asked = trade?.wishes.map((side) => side.reduce((sum, wish) => sum + ('tier' in wish ? wish.tier : 10), 0));
      return seen.trade === null || asked === undefined ? seen : { ...seen, trade: { ...seen.trade, asked } };
    };
    const overheard: MountainGame = {
      ...game,
      view: (state, seat) => loud(game.view(state, seat), state),
      everything: (state) => loud(everything(state), state),
    };
    expect(fault(overheard)).toMatch(/tell|looks different|imagine knows/);
  });

  test('H-62: a view that shows whom others keep attacking', () => {
    const aiming: MountainGame = { ...game, view: (state, seat) => ({ ...game.view(state, seat), duel: state.duel }) };
    expect(fault(aiming, 12)).toMatch(/(tells?|looks different|imagine knows).*duel\.plans/);
  });

  test('a card that gets lost', () => {
    const leaky: MountainGame = {
      ...game,
      steps: {
        ...game.steps,
        'turn.end'(m, step) {
          if (m.state.turn === 5) m.state.decks.luck.pop();
          game.steps['turn.end'](m, step);
        },
      },
    };
    expect(fault(leaky)).toMatch(/luck card '.*': \d copies instead of \d/);
  });

  test('HP beyond the maximum', () => {
    const hale: MountainGame = {
      ...game,
      steps: {
        ...game.steps,
        'move.roll'(m, step) {
          playerAt(m.state, m.state.current).hp += 1;
          game.steps['move.roll'](m, step);
        },
      },
    };
    expect(fault(hale)).toMatch(/has 6 HP/);
  });

  test('H-55: a Berserker whom a hit costs no more than others', () => {
    const tough: MountainGame = {
      ...game,
      steps: {
        ...game.steps,
        'fight.clash'(m, step) {
          const { players, current } = m.state;
          const before = players[current]?.hp ?? 0;
          game.steps['fight.clash'](m, step);
          const after = players[current];
          if (after?.class === 'berserker' && !after.down && after.hp < before) after.hp += 1;
        },
      },
    };
    expect(fault(tough, 1, () => ({ expansion: true }))).toMatch(/has \d HP, and was told to have \d/);
  });

  describe('a wish that binds', () => {
    const honest = { ...tradeQuestions.trade };
    const asked = ({ trade }: State, seat: Seat): boolean =>
      trade !== null && (trade.wishes[otherSide(sideOf(trade, seat))]?.length ?? 0) > 0;
    afterEach(() => vi.restoreAllMocks());

    test('because who is asked for something may not accept', () => {
      vi.spyOn(tradeQuestions.trade, 'options').mockImplementation((state, ask, seat) =>
        honest.options(state, ask, seat).filter((option) => option.do !== 'accept' || !asked(state, seat)),
      );
      expect(fault(game)).toMatch(/a wish changes what seat \d may do in a trade/);
    });

    test('because who is asked for something may not take an offer back', () => {
      vi.spyOn(tradeQuestions.trade, 'options').mockImplementation((state, ask, seat) =>
        honest.options(state, ask, seat).filter((option) => option.do !== 'withdraw' || !asked(state, seat)),
      );
      expect(fault(game)).toMatch(/a wish changes what seat \d may do in a trade/);
    });

    test('because it takes back what was accepted', () => {
      vi.spyOn(tradeQuestions.trade, 'answer').mockImplementation((m, seat, option, ask) => {
        if (option.do === 'wish' && m.state.trade !== null) m.state.trade.accepted = [false, false];
        honest.answer?.(m, seat, option, ask);
      });
      expect(fault(game)).toMatch(/words of a trade did something/);
    });

    test('because what is asked for goes into the offer', () => {
      vi.spyOn(tradeQuestions.trade, 'answer').mockImplementation((m, seat, option, ask) => {
        honest.answer?.(m, seat, option, ask);
        const { trade } = m.state;
        if (option.do !== 'wish' || !('item' in option) || trade === null) return;
        const theirs = playerAt(m.state, seat === trade.a ? trade.b : trade.a);
        const slot = SLOTS.find((each) => theirs[each] === option.item);
        if (slot !== undefined) trade.offers[otherSide(sideOf(trade, seat))]?.push(slot);
      });
      expect(fault(game)).toMatch(/words of a trade did something/);
    });

    test('because who asks for something has accepted with that', () => {
      vi.spyOn(tradeQuestions.trade, 'answer').mockImplementation((m, seat, option, ask) => {
        const { trade } = m.state;
        if (option.do === 'accept' && trade !== null && asked(m.state, seat)) trade.accepted = [true, true];
        honest.answer?.(m, seat, option, ask);
      });
      expect(fault(game)).toMatch(/seat \d has not accepted a trade that changed hands/);
    });

    test('because what is asked for changes hands, too', () => {
      vi.spyOn(tradeQuestions.trade, 'answer').mockImplementation((m, seat, option, ask) => {
        const { trade } = m.state;
        if (option.do === 'accept' && trade !== null && trade.accepted[otherSide(sideOf(trade, seat))] === true) {
          const theirs = playerAt(m.state, trade.b);
          const offers = trade.offers[1] ?? [];
          const also = theirs.pack.findIndex(
            (item, index) => !offers.includes(index) && trade.wishes[0]?.some((wish) => matches(wish, item)),
          );
          if (also >= 0) offers.push(also);
        }
        honest.answer?.(m, seat, option, ask);
      });
      expect(fault(game, 26)).toMatch(/seat \d has .* after a trade instead of/);
    });
  });
});
