import './tally.css';
import './tally-narrow.css';
import { useWords } from '@tavern/kit';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { Said, sayingIn } from '@tavern/kit/said/index.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useRef } from 'react';
import { Race } from '../ledger/race.tsx';
import { type RevolutionProps, sidesOf } from '../show/props.ts';
import { AwardPaper } from './award-paper.tsx';
import { Awards, Bench } from './awards.tsx';
import { Book } from './book.tsx';
import { Cast } from './cast.tsx';
import { EmptyBook } from './empty-book.tsx';
import type { TallyMoment } from './moment.ts';
import { momentsOf } from './saying.ts';
import { useReplay } from './use-replay.ts';
import { Ways } from './ways.tsx';

export interface TallyProps extends RevolutionProps {
  readonly moment: TallyMoment;
}

/** A round is counted: both casts, the judges' book line by line, what they give, the race, and the way on. */
export function Tally(props: TallyProps) {
  const { moment, viewer, names, speed, events, show, bots } = props;
  const { t } = useWords();
  const { id, battle, parts, view } = moment;
  const sheet = useRef<HTMLDivElement>(null);
  const wide = useMedia(WIDE);
  const sides = sidesOf(viewer);
  const replay = useReplay(id, parts.length, speed);
  const shown = replay.shown ?? moment.shown;
  const whole = shown >= parts.length;
  const whose = names.map((each, seat) => (seat === viewer ? t('judges.you') : each));
  const heard = sayingIn({ events, show, bots, momentsOf });
  // What was said of an earlier round is not said again.
  const saying = heard?.id === id ? heard : null;
  const before = battle?.before ?? view.players.map(({ vp }) => vp);
  const cast = { view, battle: whole ? battle : null };
  return (
    <div className={classes('tally', whole && 'whole')} data-shown={shown}>
      <div className="tally-sheet" ref={sheet}>
        <div className="tally-places">
          <Cast {...cast} seat={sides.near} side="near" who={whose[sides.near] ?? ''} />
          {battle === null ? (
            <EmptyBook {...{ view, whose }} {...sides} />
          ) : (
            <Book {...{ battle, view, viewer, whose, shown }} {...sides} />
          )}
          <Cast {...cast} seat={sides.far} side="far" who={whose[sides.far] ?? ''} />
          {/* Judges and race are there from the start: otherwise the book would jump when the counting begins. */}
          {battle === null ? <Bench /> : <Awards {...{ battle, parts, shown, viewer }} {...sides} />}
          {battle !== null && whole && <AwardPaper {...{ battle, viewer, whose }} {...sides} />}
          <div className="tally-race">
            <Race {...sides} before={before} after={battle !== null && whole ? battle.after : before} whose={whose} />
          </div>
        </div>
        <Ways {...props} whole={whole} onAgain={replay.start} />
        <Said
          saying={saying}
          who={names[saying?.seat ?? 0] ?? ''}
          table={sheet}
          at={wide ? `.tally-cast[data-seat="${saying?.seat}"] header` : '.tally-heads'}
        />
      </div>
    </div>
  );
}
