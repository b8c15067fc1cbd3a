import { deckSay } from '@tavern/decks';
import type { Field, Say, Sitter } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { seatFields } from '../../model/lobby/seat-fields.ts';
import type { Chosen } from '../../parts/rules/presets.ts';
import { chosenWords } from '../../parts/seats/card-look.ts';
import { crestOf, OWN_DECK } from '../../parts/seats/crests.ts';
import { besideSides, nextSide, sideLook } from '../../parts/seats/sides.ts';
import type { Speech } from '../../words/words.ts';
import type { SeatPlace } from './seat-place.ts';

/** What a deck that is none of the listed ones is called. */
const calledIn = ({ decks }: LobbyPack): ((choice: Chosen) => Say) | undefined =>
  decks === undefined ? undefined : ({ deck }) => deckSay(decks, typeof deck === 'string' ? deck : '');

/** What a seat shows of its choice: its word, and the crest on its arms. */
export function wornWith(
  { words, t, tell, language }: Speech,
  pack: LobbyPack,
  fields: readonly Field[],
  choice: Chosen,
): Pick<SeatPlace, 'crest' | 'note'> {
  const own = besideSides(pack, fields);
  const first = own.find(({ type }) => type === 'choice');
  const value = first === undefined ? undefined : choice[first.name];
  // The server tells nobody what others have chosen in secret.
  if (first !== undefined && value === undefined && pack.sealed)
    return { note: t('lobby.seat.secret', { what: tell(first.label).toLocaleLowerCase(language) }), crest: OWN_DECK };
  const note = chosenWords(words, own, choice, calledIn(pack)).join(t('list.and'));
  const crest = typeof value === 'string' || typeof value === 'number' ? crestOf(pack, value) : undefined;
  return { ...(note === '' ? {} : { note }), ...(crest === undefined ? {} : { crest }) };
}

/** The side that a seat plays for, if the game has sides. `change`: the viewer may change it. `by`: who sits there. */
export function sideOf(
  { words }: Speech,
  pack: LobbyPack,
  rules: Chosen,
  { choice, by }: { readonly choice: Chosen; readonly by: Sitter },
  change?: (choice: Chosen) => void,
): Pick<SeatPlace, 'side'> {
  const fields = seatFields(pack, rules, by);
  const side = sideLook(pack, words, fields, choice);
  if (side === null) return {};
  const next = change === undefined ? null : nextSide(pack, fields, choice);
  return { side: next === null ? side : { ...side, onChange: () => change?.(next as Chosen) } };
}
