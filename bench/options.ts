import { parseArgs } from 'node:util';

/** What every bench takes. */
export interface Options {
  readonly json: boolean;
  /** How long each contestant is measured in all, beside its warm-up. */
  readonly seconds?: number;
  /** How often the server is killed. */
  readonly kills?: number;
  /** How often the power fails. */
  readonly crashes?: number;
  /** How long it goes on. */
  readonly minutes?: number;
  /** Fewer and shorter rounds. */
  readonly quick?: boolean;
}

export type Given = { readonly name: string; readonly options: Options } | { readonly problem: string };

/** The greatest that makes sense, and whether it must be whole. */
const NUMBERS = {
  seconds: { most: 600, whole: false },
  kills: { most: 10_000, whole: true },
  crashes: { most: 1_000_000, whole: true },
  minutes: { most: 600, whole: false },
} as const;

/** The command line of `npm run bench`: which bench, and its options; or what is wrong with it. */
export function optionsFrom(args: readonly string[]): Given {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean' },
        seconds: { type: 'string' },
        kills: { type: 'string' },
        crashes: { type: 'string' },
        minutes: { type: 'string' },
      },
    });
    const [name, stray] = positionals;
    if (name === undefined) return { problem: 'which bench?' };
    if (stray !== undefined) return { problem: `one command at a time, so not '${stray}' as well` };
    const options: { -readonly [option in keyof Options]: Options[option] } = { json: values.json };
    if (values.quick === true) options.quick = true;
    for (const option of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) {
      const given = values[option];
      if (given === undefined) continue;
      const { most, whole } = NUMBERS[option];
      const number = Number(given);
      if (!(number > 0 && number <= most) || (whole && !Number.isInteger(number)))
        return { problem: `--${option} should be a ${whole ? 'whole number' : 'number'} up to ${most}, not '${given}'` };
      options[option] = number;
    }
    return { name, options };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
