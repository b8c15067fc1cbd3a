import './lighting.css';
import { useSpeech } from '../words/words.ts';

/** The dark table while a screen loads. It says so only after a while. */
export function Lighting() {
  const { t } = useSpeech();
  return (
    <main className="table lighting" aria-busy="true">
      <i className="lamp" />
      <p role="status">{t('app.loading')}</p>
    </main>
  );
}
