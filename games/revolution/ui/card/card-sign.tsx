import './sorts.css';
import './card-sign.css';
import { type GameCardProps, Icon } from '@tavern/kit';
import { cards } from '../../rules/catalog.ts';
import { sortOf } from './sign.ts';

/** The woodcut of a card alone, in a line of words. */
export function CardSign({ id }: Pick<GameCardProps, 'id'>) {
  const card = cards.get(id);
  return (
    <span className={`rev-sign rev-of-${sortOf(card)}`} aria-hidden="true">
      <Icon name={card.icon} />
    </span>
  );
}
