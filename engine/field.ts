import type { Json } from './json.ts';
import { type Say, say } from './say.ts';

/**
 * One house rule, or one choice of a seat, ready to be shown: a switch, a choice, a number or a line of text. An open choice lists what it has ready,
 * and its schema decides about everything else.
 */
export type Field = {
  readonly name: string;
  readonly label: Say;
  readonly help: Say;
  readonly initial: Json;
  /** What it is about: `options.group.<group>` (`inGroup`). */
  readonly group?: string;
} & (
  | { readonly type: 'switch' }
  | {
      readonly type: 'choice';
      readonly values: readonly { readonly value: string | number | boolean; readonly label: Say }[];
      readonly open?: true;
    }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'other'; readonly schema: Json }
);

/** Whether a field still has this value: a listed one, or any that its schema would take. */
export const offers = (field: Field, value: Json): boolean =>
  field.type !== 'choice' ||
  field.values.some((each) => each.value === value) ||
  (field.open === true && typeof value === 'string');

export const groupName = (group: string): Say => say(`options.group.${group}`);

/** Every text key that showing these fields needs. */
export const fieldKeys = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.label.key,
    field.help.key,
    ...(field.group === undefined ? [] : [groupName(field.group).key]),
    ...(field.type === 'choice' ? field.values.map((value) => value.label.key) : []),
  ]);
