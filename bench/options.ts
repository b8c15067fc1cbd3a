import { parseArgs } from 'node:util';

/** What every bench takes. */
export interface Options {
  readonly json: boolean;
  /** How long each contestant is measured in all, beside its warm-up. */
  readonly seconds?: number;
}

export type Given = { readonly name: string; readonly options: Options } | { readonly problem: string };

/** The command line of `npm run bench`: which bench, and its options; or what is wrong with it. */
export function optionsFrom(args: readonly string[]): Given {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, seconds: { type: 'string' } },
    });
    const [name, stray] = positionals;
    if (name === undefined) return { problem: 'which bench?' };
    if (stray !== undefined) return { problem: `one command at a time, so not '${stray}' as well` };
    if (values.seconds === undefined) return { name, options: { json: values.json } };
    const seconds = Number(values.seconds);
    if (!(seconds > 0 && seconds <= 600)) return { problem: `--seconds should be a number up to 600, not '${values.seconds}'` };
    return { name, options: { json: values.json, seconds } };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
