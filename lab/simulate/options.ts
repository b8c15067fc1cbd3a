/** Longer than any match that makes sense; a game that reaches it is reported, not waited for. */
export const CAP = 20_000;

/** What simulate and league are both told on the command line. */
export const simulationOptions = {
  games: { type: 'string' },
  players: { type: 'string' },
  seed: { type: 'string' },
  cap: { type: 'string' },
  preset: { type: 'string' },
  rule: { type: 'string', multiple: true },
  box: { type: 'string' },
  json: { type: 'boolean' },
} as const;
