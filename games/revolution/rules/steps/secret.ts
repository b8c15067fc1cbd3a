import { type Seat, seatsOf } from '@tavern/engine';
import { differentCards, takeFromHand } from '../hand.ts';
import { comeToLight } from '../looks.ts';
import type { Questions, SecretOption } from '../options.ts';
import { type CardId, type Player, playerAt } from '../state.ts';
import type { RevolutionQuestions, RevolutionSteps } from '../types.ts';
import { putDown } from '../zones.ts';

export interface SecretSteps {
  secret: object;
  reveal: object;
}

const PASS: SecretOption = Object.freeze({ do: 'pass' });
const seals = new Map<CardId, SecretOption>();

function seal(card: CardId): SecretOption {
  const known = seals.get(card);
  if (known !== undefined) return known;
  const made: SecretOption = Object.freeze({ do: 'seal', card });
  seals.set(card, made);
  return made;
}

/** C-15: by what all can see, never by what is in a hand. */
export const maySeal = ({ zones, hand }: Player): boolean => zones.sp === null && hand.length > 0;

export const secretSteps: RevolutionSteps<SecretSteps> = {
  /** RR-020, RR-023. */
  secret(m) {
    const { state } = m;
    state.phase = 'secret';
    // The player who placed last has their whole time again.
    state.moves += 1;
    const asked = seatsOf(2).filter((seat) => maySeal(playerAt(state, seat)));
    m.emit({ type: 'squareFull', asked });
    m.ask([...asked], { kind: 'secret', round: state.round });
    m.next({ do: 'reveal' });
  },

  /** RR-024, RR-032: the only zone that is ever revealed. "Vacant" shows only now (H-30). */
  reveal(m) {
    const { state } = m;
    const shown = state.players.map((player): CardId | null => {
      const { sp } = player.zones;
      if (sp === null || sp === 'vacant') {
        player.zones.sp = 'vacant';
        return null;
      }
      sp.face = 'up';
      comeToLight(player, sp.card);
      return sp.card;
    });
    m.emit({ type: 'revealed', cards: shown });
    m.next({ do: 'battle' });
  },
};

/** RR-033, H-21, H-30: sealed, both at once: an SP card, any other card as a bluff, or none. */
export const secretQuestions: RevolutionQuestions<Pick<Questions, 'secret'>> = {
  secret: {
    mode: 'sealed',
    options: (state, _ask, seat: Seat) => [PASS, ...differentCards(playerAt(state, seat).hand).map(seal)],
    done(m, answers) {
      for (const { seat, option } of answers) {
        if (option === null || option.do === 'pass') continue;
        takeFromHand(playerAt(m.state, seat), option.card);
        putDown(m.state, seat, 'sp', option.card, 'down');
      }
    },
  },
};
