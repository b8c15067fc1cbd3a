import './lighting.css';
import { useSpeech } from '../words/words.ts';

/** The dark table, while a screen is fetched. It says so only if that takes a while. */
export function Lighting() {
  const { t } = useSpeech();
  return (
    <main className="table lighting" aria-busy="true">
      <i className="lamp" />
      <p role="status">{t('app.loading')}</p>
    </main>
  );
}
