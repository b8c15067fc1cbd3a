import { because, type Json, openChoice } from '@tavern/engine';
import { type Box, packed } from './box.ts';
import type { BoxRules, HouseRules } from './box-rules.ts';
import { boxCode, type ReadBox, readBoxCards, readBoxCode } from './code.ts';
import { boxFaults } from './faults.ts';
import { PRINTED } from './say.ts';

/** The house rule `box`: `printed`, the code of a box, or its cards by name, which are kept as the code. */
export function boxChoice(rules: BoxRules) {
  const kept = (read: ReadBox) => (read.ok ? ({ ok: true, value: boxCode(rules, read.box) } as const) : read);
  return openChoice(
    [PRINTED],
    (given) => kept(readBoxCode(rules, given)),
    (given) => kept(readBoxCards(rules, given)),
  );
}

/** What a schema's own check is handed; of Zod's, only this is needed. */
interface Objections {
  addIssue(issue: ReturnType<typeof because> & { readonly path: string[] }): void;
}

/** For the schema of all house rules: which cards are in the box may depend on others of them. */
export function boxCanBePlayed(boxRules: BoxRules) {
  return (rules: { readonly box: string }, context: Objections): void => {
    const [fault] = boxFaults(boxRules, chosenBox(boxRules, rules.box), rules);
    if (fault !== undefined) context.addIssue({ ...because(fault.why), path: ['box'] });
  };
}

/** The box that a room has chosen. The choice has been parsed, so anything else is a bug. */
export function chosenBox(rules: BoxRules, chosen: string): Box {
  const read = readBoxCode(rules, chosen);
  if (!read.ok) throw new Error(`${chosen} is no box: ${JSON.stringify(read.why)}`);
  return read.box;
}

/** What the record's content hash covers besides the game itself; null: the printed box, which the game has already. */
export function boxContent(boxRules: BoxRules, rules: HouseRules & { readonly box: string }): Json {
  if (rules.box === PRINTED) return null;
  const read = readBoxCode(boxRules, rules.box);
  // An old match may name a card that is no more: its hash then fits nothing, and that is what is to be said of it.
  return read.ok ? packed(boxRules, read.box, rules).map(({ id, copies, onTop }) => ({ id, copies, onTop })) : rules.box;
}
