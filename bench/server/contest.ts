/** Who is compared. */
export const CONTESTANTS = ['ours', 'memory', 'durable'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** Short races begin and end often; in long ones that hardly counts. */
export const TILES = [100, 1_000] as const;
const [SHORT, LONG] = TILES;

/** What is measured: the length of the races, and how many answers are due a second (null: as many as it can take). */
export interface Stage {
  readonly tiles: number;
  readonly rate: number | null;
}

/** Saturation comes first: the contestants after it have warm code. */
export const STAGES: readonly Stage[] = [
  { tiles: SHORT, rate: null },
  { tiles: SHORT, rate: 4_000 },
  { tiles: SHORT, rate: 2_000 },
  { tiles: SHORT, rate: 500 },
  { tiles: LONG, rate: null },
  { tiles: LONG, rate: 2_000 },
];
export const QUICK_STAGES = STAGES.filter(({ tiles, rate }) => rate === 2_000 || (rate === null && tiles === SHORT));

/** What the ratios are about. */
export const SATURATED = { tiles: SHORT, rate: null } as const;
export const OFFERED = { tiles: SHORT, rate: 2_000 } as const;
export const OFFERED_LONG = { tiles: LONG, rate: 2_000 } as const;

/** What boardgame.io calls the race. */
export const peerRace = (tiles: number): string => `race-${tiles}`;
