import { type Question, seat as toSeat } from '@tavern/engine';
import { type HeldCard as Held, heldCards } from '@tavern/kit/hand/held-cards.ts';
import { useAskedState } from '@tavern/kit/use-asked-state.ts';
import { useForesight } from '@tavern/kit/use-foresight.ts';
import { useMemo } from 'react';
import { cards } from '../../rules/catalog.ts';
import type { CardId } from '../../rules/state.ts';
import type { Skirmish, SkirmishOption } from '../../rules/types.ts';
import type { SkirmishProps } from '../show/props.ts';
import { type Aftermath, inCommon } from './aftermath.ts';
import { foreseen } from './foreseen.ts';
import { type CardPlace, type Lit, litPlaces, type Play, plainPlay, readPlace } from './lit.ts';

const isUnit = (card: CardId): boolean => cards.get(card).kind === 'unit';

export type HeldCard = Held<CardId>;

interface State {
  /** The card that was taken. */
  readonly held: string | null;
  readonly slot: number | null;
  /** Pointed at, focused, or under a carried card. */
  readonly over: CardPlace | null;
}

const NOTHING: State = { held: null, slot: null, over: null };

export interface CardChoice {
  readonly held: HeldCard | null;
  /** The slot chosen for it; its target comes next. */
  readonly slot: number | null;
  readonly lit: readonly Lit[];
  readonly over: CardPlace | null;
  /** The play that the pointed place, or the card alone, would send; null: none yet. */
  readonly play: Play | null;
  /** What comes of a lit place, or of a card that needs none. */
  readonly afterAt: (place: CardPlace) => Aftermath | null;
  /** What comes of what is pointed at now. */
  readonly after: Aftermath | null;
  readonly afterOption: (option: SkirmishOption) => Aftermath | null;
  readonly take: (id: string | null) => void;
  readonly point: (place: CardPlace | null) => void;
  /** Chooses a lit place: it is sent, or a target is asked for. Returns true if it was sent. */
  readonly choose: (place: CardPlace) => boolean;
  readonly litFor: (card: CardId) => readonly Lit[];
}

type PlayQuestion = Pick<Question<Skirmish>, 'id' | 'kind' | 'options'>;

/** Two steps (FS-060): a card is taken, what can be done lights up, a place is chosen, then a target where there is one. Then it is sent. */
export function useChoice(
  { packet, view, viewer, question, busy }: Pick<SkirmishProps, 'packet' | 'view' | 'viewer' | 'question' | 'busy'>,
  hand: readonly HeldCard[],
  send: (option: SkirmishOption) => void,
): CardChoice {
  const asked: PlayQuestion | null = question?.kind === 'play' ? question : null;
  const about = asked?.id ?? -1;
  // What was taken for one question is put back when the next one comes.
  const [now, put] = useAskedState(about, NOTHING);
  const options = asked?.options ?? [];
  const foresight = useForesight((option: SkirmishOption) => foreseen({ packet, view }, viewer ?? toSeat(0), option), options, {
    packet,
    viewer,
  });
  const held = asked === null ? null : (hand.find(({ id }) => id === now.held) ?? null);
  const lit = useMemo(
    () => (held === null ? [] : litPlaces(options, { card: held.card, slot: now.slot }, isUnit)),
    [about, held?.card, now.slot],
  );
  const litAt = (place: CardPlace | null): Lit | undefined => lit.find((each) => each.place === place);
  const afterAt = (place: CardPlace): Aftermath | null => inCommon((litAt(place)?.plays ?? []).map(foresight.of));
  const plain = held === null ? null : plainPlay(options, held.card);
  const over = litAt(now.over) === undefined ? null : now.over;
  const pointed = litAt(over);
  const play = plain ?? (pointed !== undefined && !pointed.more ? (pointed.plays[0] ?? null) : null);
  return {
    held,
    slot: held === null ? null : now.slot,
    lit,
    over,
    play,
    afterAt,
    after: plain !== null ? foresight.of(plain) : over === null ? null : afterAt(over),
    afterOption: foresight.of,
    take: (id) => put({ held: id, slot: null, over: null }),
    point: (place) => {
      if (place !== now.over) put({ over: place });
    },
    choose(place) {
      const found = litAt(place);
      if (found === undefined || busy) return false;
      if (found.more) {
        put({ slot: readPlace(place).slot, over: null });
        return false;
      }
      const [only] = found.plays;
      if (only === undefined) return false;
      put({ held: null, slot: null, over: null });
      send(only);
      return true;
    },
    litFor: (card) => litPlaces(options, { card, slot: null }, isUnit),
  };
}

/** Units by power, then actions, each in the order of the rule book: a card keeps its place while others come and go. */
export function sortedHand(all: readonly CardId[]): readonly HeldCard[] {
  const order = cards.all.map(({ id }) => id);
  const rank = (id: CardId): number => {
    const { kind, power } = cards.get(id);
    return (kind === 'action' ? 100 : power) * order.length + order.indexOf(id);
  };
  return heldCards(all, rank);
}

/** The places in a hand of these cards: of equal ones the first. */
export function idsOf(hand: readonly HeldCard[], wanted: readonly CardId[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const card of wanted) {
    const found = hand.find((each) => each.card === card && !ids.has(each.id));
    if (found !== undefined) ids.add(found.id);
  }
  return ids;
}
