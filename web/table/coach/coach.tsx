import './coach.css';
import { Button } from '@tavern/kit';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

interface CoachProps {
  readonly game: string;
  /** The kind of question that is asked now. */
  readonly kind: string;
}

/** A word to a newcomer, the first time that a game asks something. Nothing waits for it, and whoever has read it never sees it again. */
export function Coach({ game, kind }: CoachProps) {
  const { t, words } = useSpeech();
  const coached = useSettings((settings) => settings.coached);
  const set = useSettings((settings) => settings.set);
  const key = `coach.${kind}`;
  const id = `${game}.${kind}`;
  if (!Object.hasOwn(words, key) || coached.includes(id)) return null;
  const all = Object.keys(words)
    .filter((each) => each.startsWith('coach.'))
    .map((each) => `${game}.${each.slice('coach.'.length)}`);
  return (
    <aside className="coach m-parch" aria-label={t('frame.coach')}>
      <h2 className="t-display">{t('frame.coach')}</h2>
      <p>{t(key)}</p>
      <div className="coach-acts">
        <Button kind="primary" hotkey="k" onPress={() => set({ coached: [...coached, id] })}>
          {t('frame.coach.understood')}
        </Button>
        <Button onPress={() => set({ coached: [...new Set([...coached, ...all])] })}>{t('frame.coach.enough')}</Button>
      </div>
    </aside>
  );
}
