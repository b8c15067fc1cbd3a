import './drinks.css';
import { Icon, useWords } from '@tavern/kit';
import { itemName } from '../../../text/tell/words.ts';
import { itemIcon, Tipped } from '../../tips/index.ts';
import type { MountainQuestion } from '../../words/look.ts';

/** What may be drunk with an attack (`battlePotions`). */
export const drinksOf = ({ options }: MountainQuestion): readonly string[] => [
  ...new Set(options.flatMap((option) => (option.do === 'attack' && option.drink !== undefined ? [option.drink] : []))),
];

interface DrinksProps {
  readonly drinks: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (drink: string | null) => void;
}

/** One drink may go with the round's attack: the odds on the buttons are those after it. */
export function Drinks({ drinks, chosen, onChoose }: DrinksProps) {
  const { t, tell } = useWords();
  if (drinks.length === 0) return null;
  return (
    <fieldset className="drinks">
      <legend>{t('tray.drinks')}</legend>
      {drinks.map((drink) => (
        <Tipped key={drink} of={{ item: drink }} side="top">
          <button
            type="button"
            className="drink"
            aria-pressed={drink === chosen}
            data-drink={drink}
            onClick={() => onChoose(drink === chosen ? null : drink)}
          >
            <Icon name={itemIcon(drink)} /> {tell(itemName(drink))}
          </button>
        </Tipped>
      ))}
    </fieldset>
  );
}
