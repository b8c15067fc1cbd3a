import { announce } from '@tavern/kit';
import type { RoomAct } from '@tavern/wire';
import { useCallback, useState } from 'react';
import type { Acted, RoomSource } from '../../model/room-source.ts';
import { useSpeech } from '../../words/words.ts';

/** Sends an action to the room. A refusal stays visible, in words, until the next action. */
export function useActs(source: RoomSource): { readonly act: (act: RoomAct) => void; readonly problem: string | null } {
  const { tell } = useSpeech();
  const [problem, setProblem] = useState<string | null>(null);
  const act = useCallback(
    (what: RoomAct) => {
      const done = (acted: Acted): void => {
        const why = acted.ok ? null : tell(acted.why);
        setProblem(why);
        if (why !== null) announce(why);
      };
      void source.act(what).then(done);
    },
    [source, tell],
  );
  return { act, problem };
}
