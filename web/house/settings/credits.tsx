import { useSpeech } from '../../words/words.ts';

/** The makers of what we did not make ourselves. */
export function Credits() {
  const { t } = useSpeech();
  return (
    <div className="credits">
      <p>
        {t('settings.credits.icons')}{' '}
        <a href="https://game-icons.net" target="_blank" rel="noreferrer">
          {t('settings.credits.site')}
        </a>{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/" target="_blank" rel="noreferrer">
          {t('settings.credits.licence')}
        </a>
      </p>
      <p>{t('settings.credits.fonts')}</p>
    </div>
  );
}
