import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Tier } from '../marks.tsx';
import { isWordy } from './wordy.ts';

/** Loaded on demand: where cards are only looked at, nobody needs the code of tooltips. */
const Tooltip = lazy(async () => ({ default: (await import('../tooltip.tsx')).Tooltip }));

export type CardSize = 's' | 'm' | 'l';

/** A game's deck. The game's styles set its colours, plate and back on `.deck-<id>`; deck.css lists the properties. */
export interface CardDeck {
  readonly id: string;
  /** The icon on its back. */
  readonly emblem: string;
}

/** A number on the rim: at the foot, left or right, or sealed in wax at the head. */
export interface CardCorner {
  readonly at: 'left' | 'right' | 'head';
  readonly icon: string;
  readonly text: string;
  readonly label: string;
}

export interface CardProps extends Omit<ComponentProps<'article'>, 'children'> {
  readonly size: CardSize;
  /** Left out: a plain card. */
  readonly deck?: CardDeck | undefined;
  readonly name: string;
  readonly icon: string;
  readonly kind?: ReactNode;
  readonly tier?: number | undefined;
  readonly tierLabel?: string | undefined;
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
  readonly corners?: readonly CardCorner[] | undefined;
  readonly selected?: boolean | undefined;
  /** The card is shown large under the mouse, on focus and on a long touch. */
  readonly enlarge?: boolean | undefined;
}

export function Card({ enlarge = false, ...card }: CardProps) {
  if (!enlarge) return <Frame {...card} />;
  const small = <Frame tabIndex={0} {...card} />;
  return (
    <Suspense fallback={small}>
      <Tooltip tip={<Frame {...card} size="l" selected={false} />}>{small}</Tooltip>
    </Suspense>
  );
}

function Frame(card: Omit<CardProps, 'enlarge'>) {
  const { size, deck, name, icon, kind, tier, tierLabel, text, flavour, corners = [], selected, className, ...rest } = card;
  // Without room for both, the rule stays and the flavour goes.
  const told = size === 's' && text !== undefined && isWordy(size, `${text}${flavour ?? ''}`) ? undefined : flavour;
  const wordy = isWordy(size, `${text ?? ''}${told ?? ''}`);
  return (
    <article
      {...rest}
      className={classes(
        'card',
        `card-${size}`,
        `deck-${deck?.id ?? 'plain'}`,
        wordy && 'c-wordy',
        selected === true && 'sel',
        className,
      )}
    >
      <div className="c-in">
        <header className="c-title">{name}</header>
        <div className="c-plate">
          <div className="c-plate-in">
            <Icon name={icon} className="c-icon" />
          </div>
        </div>
        <div className="c-kind">
          {kind !== undefined && <span>{kind}</span>}
          {tier !== undefined && tier > 0 && <Tier n={tier} label={tierLabel} />}
        </div>
        <div className="c-text">
          {told !== undefined && told !== '' && <em>{told}</em>}
          {text !== undefined && text !== '' && <p>{text}</p>}
        </div>
      </div>
      {corners.map(({ at, icon: sign, text: number, label }) => (
        <span key={at} className={`c-num c-${at}`} role="img" aria-label={`${label} ${number}`} title={label}>
          <Icon name={sign} />
          <b>{number}</b>
        </span>
      ))}
    </article>
  );
}
