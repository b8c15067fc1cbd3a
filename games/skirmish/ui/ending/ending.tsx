import './ending.css';
import './ending-narrow.css';
import { type Seat, seat } from '@tavern/engine';
import { type GameTableProps, Icon, useWords } from '@tavern/kit';
import { EndingTray } from '@tavern/kit/ending/index.ts';
import { useMemo } from 'react';
import type { Skirmish } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { Arms } from './arms.tsx';
import { PlayersTable } from './players-table.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { storyOf } from './story.ts';
import type { ToldProps } from './told-props.ts';
import { turnedSay } from './turned-words.ts';

/** The end: who has won and how, the story of the match, and what can be done now. */
export function Ending(props: GameTableProps<Skirmish>) {
  const { over, events, whole, parts, viewer } = props;
  const { t, tell } = useWords();
  const me = viewer ?? seat(0);
  const story = useMemo(() => (whole ? storyOf(events.map(({ event }) => event)) : null), [events, whole]);
  if (over === null) return null;
  const [winner] = over.winners;
  return (
    <EndingTray
      label={t('ending.region')}
      className="skirmish-ending"
      sign={<Sign winner={winner ?? null} me={me} view={props.view} />}
      title={winner === undefined ? t('ending.title.draw') : t('ending.title', { who: { seat: winner } })}
      words={tell(over.why)}
      storyLabel={t('ending.story')}
      story={story === null ? t('ending.short') : <StoryTables {...props} story={story} me={me} />}
      ways={parts.ways}
    />
  );
}

/** The winner's arms, in the colour of their side; crossed swords where nobody won. */
function Sign({ winner, me, view }: { readonly winner: Seat | null; readonly me: Seat; readonly view: View }) {
  return (
    <span className="ending-victor">
      <Icon name={winner === null ? 'crossed-swords' : 'laurel-crown'} className="ending-laurel" />
      {winner !== null && <Arms seat={winner} me={me} view={view} />}
    </span>
  );
}

function StoryTables(props: ToldProps) {
  const { story, me } = props;
  const { t, tell } = useWords();
  return (
    <>
      <RoundsTable {...props} />
      {story.turned !== null && (
        <p className="ending-turned">
          <b>{t('ending.turned')}</b>
          {tell(turnedSay(story.turned, me))}
        </p>
      )}
      <PlayersTable {...props} />
    </>
  );
}
