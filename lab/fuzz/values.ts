import { type Field, fieldsOf, type Settings, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';

/** A house rule or a choice of a seat, with one of its values: `mode=teams`, `class=monk`. */
type Value = string;

/** What stands for all values of an open choice that it does not list (the cards of a box, say). */
const OTHER = 'other';

const named = ({ name }: Field, value: unknown): Value => `${name}=${String(value)}`;

/** The values that a field lists; `open`: whether others are made up too. */
function listed(field: Field, open: boolean): Value[] {
  if (field.type === 'switch') return [named(field, true), named(field, false)];
  if (field.type !== 'choice') return [];
  const values = field.values.map(({ value }) => named(field, value));
  return open && field.open === true ? [...values, named(field, OTHER)] : values;
}

function drawn(field: Field, given: unknown): Value[] {
  if (field.type !== 'choice' || field.values.some(({ value }) => value === given)) return [named(field, given)];
  return [named(field, OTHER)];
}

/** Every value that a match could have had and had, of its house rules and of what seats choose under them. */
export class Values {
  readonly offered = new Set<Value>();
  readonly used = new Set<Value>();
  private readonly pack: GamePack;

  constructor(pack: GamePack) {
    this.pack = pack;
  }

  add({ rules, seats }: Settings<Types>): void {
    const { game, sampleRules } = this.pack;
    this.note(fieldsOf(game.rules), [rules], sampleRules !== undefined);
    this.note(fieldsOf(game.seatChoice(rules), 'seat'), seats, false);
  }

  private note(fields: readonly Field[], given: readonly object[], open: boolean): void {
    for (const field of fields) {
      for (const value of listed(field, open)) this.offered.add(value);
      for (const each of given)
        for (const value of drawn(field, (each as { [name: string]: unknown })[field.name])) this.used.add(value);
    }
  }
}
