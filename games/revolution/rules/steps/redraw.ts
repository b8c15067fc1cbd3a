import { type Seat, seatsOf } from '@tavern/engine';
import { HAND_SIZE, takeTop } from '../draw.ts';
import type { Questions, RedrawOption } from '../options.ts';
import { playerAt } from '../state.ts';
import type { M, RevolutionQuestions } from '../types.ts';

const OPTIONS: readonly RedrawOption[] = [Object.freeze({ do: 'keep' }), Object.freeze({ do: 'redraw' })];

/** H-04: all cards go back, the deck is shuffled, and seven new ones are drawn. */
function redraw(m: M, seat: Seat): void {
  const player = playerAt(m.state, seat);
  player.deck.push(...player.hand);
  m.rng.shuffle(player.deck);
  player.hand = takeTop(player, HAND_SIZE);
  m.emit({ type: 'redrew', seat, redrawn: true, cards: [...player.hand] }, [seat]);
}

/** RR-016, H-30: once, sealed, and both at once. */
export const redrawQuestions: RevolutionQuestions<Pick<Questions, 'redraw'>> = {
  redraw: {
    mode: 'sealed',
    clock: 'prompt',
    options: () => OPTIONS,
    done(m, answers) {
      m.state.phase = 'main';
      const chosen = seatsOf(2).map((seat) => answers.find((each) => each.seat === seat)?.option?.do === 'redraw');
      for (const seat of seatsOf(2)) {
        if (chosen[seat] === true) redraw(m, seat);
        else m.emit({ type: 'redrew', seat, redrawn: false, cards: null }, [seat]);
      }
    },
  },
};
