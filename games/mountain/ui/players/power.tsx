import { cardName, cardText } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '../../rules/catalog.ts';
import type { ClassId } from '../../rules/state.ts';

/** The name and power of a class. */
export function Power({ of }: { readonly of: ClassId }) {
  const { t } = useWords();
  const hero = classes.get(of);
  return <p className="climber-power">{t('ledge.class', { class: cardName(hero), text: cardText(hero) })}</p>;
}
