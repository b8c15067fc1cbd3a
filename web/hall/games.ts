import { registry } from '@tavern/games';

/** A game as it lies on the table. */
export interface HallGame {
  readonly id: string;
  /** There are rules for it, so that it can be played. */
  readonly built: boolean;
  /** For one: played in runs. */
  readonly solo?: true;
}

/** What the house means to have, in the order on the table. */
const PLANNED = ['king-of-the-mountain', 'revolution', 'cee-lo', 'skirmish'];

/** Planned games first, whether they are built or not; then whatever else is registered and not hidden. */
export function hallGames(
  registered: readonly { readonly id: string; readonly hidden?: true; readonly solo?: true }[] = registry,
): readonly HallGame[] {
  const shown = registered.filter(({ hidden }) => hidden !== true);
  const others = shown.filter(({ id }) => !PLANNED.includes(id)).map(({ id }) => id);
  return [...PLANNED, ...others].map((id) => {
    const entry = shown.find((each) => each.id === id);
    return { id, built: entry !== undefined, ...(entry?.solo === true ? { solo: true } : {}) };
  });
}
