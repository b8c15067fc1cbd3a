import type { Field, Words } from '@tavern/engine';
import { render } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { crestOf } from './crests.ts';

type SeatChoice = { readonly [field: string]: unknown };
type ChoiceField = Extract<Field, { type: 'choice' }>;

/** The side that a seat plays for, ready to be shown. */
export interface SideLook {
  readonly name: string;
  readonly crest: string;
  readonly cloth: string;
}

/** The field of a choice that says which side a seat plays for; null: everybody plays alone. */
const sideField = ({ look }: LobbyPack, fields: readonly Field[]): ChoiceField | null =>
  fields.find((field): field is ChoiceField => field.type === 'choice' && field.name === look?.side?.field) ?? null;

/** What else seats choose. Sides are chosen at the seats themselves. */
export const besideSides = (pack: LobbyPack, fields: readonly Field[]): readonly Field[] => {
  const side = sideField(pack, fields);
  return side === null ? fields : fields.filter((field) => field !== side);
};

export function sideLook(pack: LobbyPack, words: Words, fields: readonly Field[], choice: SeatChoice): SideLook | null {
  const field = sideField(pack, fields);
  const chosen = field?.values.find(({ value }) => value === choice[field.name]);
  if (chosen === undefined) return null;
  const value = String(chosen.value);
  return { name: render(words, chosen.label), crest: crestOf(pack, value), cloth: pack.look?.side?.cloths[value] ?? '#fff3d6' };
}

/** The choice with the next side; null: there is no other that this seat may play for. */
export function nextSide(pack: LobbyPack, fields: readonly Field[], choice: SeatChoice): SeatChoice | null {
  const field = sideField(pack, fields);
  if (field === null || field.values.length < 2) return null;
  const at = field.values.findIndex(({ value }) => value === choice[field.name]);
  return { ...choice, [field.name]: field.values[(at + 1) % field.values.length]?.value };
}
