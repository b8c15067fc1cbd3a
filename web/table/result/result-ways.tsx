import { entryOf } from '@tavern/games';
import { Button } from '@tavern/kit';
import { lazy, Suspense, useState } from 'react';
import type { ShownTable } from '../../model/shown-table.ts';
import { useSpeech } from '../../words/words.ts';
import { AgainThere } from './again-there.tsx';
import { againSub, againWaits } from './again-words.ts';
import { RecordTools } from './record-tools.tsx';
import { WatchAgain } from './watch-again.tsx';
import { Ways } from './ways.tsx';

/** Only games for one player have them. */
const RunWays = lazy(() => import('../../solo/run-ways.tsx'));

/** Another match with the same people. */
export interface Again {
  /** The names of those who want it already. */
  readonly wanting: readonly string[];
  /** The names of those it still waits for: connected, and not connected. */
  readonly awaited: readonly string[];
  readonly absent: readonly string[];
  /** The names of players who have given up their seat since. */
  readonly left: readonly string[];
  readonly mine: boolean;
  /** Why it is impossible. */
  readonly why?: string;
  readonly ask: () => void;
  /** Starts another run with the same seed. */
  readonly same?: () => void;
  /** After a branch: starts another one at the same moment. */
  readonly there?: () => void;
}

export interface ResultWaysProps {
  readonly source: ShownTable;
  readonly again: Again | null;
  readonly onHall: () => void;
  readonly onRoom: (() => void) | null;
}

/** A room keeps its seed until the host changes it. Everywhere else a new match has new dice. */
const againWords = ({ own, where, seed, origin }: ShownTable): { readonly label: string; readonly sub: string } => ({
  label: own.length === 0 ? 'frame.again.house' : 'frame.again',
  sub: origin !== undefined ? 'frame.again.start' : where === 'online' && seed !== null ? 'frame.again.seed' : 'frame.again.sub',
});

/** What can be done after the end: another match, another place, saving the record. */
export function ResultWays({ source, again, onHall, onRoom }: ResultWaysProps) {
  const { t, tell } = useSpeech();
  const [asked, setAsked] = useState(false);
  const askAgain = (): void => {
    setAsked(true);
    again?.ask();
  };
  const waits = again === null ? null : againWaits(again);
  const sub = again === null ? null : againSub(again);
  const solo = entryOf(source.game)?.solo === true;
  const words = againWords(source);
  const { origin } = source;
  const there = origin === undefined ? undefined : again?.there;
  return (
    <>
      {origin !== undefined && there !== undefined && (
        <AgainThere game={source.game} origin={origin} why={again?.why} onPress={there} />
      )}
      {again !== null && (
        <Button
          kind={there === undefined ? 'primary' : 'plain'}
          icon="cycle"
          lit={there === undefined && waits === null && (!asked || (again.mine && sub !== null))}
          onPress={askAgain}
          why={again.why ?? (waits === null ? undefined : tell(waits))}
          sub={sub === null ? t(words.sub) : tell(sub)}
        >
          {t(words.label)}
        </Button>
      )}
      {solo && (
        <Suspense>
          <RunWays source={source} onSame={again?.same ?? null} inRoom={onRoom !== null} />
        </Suspense>
      )}
      {source.where !== 'replay' && <WatchAgain source={source} />}
      <Ways onHall={onHall} onRoom={onRoom} />
      <RecordTools source={source} />
    </>
  );
}
