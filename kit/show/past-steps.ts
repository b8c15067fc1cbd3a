interface Line {
  readonly id: string | number;
}

/** The moment one step back or forward from the one being looked at; null: there is none. */
export function stepFrom(lines: readonly Line[], rewound: string | null, by: -1 | 1): string | null {
  const at = lines.findIndex(({ id }) => id === rewound);
  const line = at < 0 ? undefined : lines[at + by];
  return line === undefined ? null : String(line.id);
}
