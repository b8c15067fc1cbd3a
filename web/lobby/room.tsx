import type { Say } from '@tavern/engine';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import type { RoomSource } from '../links/room-source.ts';
import { enterRoom } from '../online/online-room.ts';
import { theSession } from '../online/the-session.ts';
import { useSettings } from '../settings/settings.ts';
import { Inside } from './inside.tsx';
import { Doorstep, TurnedAway } from './turned-away.tsx';

/** Who has signed already never sees it. */
const GuestSlip = lazy(async () => ({ default: (await import('./guest-slip.tsx')).GuestSlip }));

type Stage =
  | { readonly at: 'door' }
  /** `problem`: why the name that was written is none. */
  | { readonly at: 'guest-book'; readonly problem: Say | null }
  | { readonly at: 'inside'; readonly source: RoomSource }
  | { readonly at: 'turned-away'; readonly why: Say; readonly again: boolean };

/** What may be otherwise in a moment. */
const PASSING: ReadonlySet<string> = new Set(['link.lost', 'link.none', 'link.refused', 'busy', 'too-fast', 'server-error']);

/** A room on the server, from the doorstep on. Its address is also the invitation: whoever follows it sits down where a seat is open. */
export default function Room({ code }: { readonly code: string }) {
  const [stage, setStage] = useState<Stage>({ at: 'door' });
  const [tries, setTries] = useState(0);
  const turnAway = useCallback((why: Say, again = false) => setStage({ at: 'turned-away', why, again }), []);

  useEffect(() => {
    let wanted = true;
    setStage({ at: 'door' });
    void enterRoom(theSession(), code, true).then((entered) => {
      if (!wanted) return;
      if (entered.ok) setStage({ at: 'inside', source: entered.room });
      else if (entered.code === 'link.nickname') setStage({ at: 'guest-book', problem: null });
      else if (entered.code.startsWith('nickname-')) setStage({ at: 'guest-book', problem: entered.why });
      else turnAway(entered.why, PASSING.has(entered.code));
    });
    return () => {
      wanted = false;
    };
    // Every try knocks again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code, tries, turnAway]);

  switch (stage.at) {
    case 'door':
      return <Doorstep />;
    case 'guest-book': {
      const sign = (nickname: string): void => {
        useSettings.getState().set({ nickname });
        setTries(tries + 1);
      };
      return (
        <Suspense fallback={<Doorstep />}>
          <GuestSlip problem={stage.problem} onSigned={sign} />
        </Suspense>
      );
    }
    case 'turned-away':
      return <TurnedAway why={stage.why} onAgain={stage.again ? () => setTries(tries + 1) : undefined} />;
    case 'inside': {
      const leave = (): void => void stage.source.leave().finally(() => go({ at: 'hall' }));
      return <Inside source={stage.source} onLeave={leave} onGone={turnAway} />;
    }
  }
}
