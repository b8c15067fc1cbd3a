import type { GamePack } from '@tavern/games';
import { idle } from '@tavern/kit/idle.ts';
import { useEffect, useState } from 'react';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { packOf } from '../../model/pack.ts';
import type { SeatRules } from './here-seats.ts';

/** A game's rules, when they have come. */
interface Come {
  readonly by: SeatRules;
  readonly whole: GamePack;
}

async function come(game: string, pack: LobbyPack): Promise<Come | null> {
  // The table is drawn first: for that nobody needs them.
  await idle();
  const [whole, { byRules }] = await Promise.all([packOf(game), import('./by-rules.ts')]);
  return whole === null ? null : { by: byRules(whole.game, pack), whole };
}

/** They are fetched while people sit down: the match needs them anyway. Null: they have not come. Where they do not come at all, the start says why. */
export function useSeatRules(game: string, pack: LobbyPack): Come | null {
  const [found, setFound] = useState<Come | null>(null);
  useEffect(() => {
    let wanted = true;
    come(game, pack).then(
      (rules) => wanted && setFound(rules),
      (error: unknown) => console.warn(error),
    );
    return () => {
      wanted = false;
    };
  }, [game, pack]);
  return found;
}
