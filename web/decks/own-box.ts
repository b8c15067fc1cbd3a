import { type BoxRules, boxFaults, PRINTED, readBoxCode } from '@tavern/decks';
import type { GamePack } from '@tavern/games';
import { namedRules } from '../model/lobby/named-rules.ts';
import { type Chosen, firstRules } from '../parts/rules/presets.ts';
import { useSettings } from '../settings/settings.ts';

/** The box that this player has made the default of new tables, if it can be played under these rules; else the printed one. */
export function ownBox(game: string, box: BoxRules, rules: Chosen): string {
  const kept = useSettings.getState().boxes[game];
  if (kept === undefined) return PRINTED;
  const read = readBoxCode(box, kept);
  return read.ok && boxFaults(box, read.box, rules).length === 0 ? kept : PRINTED;
}

/** From now on new tables of this player begin with it. Those that are there keep theirs (KM-170). */
export function keepOwnBox(game: string, code: string): void {
  const { boxes, set } = useSettings.getState();
  const { [game]: _before, ...others } = boxes;
  set({ boxes: code === PRINTED ? others : { ...others, [game]: code } });
}

/** What a new table of this player begins with: the recommended rules, and the player's own box. */
export function rulesToBegin(game: string, pack: GamePack): Chosen {
  const rules = firstRules(namedRules(pack));
  return pack.box === undefined ? rules : { ...rules, box: ownBox(game, pack.box, rules) };
}
