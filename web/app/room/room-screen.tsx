import type { Say } from '@tavern/engine';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { go } from '../../house/route.ts';
import { type Arrival, arrive, doorOf, untilLetIn } from '../../lobby/door/arrive.ts';
import { Doorstep, TurnedAway } from '../../parts/door/turned-away.tsx';
import { wishFor } from '../../play/online/seat-wish.ts';
import { theSession } from '../../play/online/the-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { Inside } from './inside.tsx';

/** A guest with a seat never sees it. */
const JoinForm = lazy(() => import('../../lobby/door/join-form.tsx'));

/** One attempt to come in. `wish`: to sit (true) or to watch (false); null: not said yet. */
interface Knock {
  readonly wish: boolean | null;
}

/** A guest who has lost their seat is sent back to the door, which tells them so. */
const TO_THE_DOOR: ReadonlySet<string> = new Set(['room-full', 'started']);

/** Milliseconds between two looks of a banned guest. */
const LOOKS_AGAIN = 3_000;

/** A room on the server, from the door on. Its address is also the invitation. */
export default function Room({ code }: { readonly code: string }) {
  const [arrival, setArrival] = useState<Arrival | { readonly at: 'door' }>({ at: 'door' });
  const [knock, setKnock] = useState<Knock>(() => ({ wish: wishFor(code) }));
  const onGone = useCallback((why: Say, because: string) => {
    if (TO_THE_DOOR.has(because)) setKnock({ wish: null });
    else setArrival({ at: 'turned-away', why, again: because === 'room.gone', banned: because === 'room.gone.for-good' });
  }, []);

  useEffect(() => {
    let wanted = true;
    setArrival({ at: 'door' });
    void arrive(doorOf(theSession(), code), knock.wish).then((arrived) => wanted && setArrival(arrived));
    return () => {
      wanted = false;
    };
  }, [code, knock]);

  const banned = arrival.at === 'turned-away' && arrival.banned;
  useEffect(() => {
    if (!banned) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const pause = (): Promise<boolean> =>
      new Promise((resolve) => {
        timer = setTimeout(() => resolve(!gone), LOOKS_AGAIN);
      });
    void untilLetIn(doorOf(theSession(), code), pause).then((open) => open && !gone && setKnock({ wish: null }));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [code, banned]);

  switch (arrival.at) {
    case 'door':
      return <Doorstep />;
    case 'invited': {
      const come = (sit: boolean, nickname: string): void => {
        if (arrival.unsigned) useSettings.getState().set({ nickname });
        setKnock({ wish: sit });
      };
      return (
        <Suspense fallback={<Doorstep />}>
          <JoinForm room={arrival.room} unsigned={arrival.unsigned} problem={arrival.problem} onCome={come} />
        </Suspense>
      );
    }
    case 'turned-away':
      return <TurnedAway why={arrival.why} onAgain={arrival.again ? () => setKnock({ wish: null }) : undefined} />;
    case 'inside': {
      const leave = (): void => void arrival.source.leave().finally(() => go({ at: 'hall' }));
      return <Inside source={arrival.source} onLeave={leave} onGone={onGone} />;
    }
  }
}
