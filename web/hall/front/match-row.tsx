import { Button, Icon, type IconName } from '@tavern/kit';
import { type ReactNode, useState } from 'react';
import { GameName } from '../../house/game-name.ts';
import { useSpeech } from '../../words/words.ts';

interface MatchRowProps {
  readonly icon: IconName;
  readonly game: string;
  /** What is said about it, below the game's name. */
  readonly about: ReactNode;
  /** Asked before it is thrown away. */
  readonly sure: string;
  readonly onThrow: () => void;
  /** The button that opens it. */
  readonly children: ReactNode;
}

/** A match that is kept in this browser. To throw it away takes two presses. */
export function MatchRow({ icon, game, about, sure, onThrow, children }: MatchRowProps) {
  const { t } = useSpeech();
  const [asked, setAsked] = useState(false);
  if (asked) return <ThrowRow why={sure} onThrow={onThrow} onKeep={() => setAsked(false)} />;
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>
          <GameName id={game} />
        </b>
        {about}
      </div>
      <button
        type="button"
        className="throw"
        aria-label={t('hall.kept.throw')}
        title={t('hall.kept.throw')}
        onClick={() => setAsked(true)}
      >
        <Icon name="trash-can" />
      </button>
      {children}
    </li>
  );
}

interface ThrowRowProps {
  readonly why: string;
  readonly onThrow: () => void;
  /** Left out where it can only be thrown away. */
  readonly onKeep?: () => void;
}

export function ThrowRow({ why, onThrow, onKeep }: ThrowRowProps) {
  const { t } = useSpeech();
  return (
    <li className="sure">
      <Icon name="broken-heart" />
      <div>
        <b>{why}</b>
      </div>
      <Button kind="danger" onPress={onThrow}>
        {t('hall.kept.throw')}
      </Button>
      {onKeep !== undefined && <Button onPress={onKeep}>{t('hall.kept.keep')}</Button>}
    </li>
  );
}
