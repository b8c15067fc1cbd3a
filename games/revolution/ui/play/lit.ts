import type { Question, Say } from '@tavern/engine';
import type { PlaceOption } from '../../rules/options.ts';
import type { CardId, Face, Zone } from '../../rules/state.ts';
import type { Revolution, RevolutionOption } from '../../rules/types.ts';
import { nowhere } from '../../text/tell/list.ts';
import { type CardPlace, farPlace, nearPlace } from './place.ts';

export type LitQuestion = Pick<Question<Revolution>, 'id' | 'kind' | 'options' | 'blocked'>;

/** A lit place, and the one answer that pressing it gives. */
export interface Lit {
  readonly place: CardPlace;
  readonly option: RevolutionOption;
}

const isPlacing = (option: RevolutionOption): option is PlaceOption => option.do === 'place';

/** The faces with which a card can be placed at all. None: it cannot, or nothing is placed now. */
export function facesOf({ options }: Pick<LitQuestion, 'options'>, card: CardId): readonly Face[] {
  const ways = options.filter(isPlacing).filter((option) => option.card === card);
  return (['up', 'down'] as const).filter((face) => ways.some((way) => way.face === face));
}

/** Whether this card can be taken for the question: it goes somewhere. */
export const isTakeable = ({ options }: Pick<LitQuestion, 'options'>, card: CardId): boolean =>
  options.some((option) => (option.do === 'place' || option.do === 'seal') && option.card === card);

/** The places that light up for a card with this face, or without a card: those that can be aimed at. */
export function litPlaces({ options }: Pick<LitQuestion, 'options'>, card: CardId | null, face: Face): readonly Lit[] {
  return options.flatMap((option): Lit[] => {
    if (option.do === 'aim') return [{ place: farPlace(option.zone), option }];
    if (card === null || !('card' in option) || option.card !== card) return [];
    if (option.do === 'place' && option.face === face) return [{ place: nearPlace(option.zone), option }];
    return option.do === 'seal' ? [{ place: nearPlace('sp'), option }] : [];
  });
}

/** Why a card cannot go to a zone with this face; null: the question does not say. */
export function whyNot({ blocked }: Pick<LitQuestion, 'blocked'>, card: CardId, zone: Zone, face: Face): Say | null {
  const found = blocked.find(
    ({ option }) => option.do === 'place' && option.card === card && option.zone === zone && option.face === face,
  );
  return found?.why ?? null;
}

/** Why a card cannot be placed face-up anywhere. */
export const whyNowhere = (question: Pick<LitQuestion, 'options' | 'blocked'>, card: CardId): Say | null =>
  nowhere(question, card)?.why ?? null;
