import type { Refusal } from '@tavern/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { Lighting } from '../house/lighting.tsx';
import { MoreSpoken } from '../house/more-spoken.tsx';
import { takeCarried } from '../model/carried-record.ts';
import { useSession } from '../play/online/the-session.ts';
import { type Fetched, fetchRecord, readFile } from './open/fetched.ts';
import { OpenPage } from './open/open-page.tsx';
import { Watch } from './watch.tsx';

interface ReplayScreenProps {
  /** What to watch; null: nothing yet. */
  readonly what: string | null;
  readonly answer: number | null;
}

/** A match that is over, to be watched. */
export default function ReplayScreen(props: ReplayScreenProps) {
  return (
    <MoreSpoken of="table">
      <MoreSpoken of="replay">
        <Fetching {...props} />
      </MoreSpoken>
    </MoreSpoken>
  );
}

function Fetching({ what, answer }: ReplayScreenProps) {
  const { session } = useSession();
  const [fetched, setFetched] = useState<Fetched | Refusal | null>(() => (what === null ? carried() : null));
  const [game, setGame] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const begin = useEffectEvent(() => (what === null ? null : fetchRecord(what, session.url)));
  useEffect(() => {
    let wanted = true;
    void begin()?.then((found) => wanted && setFetched(found));
    return () => {
      wanted = false;
    };
  }, [tries]);
  const read = (file: File): void => void readFile(file).then(setFetched);
  const refuse = (refusal: Refusal): void => {
    setGame(fetched?.ok === true ? gameIn(fetched.given) : null);
    setFetched(refusal);
  };
  if (fetched?.ok === true) return <Watch fetched={fetched} at={answer} onRefused={refuse} />;
  if (what !== null && fetched === null) return <Lighting />;
  const again = (): void => {
    setFetched(null);
    setTries(tries + 1);
  };
  return <OpenPage refusal={fetched} game={game} onFile={read} onAgain={what === null ? null : again} />;
}

/** A record that another screen has handed over. */
function carried(): Fetched | null {
  const given = takeCarried();
  return given === null ? null : { ok: true, given, kept: { at: 'file' }, seat: null };
}

/** What a record says that it is of, whatever else is wrong with it. */
function gameIn(given: unknown): string | null {
  try {
    const { game } = (typeof given === 'string' ? JSON.parse(given) : given) as { readonly game?: unknown };
    return typeof game === 'string' ? game : null;
  } catch {
    return null;
  }
}
