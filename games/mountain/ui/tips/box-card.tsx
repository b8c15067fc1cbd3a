import { cardName, cardText } from '@tavern/engine';
import { type GameCardProps, WordsContext } from '@tavern/kit';
import { enemies, luckCards, treasures } from '../../rules/catalog.ts';
import { type Face, faceOf } from './face.ts';
import { FaceCard } from './face-card.tsx';

/** Which deck a card is from, by its id. */
function faceById(id: string): Face {
  if (enemies.all.some((card) => card.id === id)) return faceOf('enemy', id);
  return faceOf(luckCards.all.some((card) => card.id === id) ? 'luck' : 'treasure', id);
}

/** A card as it is printed, for the card manager. */
export function BoxCard({ id, size, words, className }: GameCardProps) {
  const card = [...enemies.all, ...luckCards.all, ...treasures.all].find((each) => each.id === id);
  if (card === undefined) throw new Error(`no card is called '${id}'`);
  return (
    <WordsContext value={words}>
      <FaceCard
        face={faceById(id)}
        size={size === 'large' ? 'l' : 'm'}
        className={className}
        aria-label={`${words.tell(cardName(card))}. ${words.tell(cardText(card))}`}
      />
    </WordsContext>
  );
}
