import { type Field, groupName, type Say } from '@tavern/engine';

/** House rules of one kind, under a heading. */
export interface RuleGroup {
  readonly id: string;
  /** Null: the game has no groups, or these are in none. */
  readonly title: Say | null;
  readonly fields: readonly Field[];
}

const REST = '';

/** Groups in the order in which the game first names them; rules in no group come last. */
export function groupsOf(fields: readonly Field[]): readonly RuleGroup[] {
  const ids = [...new Set(fields.map(({ group = REST }) => group))].sort((a, b) => Number(a === REST) - Number(b === REST));
  return ids.map((id) => ({
    id,
    title: id === REST ? null : groupName(id),
    fields: fields.filter(({ group = REST }) => group === id),
  }));
}
