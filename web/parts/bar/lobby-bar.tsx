import './lobby-bar.css';
import { Icon } from '@tavern/kit';
import type { ReactNode } from 'react';
import { PlaceHeading } from '../../house/place-heading.tsx';
import { hashOf } from '../../house/route.ts';
import { VersionNote } from '../../house/version/version-note.tsx';
import { useSpeech } from '../../words/words.ts';

interface LobbyBarProps {
  readonly game: string;
  readonly about: string;
  readonly title: string;
  readonly detail: string;
  /** The room waits for you. */
  readonly mine: boolean;
  readonly icon?: string;
  readonly tools: ReactNode;
}

/** The beam over the table: the house, the game, and a headline that says what the room waits for. */
export function LobbyBar({ game, about, title, detail, mine, icon = 'candle-light', tools }: LobbyBarProps) {
  const { t } = useSpeech();
  return (
    <header className="lobby-bar">
      <div className="lobby-sign">
        <a className="sign t-display" href={hashOf({ at: 'hall' })}>
          {t('app.name')}
        </a>
        <PlaceHeading className="lobby-game">
          {game}
          <small>{about}</small>
        </PlaceHeading>
      </div>
      <div className={mine ? 'lobby-headline m-parch mine' : 'lobby-headline m-parch'}>
        <Icon name={icon} className="lobby-headline-candle" />
        <p>
          <b>{title}</b>
          <span>{detail}</span>
        </p>
      </div>
      <div className="lobby-tools">{tools}</div>
      <VersionNote />
    </header>
  );
}
