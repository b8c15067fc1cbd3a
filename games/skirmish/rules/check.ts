import { MOST_PLAYS } from './house-rules.ts';
import type { CardId, State } from './state.ts';

/** Every card of a deck list is in exactly one place. When somebody is asked, no play is half done: no card is in play, and no unit is dying. */
export function check(state: State): void {
  const { players, slots, inPlay, over } = state;
  players.forEach(({ list, deck, hand, known, discard, played }, owner) => {
    const onField = slots.flatMap(({ units }) => units[owner]?.card ?? []);
    const all: CardId[] = [...deck, ...hand, ...known, ...discard, ...onField, ...(inPlay?.seat === owner ? [inPlay.card] : [])];
    if (all.sort().join() !== [...list].sort().join()) throw new Error(`seat ${owner} lost or doubled a card`);
    if (played > MOST_PLAYS) throw new Error(`seat ${owner} played ${played} cards in one round`);
  });
  if (over !== null) return;
  if (inPlay !== null) throw new Error(`'${inPlay.card}' is still being played`);
  if (state.dying.length > 0) throw new Error('a unit is still dying');
  const ids = slots.flatMap(({ units, effects }) => [...units.flatMap((unit) => unit?.id ?? []), ...effects.map(({ id }) => id)]);
  if (new Set(ids).size !== ids.length) throw new Error('two things on the field have one id');
  if (slots.some(({ units }) => units.some((unit) => unit !== null && unit.power < 1)))
    throw new Error('a unit without power is on the field');
}
