interface Line {
  readonly id: string | number;
}

/** Where one step back or on leads from the moment that is looked at; null: there is nothing further that way. */
export function stepFrom(lines: readonly Line[], rewound: string | null, by: -1 | 1): string | null {
  const at = lines.findIndex(({ id }) => id === rewound);
  const line = at < 0 ? undefined : lines[at + by];
  return line === undefined ? null : String(line.id);
}
