import './page.css';
import { Icon } from '@tavern/kit';
import type { ReactNode } from 'react';
import { useSpeech } from '../../words/words.ts';
import { PlaceHeading } from '../place-heading.tsx';
import { leadsTo } from '../preload.ts';
import { hashOf } from '../route.ts';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { SoundButton } from '../settings/sound-button.tsx';

interface PageProps {
  readonly title: string;
  /** One sheet wide. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A page with one text to read under the lamp, and the way back to the hall. */
export function Page({ title, narrow = false, children }: PageProps) {
  const { t } = useSpeech();
  return (
    <main className="table page">
      <i className="lamp" />
      <header className="page-beam m-beam">
        <a className="way-back" href={hashOf({ at: 'hall' })} {...leadsTo('hall')}>
          <Icon name="exit-door" />
          <b className="t-display" aria-hidden="true">
            {t('app.name')}
          </b>
          <span>{t('common.back')}</span>
        </a>
        <div className="sets">
          <LanguageSwitch />
          <SoundButton />
          <SettingsButton />
        </div>
      </header>
      <div className={narrow ? 'page-text narrow' : 'page-text'}>
        <PlaceHeading className="t-display">{title}</PlaceHeading>
        {children}
      </div>
    </main>
  );
}
