import './daily-sheet.css';
import { Icon } from '@tavern/kit';
import { type ReactNode, Suspense } from 'react';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { backdropOf } from '../backdrops.ts';

interface DailySheetProps {
  readonly game: string;
  readonly title: string;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly ways: ReactNode;
}

/** A sheet about the run of the day, in front of the game's backdrop. */
export function DailySheet({ game, title, children, ways }: DailySheetProps) {
  return (
    <main className="table daily-room">
      <div className="daily-backdrop">
        <Suspense>{backdropOf(game)}</Suspense>
      </div>
      <i className="lamp" />
      <section className="daily-sheet m-parch m-sheet-high">
        <Icon name="trophy" />
        <PlaceHeading className="t-display">{title}</PlaceHeading>
        {children}
        <div className="sheet-ways">{ways}</div>
      </section>
    </main>
  );
}
