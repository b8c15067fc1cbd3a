import './beam.css';
import { Icon } from '@tavern/kit';
import { PlaceHeading } from '../house/place-heading.tsx';
import { leadsTo } from '../house/preload.ts';
import { hashOf } from '../house/route.ts';
import { LanguageSwitch } from '../house/settings/language-switch.tsx';
import { SettingsButton } from '../house/settings/settings-button.tsx';
import { SoundButton } from '../house/settings/sound-button.tsx';
import { VersionNote } from '../house/version/version-note.tsx';
import { useSpeech } from '../words/words.ts';
import type { HallGame } from './state/games.ts';

/** The beam above the table: the house's sign hangs from it. */
export function Beam({ game }: { readonly game: HallGame }) {
  const { t } = useSpeech();
  return (
    <header className="hall-beam m-beam">
      <nav aria-label={t('hall.more')}>
        <a href={hashOf({ at: 'rules', game: game.id })} {...leadsTo('rules')}>
          <Icon name="open-book" />
          {t('rules.open')}
        </a>
        <a href={hashOf({ at: 'replay', what: null, answer: null })} {...leadsTo('replay')}>
          <Icon name="spyglass" />
          {t('hall.replay')}
        </a>
        <a href={hashOf({ at: 'verify' })} {...leadsTo('verify')}>
          <Icon name="wax-seal" />
          {t('hall.verify')}
        </a>
      </nav>
      <div className="hanging-sign">
        <PlaceHeading className="t-display">{t('app.name')}</PlaceHeading>
      </div>
      <div className="sets">
        <LanguageSwitch />
        <SoundButton />
        <SettingsButton />
      </div>
      <VersionNote />
    </header>
  );
}
