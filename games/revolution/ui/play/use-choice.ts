import { seat as toSeat } from '@tavern/engine';
import { type HeldCard as Held, heldCards } from '@tavern/kit/hand/held-cards.ts';
import { useAskedState } from '@tavern/kit/use-asked-state.ts';
import { useForesight } from '@tavern/kit/use-foresight.ts';
import { useMemo } from 'react';
import { cards } from '../../rules/catalog.ts';
import { type CardId, type Face, GAME_TYPES } from '../../rules/state.ts';
import type { RevolutionOption } from '../../rules/types.ts';
import type { RevolutionProps } from '../show/props.ts';
import { type Aftermath, foreseen } from './aftermath.ts';
import { facesOf, isTakeable, type Lit, litPlaces } from './lit.ts';
import type { CardPlace } from './place.ts';

export type HeldCard = Held<CardId>;

interface State {
  /** The card that was taken. */
  readonly held: string | null;
  /** Pointed at, focused, under a carried card, or so last: deeds are about it. */
  readonly over: CardPlace | null;
  /** Chosen by the player; null: face-up if that is possible. */
  readonly face: Face | null;
  /** Face-down cannot be taken back: asked for once, it is done by the next press. */
  readonly armed: boolean;
}

const NOTHING: State = { held: null, over: null, face: null, armed: false };

const NO_OPTIONS: readonly RevolutionOption[] = [];

export interface CardChoice {
  readonly held: HeldCard | null;
  readonly face: Face;
  /** The faces that the taken card can be placed with. */
  readonly faces: readonly Face[];
  readonly armed: boolean;
  readonly lit: readonly Lit[];
  /** The lit place that deeds are about: pointed at last, or the only one. */
  readonly target: Lit | null;
  /** What comes of a lit place. */
  readonly afterAt: (place: CardPlace) => Aftermath | null;
  /** What comes of the target. */
  readonly after: Aftermath | null;
  readonly take: (id: string | null) => void;
  readonly point: (place: CardPlace | null) => void;
  /** Face-down is armed at once: this press was the first one. */
  readonly turn: (face: Face) => void;
  /** Chooses a lit place: it is sent, or asks for a second press. Returns true if it was sent. */
  readonly choose: (place: CardPlace) => boolean;
}

/** A card is taken, what can be done lights up, a place and a face are chosen. Then it is sent. */
export function useChoice(
  { packet, viewer, question, busy }: Pick<RevolutionProps, 'packet' | 'viewer' | 'question' | 'busy'>,
  hand: readonly HeldCard[],
  send: (option: RevolutionOption) => void,
): CardChoice {
  const about = question?.id ?? null;
  const [now, put] = useAskedState(about, NOTHING);
  const foresight = useForesight(
    (option: RevolutionOption) => foreseen(packet, viewer ?? toSeat(0), option),
    question?.options ?? NO_OPTIONS,
    { packet, viewer },
  );
  const found = hand.find(({ id }) => id === now.held);
  const held = question === null || found === undefined || !isTakeable(question, found.card) ? null : found;
  const faces = useMemo(() => (question === null || held === null ? [] : facesOf(question, held.card)), [about, held?.card]);
  const face = now.face ?? (faces.includes('up') || faces.length === 0 ? 'up' : 'down');
  const lit = useMemo(() => (question === null ? [] : litPlaces(question, held?.card ?? null, face)), [about, held?.card, face]);
  const litAt = (place: CardPlace | null): Lit | null => lit.find((each) => each.place === place) ?? null;
  const afterAt = (place: CardPlace): Aftermath | null => {
    const at = litAt(place);
    return at === null ? null : foresight.of(at.option);
  };
  const target = litAt(now.over) ?? (lit.length === 1 && held !== null ? (lit[0] ?? null) : null);
  return {
    held,
    face,
    faces,
    armed: held !== null && face === 'down' && now.armed,
    lit,
    target,
    afterAt,
    after: target === null ? null : foresight.of(target.option),
    take: (id) => put({ ...NOTHING, held: id }),
    point: (place) => {
      // What was pointed at last stays the target, so that its deeds can be reached.
      if (place !== null && place !== now.over) put({ over: place });
    },
    turn: (next) => put({ face: next, armed: next === 'down' }),
    choose(place) {
      const at = litAt(place);
      if (at === null || busy) return false;
      if (at.option.do === 'place' && at.option.face === 'down' && !now.armed) {
        put({ over: place, armed: true });
        return false;
      }
      put(NOTHING);
      send(at.option);
      return true;
    },
  };
}

/** Characters by type and power, then Help cards, then Secret cards. */
export function sortedHand(all: readonly CardId[]): readonly HeldCard[] {
  const order = cards.all.map(({ id }) => id);
  return heldCards(all, (id) => {
    const { kind, type, power } = cards.get(id);
    const group = kind === 'help' ? 10 : kind === 'sp' ? 11 : GAME_TYPES.indexOf(type ?? 'rightWing');
    return (group * 1_000 + (999 - power)) * order.length + order.indexOf(id);
  });
}
