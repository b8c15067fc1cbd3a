import { type Field, type Json, type Say, say } from '@tavern/engine';

/** A rule's value in words. */
export function valueOf(field: Field, value: Json): Say {
  if (field.type === 'switch') return say(value === true ? 'lobby.rule.on' : 'lobby.rule.off');
  if (field.type === 'choice') {
    const chosen = field.values.find((each) => each.value === value);
    if (chosen !== undefined) return chosen.label;
  }
  return say('lobby.rule.value', { value });
}
