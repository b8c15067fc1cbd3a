import './ending.css';
import { type Seat, seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { EndingTray } from '@tavern/kit/ending/index.ts';
import { useMemo } from 'react';
import type { RevolutionProps } from '../show/props.ts';
import { PlayersTable } from './players-table.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { storyOf } from './story.ts';

/** The end: who has carried the square and how, the story of the match, and what can be done now. */
export function Ending(props: RevolutionProps) {
  const { over, events, whole, parts, viewer } = props;
  const { t, tell } = useWords();
  const me = viewer ?? seat(0);
  const story = useMemo(() => (whole ? storyOf(events.map(({ event }) => event)) : null), [events, whole]);
  if (over === null) return null;
  const [winner] = over.winners;
  return (
    <EndingTray
      label={t('ending.region')}
      className="rev-ending"
      sign={<Sign winner={winner ?? null} me={me} />}
      title={winner === undefined ? t('ending.title.draw') : t('ending.title', { who: { seat: winner } })}
      words={tell(over.why)}
      storyLabel={t('ending.story')}
      story={
        story === null ? (
          t('ending.short')
        ) : story.rounds.length === 0 ? (
          t('ending.none')
        ) : (
          <>
            <RoundsTable {...props} story={story} me={me} />
            <PlayersTable {...props} story={story} me={me} />
          </>
        )
      }
      ways={parts.ways}
    />
  );
}

/** The winner's laurel in the colour of their side; scales where nobody won. */
function Sign({ winner, me }: { readonly winner: Seat | null; readonly me: Seat }) {
  const side = winner === null ? 'of-none' : winner === me ? 'of-near' : 'of-far';
  return (
    <span className={`rev-ending-sign ${side}`} aria-hidden="true">
      <Icon name={winner === null ? 'scales' : 'laurel-crown'} />
      {winner !== null && <Icon name="public-speaker" />}
    </span>
  );
}
