import { cardName } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '../../rules/catalog.ts';
import type { ClassId } from '../../rules/state.ts';
import { useClassText } from '../tips/face-card.tsx';

/** The name and power of a class. */
export function Power({ of }: { readonly of: ClassId }) {
  const { t } = useWords();
  const hero = classes.get(of);
  return <p className="climber-power">{t('ledge.class', { class: cardName(hero), text: useClassText(of) })}</p>;
}
