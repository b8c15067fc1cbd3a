import { conforms } from '@tavern/engine/conformance';
import { describe, expect, test } from 'vitest';
import { firstFault, knowing, showing } from '../../test/planted.ts';
import { cards } from '../rules/catalog.ts';
import { sampleSeat } from '../rules/decks.ts';
import { game } from '../rules/game.ts';
import { handSize, playerAt, rivalOf } from '../rules/state.ts';
import type { SkirmishGame } from '../rules/types.ts';
import { tell, texts } from '../text/index.ts';

const fault = (faulty: SkirmishGame, from = 1) => firstFault(faulty, { from, matches: 200, every: 3, sampleSeat });

test('FS-079, FS-110: random matches with ready and random decks, under random house rules, keep every promise, in both languages', () => {
  const report = conforms(game, { games: 50, seed: 1, sampleSeat, wording: { tell, texts } });
  expect(report.failures).toEqual([]);
  expect(report.answers).toBeGreaterThan(1_200);
});

describe('a planted fault is found', () => {
  test('the rival’s top card in the view', () => {
    const peeping = showing(game, ({ deck }) => ({ top: deck.at(-1) ?? '' }));
    expect(fault(peeping)).toMatch(/(tells?|looks different|imagine knows).*top/);
  });

  test('the unknown copy leaves first', () => {
    const { play } = game.questions;
    const telling: SkirmishGame = {
      ...game,
      questions: {
        ...game.questions,
        play: {
          ...play,
          answer(m, seat, option, ask) {
            const { hand, known } = playerAt(m.state, seat);
            if (option.do === 'play' && known.includes(option.card) && hand.includes(option.card)) {
              // The copies change places, so that the other one goes.
              hand.splice(hand.indexOf(option.card), 1);
              known.push(option.card);
            }
            play.answer?.(m, seat, option, ask);
          },
        },
      },
    };
    expect(fault(telling)).toMatch(/known/);
  });

  test('a drawn card is told to everybody', () => {
    expect(fault({ ...game, mask: (event) => (event.type === 'drew' ? event : (game.mask?.(event) ?? null)) })).toMatch(
      /events tell seat \d a secret|events tell a spectator/,
    );
  });

  test('a guess that knows the rival’s hand', () => {
    const dealt = knowing(game, (guessed, { hand, deck }, rng) => {
      if (deck.length === guessed.deck.length && hand.length === guessed.hand.length)
        Object.assign(guessed, { hand: [...hand], deck: rng.shuffle([...deck]) });
    });
    expect(fault(dealt)).toMatch(/imagine knows what seat \d may not: players\.\d\.hand/);
  });

  test('a discard prompt that opens only if the hand holds a unit', () => {
    const asking: SkirmishGame = {
      ...game,
      steps: {
        ...game.steps,
        'turn.end'(m, step) {
          for (const player of m.state.players)
            if (m.idle && ![...player.hand, ...player.known].some((card) => cards.get(card).kind === 'unit')) player.owed = 0;
          game.steps['turn.end'](m, step);
        },
      },
    };
    expect(fault(asking, 38)).toMatch(/^(a packet tells|events tell)/);
  });

  test('a card that gets lost', () => {
    const leaky: SkirmishGame = {
      ...game,
      steps: {
        ...game.steps,
        'round.clear'(m, step) {
          playerAt(m.state, m.state.first).discard.pop();
          game.steps['round.clear'](m, step);
        },
      },
    };
    expect(fault(leaky)).toMatch(/seat \d lost or doubled a card/);
  });

  test('a card that is doubled', () => {
    const doubling: SkirmishGame = {
      ...game,
      steps: {
        ...game.steps,
        spend(m, step) {
          if (step.card === 'gale') playerAt(m.state, step.seat).hand.push(step.card);
          game.steps.spend(m, step);
        },
      },
    };
    expect(fault(doubling)).toMatch(/seat \d lost or doubled a card/);
  });

  test('a unit that dies into its rival’s discard pile', () => {
    const straying: SkirmishGame = {
      ...game,
      steps: {
        ...game.steps,
        die(m, step) {
          game.steps.die(m, step);
          const card = playerAt(m.state, step.seat).discard.pop();
          if (card !== undefined) playerAt(m.state, rivalOf(step.seat)).discard.push(card);
        },
      },
    };
    expect(fault(straying)).toMatch(/seat \d lost or doubled a card/);
  });

  test('more than 20 cards in one round', () => {
    const endless: SkirmishGame = {
      ...game,
      steps: {
        ...game.steps,
        'turn.end'(m, step) {
          for (const player of m.state.players) if (handSize(player) > 0 && player.played > 3) player.played = 21;
          game.steps['turn.end'](m, step);
        },
      },
    };
    expect(fault(endless)).toMatch(/played 21 cards in one round/);
  });
});
