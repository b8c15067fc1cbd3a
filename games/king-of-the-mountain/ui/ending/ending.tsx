import './ending.css';
import './ending-rooms.css';
import { Icon, Shield } from '@tavern/kit';
import { useEffect, useMemo, useRef } from 'react';
import { tell as tellEvent } from '../../text/tell.ts';
import type { SummitProps } from '../props.ts';
import { crestOf } from '../tips/index.ts';
import { storiesOf } from './story.ts';
import { StoryTable } from './story-table.tsx';

/** It is over: who wears the crown, how everybody's match went, and what may be done now. */
export function Ending(props: SummitProps) {
  const { over, view, events, whole, speech, parts } = props;
  const { t, tell } = speech;
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
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever goes by keys begins here, and not on a button that they would press by habit.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, []);
  const told = events.findLast(({ event }) => event.type === 'won')?.event;
  const how = told === undefined ? null : tellEvent.event(told);
  const [king] = over?.winners ?? [];
  const crowned = king === undefined ? undefined : view.players[king];
  if (over === null || king === undefined || crowned === undefined) return null;
  return (
    <section className="ending" aria-label={t('ending.region')}>
      <header className="ending-head">
        <span className="ending-king">
          <Icon name="queen-crown" className="ending-crown" />
          <Shield seat={king} crest={crestOf(crowned.class)} size={58} />
        </span>
        <div>
          <h2 className="t-display" tabIndex={-1} ref={title}>
            {t('ending.title', { who: { seat: king } })}
          </h2>
          <p>
            {tell(how ?? over.why)} <span>{t('ending.when', { rounds: view.round, turns: view.turn })}</span>
          </p>
        </div>
      </header>
      <StoryTable {...props} over={over} stories={stories} />
      <div className="ending-ways">{parts.ways}</div>
    </section>
  );
}
