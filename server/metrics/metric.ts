/** One metric in Prometheus' text form (version 0.0.4). */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** Without the two lines about it. */
  readonly lines: () => readonly string[];
}

/** `\`, `"` and new lines end a label's value too early. */
export const escaped = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

export const textOf = ({ name, help, type, lines }: Metric): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()].join('\n');
