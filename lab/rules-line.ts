import { fieldsOf, type Json, render, same, say, type Words } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { fieldLine } from './field-lines.ts';
import { type HouseRules, inFull, presetLike } from './house-rules.ts';

/** Which rules are in force: a preset's name, or what differs from the default. */
export function rulesLine(pack: GamePack, words: Words, rules: HouseRules): string {
  const preset = presetLike(pack, rules);
  if (preset !== undefined) return render(words, say('rules.inForce', { rules: say(`preset.${preset.id}.name`) }));
  const full = inFull(pack, rules) as HouseRules;
  const changed = fieldsOf(pack.game.rules).flatMap((field) => {
    const value: Json = full[field.name] ?? null;
    return same(value, field.initial) ? [] : [fieldLine(words, field, value, null, pack.box)];
  });
  // Values have commas of their own.
  return render(words, say('rules.inForce', { rules: changed.length === 0 ? say('play.preset.default') : changed.join(' · ') }));
}
