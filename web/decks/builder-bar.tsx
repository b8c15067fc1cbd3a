import './builder-bar.css';
import { LANGUAGES } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { Icon, useOwnHan } from '@tavern/kit';
import { PlaceHeading } from '../house/place-heading.tsx';
import { leadsTo } from '../house/preload.ts';
import { hashOf } from '../house/route.ts';
import { LobbyTools } from '../parts/bar/lobby-tools.tsx';
import { useSpeech } from '../words/words.ts';

interface BuilderBarProps {
  readonly game: string;
  readonly pack: GamePack;
  /** The house rules of which the rule book speaks. */
  readonly rules: object;
  /** What the screen is called. */
  readonly screen: string;
  readonly title: string;
  readonly detail: string;
  readonly leave: string;
  /** Left out: it leads to the hall. */
  readonly onLeave?: (() => void) | undefined;
}

/** The beam: the house, the game, how the deck or the box stands, and the tools. */
export function BuilderBar({ game, pack, rules, screen, title, detail, leave, onLeave }: BuilderBarProps) {
  useOwnHan();
  const { t, language } = useSpeech();
  const otherLanguage = LANGUAGES.find((each) => each !== language) ?? language;
  return (
    <header className="builder-bar m-beam">
      <a className="builder-sign t-display" href={hashOf({ at: 'hall' })} {...leadsTo('hall')}>
        <Icon name="tavern-sign" />
        {t('app.name')}
      </a>
      <PlaceHeading className="builder-game">
        <b className="t-display">{t('game.name')}</b> <span lang={otherLanguage}>{pack.texts[otherLanguage]['game.name']}</span>{' '}
        <small>{screen}</small>
      </PlaceHeading>
      <p className="builder-headline" role="status">
        <b>{title}</b> <span>{detail}</span>
      </p>
      <div className="builder-tools">
        <LobbyTools game={game} rules={rules} />
        {onLeave === undefined ? (
          <a className="tool" href={hashOf({ at: 'hall' })} aria-label={leave} title={leave}>
            <Icon name="exit-door" />
          </a>
        ) : (
          <button type="button" className="tool" aria-label={leave} title={leave} onClick={onLeave}>
            <Icon name="exit-door" />
          </button>
        )}
      </div>
    </header>
  );
}
