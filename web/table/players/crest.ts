import type { GamePack } from '@tavern/games';

/** The crest of a player's class, deck or team. It is found wherever a view speaks of its players. */
export function crestIn({ look }: GamePack, view: object, seat: number): string | undefined {
  const { players } = view as { readonly players?: readonly unknown[] };
  const player = Array.isArray(players) ? (players[seat] as object | undefined) : undefined;
  const values = Object.values(player ?? {}).filter((value) => typeof value === 'string');
  return values.map((value) => look?.crests?.[value]).find((crest) => crest !== undefined);
}
