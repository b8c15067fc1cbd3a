import type { Refusal } from '@tavern/engine';
import { announce } from '@tavern/kit';
import type { RoomAct } from '@tavern/wire';
import { useCallback, useEffect, useState } from 'react';
import { useReason } from '../../house/use-reason.ts';
import type { RoomSource } from '../../model/room-source.ts';

interface Acts {
  readonly act: (act: RoomAct) => void;
  readonly problem: string | null;
}

/** Sends an action to the room. A refusal stays visible, in words, until the next action. `game`: some refusals are in its words. */
export function useActs(source: RoomSource, game: string): Acts {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const problem = useReason(refused, game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are told again where the same thing is refused again
  useEffect(() => {
    if (problem !== null) announce(problem);
  }, [problem, refused]);
  const act = useCallback(
    (what: RoomAct) => void source.act(what).then((acted) => setRefused(acted.ok ? null : acted)),
    [source],
  );
  return { act, problem };
}
