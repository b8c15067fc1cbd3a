import type { Seat } from '@tavern/engine';
import type { ChooseOption } from './options.ts';
import { type CardId, CHARACTER_ZONES, type CharacterZone, playerAt, rivalOf, type State } from './state.ts';
import type { M } from './types.ts';
import { cardIn } from './zones.ts';

const AIMS = {
  top: Object.freeze({ do: 'aim', zone: 'top' }),
  left: Object.freeze({ do: 'aim', zone: 'left' }),
  right: Object.freeze({ do: 'aim', zone: 'right' }),
} as const satisfies { readonly [zone in CharacterZone]: ChooseOption };

export const aimable = (zones: readonly CharacterZone[]): ChooseOption[] => zones.map((zone) => AIMS[zone]);

function targetsOf(state: State, seat: Seat): { zone: CharacterZone; card: CardId }[] {
  const rival = playerAt(state, rivalOf(seat));
  return CHARACTER_ZONES.flatMap((zone) => {
    const placed = cardIn(rival, zone);
    return placed?.face === 'up' ? [{ zone, card: placed.card }] : [];
  });
}

/** RR-042, h-2: its player chooses. H-13: with nothing to aim at it has no effect, and nobody is asked. */
export function takeAim(m: M, seat: Seat): void {
  const targets = targetsOf(m.state, seat);
  if (targets.length > 0) m.ask(seat, { kind: 'choose', seat, by: 'h-2', to: null, targets });
  else m.emit({ type: 'aimed', seat, zone: null, card: null });
}

export function aimAt(m: M, seat: Seat, zone: CharacterZone): void {
  const help = cardIn(playerAt(m.state, seat), 'help');
  const target = cardIn(playerAt(m.state, rivalOf(seat)), zone);
  if (help === null || target === null) throw new Error(`seat ${seat} has nothing to aim with, or at`);
  help.target = zone;
  m.emit({ type: 'aimed', seat, zone, card: target.card });
}
