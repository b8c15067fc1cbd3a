import './ending.css';
import './ending-narrow.css';
import { say } from '@tavern/engine';
import { Icon, Shield, useWords } from '@tavern/kit';
import { EndingFrame } from '@tavern/kit/ending/index.ts';
import { useMemo } from 'react';
import { teamName } from '../../text/tell/words.ts';
import { tell as tellEvent } from '../../text/tell.ts';
import type { MountainProps } from '../show/props.ts';
import { Pennant } from '../team/pennant.tsx';
import { crestOf } from '../tips/index.ts';
import { storiesOf } from './story.ts';
import { StoryTable } from './story-table.tsx';

/** The end: who wears the crown, how everybody's match went, and what can be done now. */
export function Ending(props: MountainProps) {
  const { over, view, events, whole, parts } = props;
  const { t, tell } = useWords();
  const players = view.players.length;
  const stories = useMemo(
    () =>
      whole
        ? storiesOf(
            players,
            events.map(({ event }) => event),
          )
        : null,
    [players, events, whole],
  );
  const told = events.findLast(({ event }) => event.type === 'won')?.event;
  const how = told === undefined ? null : tellEvent.event(told);
  // Of a team, the player whose claim it was.
  const king = view.winner ?? over?.winners[0];
  const crowned = king === undefined ? undefined : view.players[king];
  if (over === null || king === undefined || crowned === undefined) return null;
  return (
    <EndingFrame
      label={t('ending.region')}
      className="mountain-ending"
      sign={
        <span className="ending-king">
          <Icon name="queen-crown" className="ending-crown" />
          <Shield seat={king} crest={crestOf(crowned.class)} size={58} />
          <Pennant team={crowned.team} />
        </span>
      }
      title={
        crowned.team === null
          ? t('ending.title', { who: { seat: king } })
          : tell(say('ending.title.team', { team: teamName(crowned.team) }))
      }
      titleLook="t-brass"
      words={
        <p>
          {tell(how?.say ?? over.why)} <span>{t('ending.when', { rounds: view.round, turns: view.turn })}</span>
        </p>
      }
    >
      <StoryTable {...props} over={over} stories={stories} />
      <div className="ending-ways">{parts.ways}</div>
    </EndingFrame>
  );
}
