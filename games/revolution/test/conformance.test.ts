import { without } from '@tavern/decks';
import { conforms } from '@tavern/engine/conformance';
import { samples } from '@tavern/engine/testkit';
import { describe, expect, test } from 'vitest';
import { firstFault, knowing, showing } from '../../test/planted.ts';
import { cards } from '../rules/catalog.ts';
import { sampleSeat } from '../rules/decks.ts';
import { mask } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { boardOf } from '../rules/reckoning/board.ts';
import { reckon } from '../rules/reckoning/reckon.ts';
import { type Player, playerAt, type Spot, type State, ZONES } from '../rules/state.ts';
import type { RevolutionGame } from '../rules/types.ts';
import { tell, texts } from '../text/index.ts';
import { hiddenActionFault } from './hidden-actions.ts';
import { searchingSeat } from './searching-deck.ts';

/** The first fault that random matches find, with decks in which everything comes up. */
const fault = (faulty: RevolutionGame) => firstFault(faulty, { matches: 60, every: 3, sampleSeat: searchingSeat });

test('RR-097: random matches with ready and random decks, under random house rules, keep every promise, in both languages', () => {
  const report = conforms(game, { games: samples(20, 400), seed: 1, sampleSeat, wording: { tell, texts } });
  expect(report.failures).toEqual([]);
  expect(report.answers).toBeGreaterThan(600);
});

test('H-29, H-30: no answer tells outsiders which card went face-down, was sealed, or was found', () => {
  expect(hiddenActionFault(game, samples(20, 600))).toBeNull();
});

describe('what h-15 has seen', () => {
  test('a view that marks the rest of the hand as known is found: it names the card that went face-down', () => {
    const marking: RevolutionGame = {
      ...game,
      view: (state, viewer) => {
        const seen = game.view(state, viewer);
        const stillThere = ({ looks, hand }: Player) =>
          looks.map(({ cards: known }) => known.filter((card) => hand.includes(card)));
        return { ...seen, known: state.players.map(stillThere) };
      },
    };
    expect(fault(marking)).toMatch(/known/);
  });

  test('a list from which a card goes off when it leaves the hand face-down is found', () => {
    const { place } = game.questions;
    const forgetting: RevolutionGame = {
      ...game,
      questions: {
        ...game.questions,
        place: {
          ...place,
          answer(m, seat, option, ask) {
            if (option.face === 'down')
              for (const look of playerAt(m.state, seat).looks) look.cards = without(look.cards, [option.card]);
            place.answer?.(m, seat, option, ask);
          },
        },
      },
    };
    expect(hiddenActionFault(forgetting, 20)).toMatch(/^down .* look different/);
  });
});

describe('a search', () => {
  test('a search that tells the rival which card went to the hand is found', () => {
    const telling: RevolutionGame = { ...game, mask: (event) => (event.type === 'found' ? event : mask(event)) };
    expect(hiddenActionFault(telling, 20)).toMatch(/^taken: .* look different/);
  });

  test('a view that shows the searcher in which order the rest went under the deck is found', () => {
    const ordering: RevolutionGame = {
      ...game,
      view: (state, viewer) => {
        const seen = game.view(state, viewer);
        const players = seen.players.map((player, owner) => {
          const { deck, bottoms } = state.players[owner] as Player;
          const size = bottoms.reduce((sum, each) => sum + each, 0);
          return player.bottoms === null ? player : { ...player, bottoms: [deck.slice(0, size)] };
        });
        return { ...seen, players };
      },
    };
    expect(fault(ordering)).toMatch(/bottoms/);
  });
});

describe('the secret phase', () => {
  test('a phase that asks only players with an SP card in hand is found', () => {
    const { secret } = game.steps;
    const asking: RevolutionGame = {
      ...game,
      steps: {
        ...game.steps,
        secret(m, step) {
          for (const { zones, hand } of m.state.players)
            if (zones.sp === null && !hand.some((card) => cards.get(card).kind === 'sp')) zones.sp = 'vacant';
          secret(m, step);
        },
      },
    };
    expect(fault(asking)).toMatch(/tells?/);
  });

  test('a phase that shows who has passed before both have answered is found', () => {
    const { secret } = game.questions;
    const early: RevolutionGame = {
      ...game,
      questions: {
        ...game.questions,
        secret: {
          options: (state, ask, seat) => secret.options(state, ask, seat),
          answer(m, seat, option, ask) {
            secret.done?.(m, [{ seat, option }], ask);
          },
        },
      },
    };
    expect(hiddenActionFault(early, 20)).toMatch(/^sealed: .* look different/);
  });
});

describe('reckoned numbers', () => {
  /** The same board with every card face-up. */
  const turnedUp = (state: State): State => ({
    ...state,
    players: state.players.map((player) => ({
      ...player,
      zones: Object.fromEntries(
        ZONES.map((zone) => {
          const spot = player.zones[zone];
          return [zone, spot === null || spot === 'vacant' ? spot : { ...spot, face: 'up' }];
        }),
      ) as Player['zones'],
    })),
  });

  test('totals that contain face-down or sealed cards are found', () => {
    const counting: RevolutionGame = {
      ...game,
      view: (state, viewer) => ({
        ...game.view(state, viewer),
        totals: state.round === 0 ? [] : reckon(boardOf(turnedUp(state))).sides.map(({ total }) => total),
      }),
    };
    expect(fault(counting)).toMatch(/totals/);
  });

  test('a battle that counts face-down cards is found', () => {
    const { battle } = game.steps;
    const counting: RevolutionGame = {
      ...game,
      steps: {
        ...game.steps,
        battle(m, step) {
          const counted = turnedUp(m.state);
          const emit: typeof m.emit = (event, to) => {
            const { phase, over, players } = counted;
            Object.assign(m.state, { phase, over });
            m.state.players.forEach((player, owner) => Object.assign(player, { vp: players[owner]?.vp }));
            m.emit(event, to);
          };
          battle(Object.create(m, { state: { value: counted }, emit: { value: emit } }), step);
        },
      },
    };
    expect(fault(counting)).toMatch(/battle|reckoning|vp/);
  });
});

describe('other planted faults are found', () => {
  test('the rival’s top card in the view', () => {
    const peeping = showing(game, ({ deck }) => ({ top: deck.at(-1) ?? '' }));
    expect(fault(peeping)).toMatch(/(tells?|looks different|imagine knows).*top/);
  });

  test('the face-down cards of a discard pile', () => {
    const open = showing(game, ({ discard }) => ({ discard }));
    expect(fault(open)).toMatch(/discard|does not fit/);
  });

  test('leaders to come, where they are hidden', () => {
    const open = showing(game, ({ leaders }) => ({ leaders }));
    expect(fault(open)).toMatch(/leaders/);
  });

  test('a guess that knows the rival’s hand', () => {
    const isOpen = ({ zones, discard }: Player) =>
      discard.length === 0 && ZONES.every((zone) => zones[zone] === null || faceOf(zones[zone]) === 'up');
    const faceOf = (spot: Spot) => (spot === null || spot === 'vacant' ? 'up' : spot.face);
    const dealt = knowing(game, (guessed, real, rng) => {
      if (isOpen(real) && isOpen(guessed) && real.deck.length === guessed.deck.length)
        Object.assign(guessed, { hand: [...real.hand], deck: rng.shuffle([...real.deck]) });
    });
    expect(fault(dealt)).toMatch(/imagine knows what seat \d may not: players\.\d\./);
  });

  test('a card that gets lost', () => {
    const leaky: RevolutionGame = {
      ...game,
      steps: {
        ...game.steps,
        'round.clear'(m, step) {
          game.steps['round.clear'](m, step);
          playerAt(m.state, m.state.first).discard.pop();
        },
      },
    };
    expect(fault(leaky)).toMatch(/seat \d lost or doubled a card/);
  });

  test('a card that is doubled', () => {
    const doubling: RevolutionGame = {
      ...game,
      steps: {
        ...game.steps,
        trigger(m, step) {
          playerAt(m.state, step.seat).hand.push('c-1');
          game.steps.trigger(m, step);
        },
      },
    };
    expect(fault(doubling)).toMatch(/seat \d lost or doubled a card/);
  });
});
