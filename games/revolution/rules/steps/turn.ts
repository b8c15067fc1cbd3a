import type { Seat } from '@tavern/engine';
import { drawCards } from '../draw.ts';
import { takeFromHand } from '../hand.ts';
import { comeToLight } from '../looks.ts';
import type { PlaceOption, Questions } from '../options.ts';
import { blockedPlacements, lowestPlacement, placeOptions } from '../placement.ts';
import { playerAt, rivalOf, type Zone } from '../state.ts';
import { trigger } from '../trigger.ts';
import type { M, RevolutionQuestions, RevolutionSteps } from '../types.ts';
import { firstEmpty, isFull, putDown } from '../zones.ts';

export interface TurnSteps {
  turn: { seat: Seat };
  /** A card came face-up into this zone: what it does at once. */
  trigger: { seat: Seat; zone: Zone };
  'turn.end': object;
}

function beginTurn(m: M, seat: Seat): void {
  const { state } = m;
  const player = playerAt(state, seat);
  state.current = seat;
  state.turn += 1;
  // RR-021, C-14: a skip counts as a turn, so that odd turns stay the first player's (RR-019).
  if (isFull(player)) {
    m.emit({ type: 'skipped', seat, turn: state.turn });
    m.next({ do: 'turn.end' });
    return;
  }
  state.moves += 1;
  m.emit({ type: 'turn', seat, turn: state.turn });
  drawCards(m, seat, 1, null);
  if (player.hand.length > 0) m.ask(seat, { kind: 'place', seat });
  else leaveVacant(m, seat);
}

/** H-19: neither hand nor deck has a card. The zone counts as filled. */
function leaveVacant(m: M, seat: Seat): void {
  const player = playerAt(m.state, seat);
  const zone = firstEmpty(player);
  if (zone === null) throw new Error(`seat ${seat} has a turn and no empty zone`);
  player.zones[zone] = 'vacant';
  m.emit({ type: 'vacant', seat, zone });
  m.next({ do: 'turn.end' });
}

/** RR-018: exactly one card a turn. */
function place(m: M, seat: Seat, { card, zone, face }: PlaceOption): void {
  const player = playerAt(m.state, seat);
  takeFromHand(player, card);
  putDown(m.state, seat, zone, card, face);
  if (face === 'down') m.emit({ type: 'placed', seat, card, zone, face, by: null }, [seat]);
  else {
    comeToLight(player, card);
    m.emit({ type: 'placed', seat, card, zone, face, by: null });
    m.next({ do: 'trigger', seat, zone });
  }
  m.next({ do: 'turn.end' });
}

export const turnSteps: RevolutionSteps<TurnSteps> = {
  turn: (m, { seat }) => beginTurn(m, seat),

  trigger,

  /** RR-020: when both have filled all four zones, the secret phase begins. */
  'turn.end'(m) {
    const { state } = m;
    if (state.players.every(isFull)) m.next({ do: 'secret' });
    else beginTurn(m, rivalOf(state.current));
  },
};

export const turnQuestions: RevolutionQuestions<Pick<Questions, 'place'>> = {
  place: {
    options: (state, _ask, seat) => placeOptions(state, seat),
    blocked: (state, _ask, seat) => blockedPlacements(state, seat),
    /** H-25. */
    fallback: (options) => lowestPlacement(options),
    answer: (m, seat, option) => place(m, seat, option),
  },
};
