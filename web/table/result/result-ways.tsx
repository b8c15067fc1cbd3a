import { Button } from '@tavern/kit';
import { useState } from 'react';
import type { TableSource } from '../../links/table-source.ts';
import { useSpeech } from '../../words/words.ts';
import { Ways } from '../frame/ways.tsx';
import { RecordTools } from './record-tools.tsx';

/** Another match with the same people. */
export interface Again {
  /** Who wants it already; by name. */
  readonly wanting: readonly string[];
  /** Those it still waits for. */
  readonly awaited: readonly string[];
  readonly mine: boolean;
  /** Why it cannot be. */
  readonly why?: string;
  readonly ask: () => void;
}

export interface ResultWaysProps {
  readonly source: TableSource;
  readonly again: Again | null;
  readonly onHall: () => void;
  readonly onRoom: (() => void) | null;
}

/** What may be done when it is over: another one, somewhere else, and keeping the record. */
export function ResultWays({ source, again, onHall, onRoom }: ResultWaysProps) {
  const { t } = useSpeech();
  const [asked, setAsked] = useState(false);
  const askAgain = (): void => {
    setAsked(true);
    again?.ask();
  };
  const waits = again !== null && again.mine;
  return (
    <>
      {again !== null && (
        <Button
          kind="primary"
          icon="cycle"
          lit={!asked && !waits}
          onPress={askAgain}
          why={again.why ?? (waits ? t('frame.again.waits', { who: [...again.awaited] }) : undefined)}
          sub={again.wanting.length > 0 ? t('frame.again.wanted', { who: [...again.wanting] }) : t('frame.again.sub')}
        >
          {t('frame.again')}
        </Button>
      )}
      <Ways onHall={onHall} onRoom={onRoom} />
      <RecordTools source={source} />
    </>
  );
}
