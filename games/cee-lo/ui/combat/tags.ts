import { cardName, type Json, type Say, say } from '@tavern/engine';
import { powerups } from '../../rules/catalog.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import { loadedDice } from '../../rules/throwing.ts';
import type { ShownFight } from '../show/shown-fight.ts';

/** What changed a die, on a tag beside it. */
export interface Tag {
  readonly die: number;
  readonly by: PowerupId;
  readonly text: Say;
  /** The same without the name. */
  readonly brief: Say;
}

/** One tag for each die that was changed after the throw, for its last change. An Ace Saver changes all three, and has one tag. */
export function tagsOf(view: Pick<State, 'rules'>, shown: ShownFight): Tag[] {
  const { dice, changes, wilds, owned } = shown;
  if (dice.length === 0) return [];
  const tags = new Map<number, Tag>();
  const loaded = loadedDice({ rules: view.rules, owned });
  for (let die = 0; die < loaded; die++)
    if (dice[die] === 6)
      tags.set(die, { die, by: 'loaded-dice', text: say('combat.tag.loaded'), brief: say('combat.tag.loaded.brief') });
  for (const { by, die, from, to } of changes) {
    if (by === 'loaded-dice') continue;
    if (by === 'ace-saver') tags.delete(die);
    if (by !== 'ace-saver' || die === 1) tags.set(die, changed(die, by, from, to));
  }
  for (const { die, from, to } of wilds) tags.set(die, changed(die, 'wild-die', from, to));
  return [...tags.values()];
}

const changed = (die: number, by: PowerupId, from: number, to: number): Tag => ({
  die,
  by,
  text: say('combat.tag.changed', { item: cardName(powerups.get(by)) as unknown as Json, from, to }),
  brief: say('combat.tag.changed.brief', { from, to }),
});
