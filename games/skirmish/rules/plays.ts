import { type Blocked, type Seat, say } from '@tavern/engine';
import { type Card, cards, type Target } from './catalog.ts';
import { TARGETS, unitAt } from './field.ts';
import { cardsIn } from './hand.ts';
import { type CardId, playerAt, rivalOf, SLOTS, type State, slotAt } from './state.ts';
import type { PlayOption } from './steps/turn.ts';

const PASS: PlayOption = Object.freeze({ do: 'pass' });

/** A card's plays without a target, slot by slot: nothing in them depends on a match, so they are made once. */
const intoSlots = new Map<CardId, readonly PlayOption[]>();

function playsInto(card: CardId): readonly PlayOption[] {
  const known = intoSlots.get(card);
  if (known !== undefined) return known;
  const made = SLOTS.map((slot) => Object.freeze({ do: 'play', card, slot, target: null } as const));
  intoSlots.set(card, made);
  return made;
}

/** Everything this seat may do with its priority. */
export function playOptions(state: State, seat: Seat): PlayOption[] {
  const options: PlayOption[] = [PASS];
  for (const id of cardsIn(playerAt(state, seat))) {
    const card = cards.get(id);
    if (card.kind === 'unit') addDeployments(state, seat, card, options);
    else addAction(state, seat, card, options);
  }
  return options;
}

/** FS-059, H-06: any own slot, and there each target that its Deploy can have; without one the unit is played all the same. */
function addDeployments(state: State, seat: Seat, { id: card, aim }: Card, options: PlayOption[]): void {
  const plays = playsInto(card);
  for (const slot of SLOTS) {
    const before = options.length;
    if (aim !== 'nothing') {
      if (aim === 'close unit') addTargets(state, seat, 'own', slot, card, options);
      addTargets(state, seat, 'rival', slot, card, options);
    }
    if (options.length === before) options.push(plays[slot] as PlayOption);
  }
}

/** H-02: who is close to this slot. An own unit in the slot itself is about to be sacrificed. */
function addTargets(
  state: State,
  seat: Seat,
  side: 'own' | 'rival',
  slot: number,
  card: Card['id'],
  options: PlayOption[],
): void {
  const owner = side === 'own' ? seat : rivalOf(seat);
  for (let at = Math.max(0, slot - 1); at <= Math.min(3, slot + 1); at++) {
    if ((side === 'own' && at === slot) || unitAt(state, owner, at) === null) continue;
    options.push({ do: 'play', card, slot, target: TARGETS[side][at] as Target });
  }
}

/** H-08: an action that has to aim at something and cannot is not played. */
function addAction(state: State, seat: Seat, { id: card, aim }: Card, options: PlayOption[]): void {
  if (aim === 'nothing') options.push({ do: 'play', card, slot: null, target: null });
  else if (aim === 'slot' || aim === 'slot with an effect') {
    const plays = playsInto(card);
    for (const slot of SLOTS)
      if (aim === 'slot' || slotAt(state, slot).effects.length > 0) options.push(plays[slot] as PlayOption);
  } else {
    const side = aim === 'own unit' ? 'own' : 'rival';
    const owner = side === 'own' ? seat : rivalOf(seat);
    for (const slot of SLOTS)
      if (unitAt(state, owner, slot) !== null) options.push({ do: 'play', card, slot: null, target: TARGETS[side][slot] });
  }
}

/** What people try all the same, and why it does not work (H-08). */
export function blockedPlays(state: State, seat: Seat): Blocked<PlayOption>[] {
  return cardsIn(playerAt(state, seat)).flatMap((id): Blocked<PlayOption>[] => {
    const { aim, kind } = cards.get(id);
    if (kind === 'unit') return [];
    if (aim === 'slot with an effect')
      return SLOTS.filter((slot) => slotAt(state, slot).effects.length === 0).map((slot) => ({
        option: { do: 'play', card: id, slot, target: null },
        why: say('blocked.noEffect', { slot: say(`slot.${slot}`) }),
      }));
    if (aim !== 'own unit' && aim !== 'rival unit') return [];
    const owner = aim === 'own unit' ? seat : rivalOf(seat);
    if (SLOTS.some((slot) => unitAt(state, owner, slot) !== null)) return [];
    const why = say(aim === 'own unit' ? 'blocked.noOwnUnit' : 'blocked.noRivalUnit');
    return [{ option: { do: 'play', card: id, slot: null, target: null }, why }];
  });
}
