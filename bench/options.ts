import { parseArgs } from 'node:util';

/** What every bench takes. */
export interface Options {
  readonly json: boolean;
  /** How long each contestant is measured in all, beside its warm-up. */
  readonly seconds?: number;
  /** How often the server is killed. */
  readonly kills?: number;
}

export type Given = { readonly name: string; readonly options: Options } | { readonly problem: string };

/** The command line of `npm run bench`: which bench, and its options; or what is wrong with it. */
export function optionsFrom(args: readonly string[]): Given {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, seconds: { type: 'string' }, kills: { type: 'string' } },
    });
    const [name, stray] = positionals;
    if (name === undefined) return { problem: 'which bench?' };
    if (stray !== undefined) return { problem: `one command at a time, so not '${stray}' as well` };
    const seconds = numberOf(values.seconds, 600);
    const kills = numberOf(values.kills, 10_000);
    if (seconds === null) return { problem: `--seconds should be a number up to 600, not '${values.seconds}'` };
    if (kills === null || !Number.isInteger(kills ?? 1))
      return { problem: `--kills should be a whole number, not '${values.kills}'` };
    return {
      name,
      options: { json: values.json, ...(seconds === undefined ? {} : { seconds }), ...(kills === undefined ? {} : { kills }) },
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** undefined: not given; null: not such a number. */
function numberOf(given: string | undefined, most: number): number | null | undefined {
  if (given === undefined) return undefined;
  const number = Number(given);
  return number > 0 && number <= most ? number : null;
}
