import type { Field } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Chosen } from '../../parts/rules/presets.ts';
import { chosenWords } from '../../parts/seats/card-look.ts';
import { crestOf, OWN_DECK } from '../../parts/seats/crests.ts';
import type { Speech } from '../../words/words.ts';
import type { SeatPlace } from './seat-place.ts';

/** What a seat shows of its choice: its word, and the crest on its arms. */
export function wornWith(
  { words, t, tell, language }: Speech,
  pack: GamePack,
  fields: readonly Field[],
  choice: Chosen,
): Pick<SeatPlace, 'crest' | 'note'> {
  const first = fields.find(({ type }) => type === 'choice');
  const value = first === undefined ? undefined : choice[first.name];
  // The server tells nobody what others have chosen in secret.
  if (first !== undefined && value === undefined && pack.shownChoice !== undefined)
    return { note: t('lobby.seat.secret', { what: tell(first.label).toLocaleLowerCase(language) }), crest: OWN_DECK };
  const note = chosenWords(words, fields, choice, pack.choiceSay).join(t('list.and'));
  const crest = typeof value === 'string' || typeof value === 'number' ? crestOf(pack, value) : undefined;
  return { ...(note === '' ? {} : { note }), ...(crest === undefined ? {} : { crest }) };
}
