import './card-sign.css';
import type { GameCardProps } from '@tavern/kit';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import { cards } from '../../rules/catalog.ts';

/** The picture of a card alone, in a line of words. */
export function CardSign({ id }: Pick<GameCardProps, 'id'>) {
  const { icon, kind } = cards.get(id);
  return (
    <span className={`card-sign sign-${kind}`} aria-hidden="true">
      <GiltIcon name={icon} metal={kind === 'unit' ? 'bone' : 'fire'} />
    </span>
  );
}
