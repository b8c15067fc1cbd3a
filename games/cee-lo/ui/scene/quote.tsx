import './quote.css';
import { useWords } from '@tavern/kit';

/** A line of character on parchment. */
export function Quote({ text }: { readonly text: string }) {
  const { t } = useWords();
  return <p className="quote m-parch m-sheet">{t('scene.quote', { text })}</p>;
}
