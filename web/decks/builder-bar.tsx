import './builder-bar.css';
import { Icon } from '@tavern/kit';
import { leadsTo } from '../house/preload.ts';
import { hashOf } from '../house/route.ts';
import { LobbyTools } from '../parts/bar/lobby-tools.tsx';
import { firstRules } from '../parts/rules/presets.ts';
import { useDeckGame, useDeckWords } from './deck-game.ts';

interface BuilderBarProps {
  readonly title: string;
  readonly detail: string;
}

/** The beam: the house, the game, how the deck stands, and the tools. */
export function BuilderBar({ title, detail }: BuilderBarProps) {
  const { game, pack } = useDeckGame();
  const { t, otherLanguage } = useDeckWords();
  return (
    <header className="builder-bar m-beam">
      <a className="builder-sign t-display" href={hashOf({ at: 'hall' })} {...leadsTo('hall')}>
        <Icon name="tavern-sign" />
        {t('app.name')}
      </a>
      <h1 className="builder-game">
        <b className="t-display">{t('game.name')}</b> <span lang={otherLanguage}>{pack.texts[otherLanguage]['game.name']}</span>{' '}
        <small>{t('builder.screen')}</small>
      </h1>
      <p className="builder-headline" role="status">
        <b>{title}</b> <span>{detail}</span>
      </p>
      <div className="builder-tools">
        <LobbyTools game={game} rules={firstRules(pack)} />
        <a className="tool" href={hashOf({ at: 'hall' })} aria-label={t('builder.leave')} title={t('builder.leave')}>
          <Icon name="exit-door" />
        </a>
      </div>
    </header>
  );
}
