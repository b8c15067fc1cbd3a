import '../letters/switch.css';
import './language-switch.css';
import { LANGUAGES, type Language } from '@tavern/engine';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

export const LANGUAGE_NAMES: { readonly [language in Language]: string } = { en: 'language.en', 'zh-Hant': 'language.zh-Hant' };

/** Each language by its own name. */
export function LanguageSwitch() {
  const { t } = useSpeech();
  const { language, set } = useSettings();
  return (
    <div className="language-switch" role="group" aria-label={t('language.label')}>
      {LANGUAGES.map((each) => (
        <button key={each} type="button" lang={each} aria-pressed={each === language} onClick={() => set({ language: each })}>
          {t(LANGUAGE_NAMES[each])}
        </button>
      ))}
    </div>
  );
}
