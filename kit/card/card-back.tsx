import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Tier } from '../marks.tsx';
import type { CardDeck, CardSize } from './card.tsx';

export interface CardBackProps {
  readonly size: CardSize;
  readonly deck: CardDeck;
  readonly tier?: number | undefined;
  readonly label: string;
  readonly className?: string | undefined;
}

export function CardBack({ size, deck, tier = 0, label, className }: CardBackProps) {
  return (
    <div className={classes('card back', `card-${size}`, `deck-${deck.id}`, className)} role="img" aria-label={label}>
      <div className="b-in">
        <div className="b-medal">
          <Icon name={deck.emblem} />
        </div>
        {tier > 0 && (
          <div className="b-tier">
            <Tier n={tier} />
          </div>
        )}
      </div>
    </div>
  );
}
