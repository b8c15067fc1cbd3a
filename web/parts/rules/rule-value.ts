import { boxSay } from '@tavern/decks';
import { type Field, type Json, type Say, say } from '@tavern/engine';

/** A rule's value in words. `box`: the game has one. */
export function valueOf(field: Field, value: Json, box?: boolean): Say {
  if (box === true && field.name === 'box' && typeof value === 'string') return boxSay(value);
  if (field.type === 'switch') return say(value === true ? 'lobby.rule.on' : 'lobby.rule.off');
  if (field.type === 'choice') {
    const chosen = field.values.find((each) => each.value === value);
    if (chosen !== undefined) return chosen.label;
  }
  return say('lobby.rule.value', { value });
}
