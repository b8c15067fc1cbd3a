import type { GamePack } from '@tavern/games';

/** The arms of whoever has chosen something that has a crest: class, deck, team. Found wherever a view speaks of its players. */
export function crestIn({ look }: GamePack, view: object, seat: number): string | undefined {
  const { players } = view as { readonly players?: readonly unknown[] };
  const player = Array.isArray(players) ? (players[seat] as object | undefined) : undefined;
  const values = Object.values(player ?? {}).filter((value) => typeof value === 'string');
  return values.map((value) => look?.crests?.[value]).find((crest) => crest !== undefined);
}
