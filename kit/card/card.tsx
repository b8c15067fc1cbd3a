import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import { Tier } from '../marks.tsx';
import { isWordy } from './wordy.ts';

/** Where cards are only looked at, nobody needs what lays slips beside them. */
const Tooltip = lazy(async () => ({ default: (await import('../tooltip.tsx')).Tooltip }));

export type CardSize = 's' | 'm' | 'l';
export type CardDeck = 'treasure' | 'enemy' | 'luck' | 'class';

export interface CardNumber {
  readonly value: number;
  readonly label: string;
}

const CORNERS = { attack: 'crossed-swords', defence: 'shield', movement: 'boots', hp: 'hearts' } as const;
type Corner = keyof typeof CORNERS;

export interface CardProps extends Omit<ComponentProps<'article'>, 'children'> {
  readonly size: CardSize;
  readonly deck: CardDeck;
  readonly name: string;
  readonly icon: string;
  readonly kind?: ReactNode;
  readonly tier?: number | undefined;
  readonly tierLabel?: string | undefined;
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
  readonly numbers?: { readonly [corner in Corner]?: CardNumber | undefined } | undefined;
  readonly selected?: boolean | undefined;
  /** Shows itself large under the mouse, on focus, on a long touch. */
  readonly enlarge?: boolean | undefined;
}

/** Bonuses carry their sign, lives do not. */
const written = (corner: Corner, value: number): string =>
  corner === 'hp' ? `${value}` : `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

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
  const { size, deck, name, icon, kind, tier, tierLabel, text, flavour, numbers = {}, selected, className, ...rest } = card;
  // Where there is no room for both, the rule stands and the flavour goes.
  const told = size === 's' && text !== undefined && isWordy(size, `${text}${flavour ?? ''}`) ? undefined : flavour;
  const wordy = isWordy(size, `${text ?? ''}${told ?? ''}`);
  return (
    <article
      {...rest}
      className={classes('card', `card-${size}`, `deck-${deck}`, wordy && 'c-wordy', selected === true && 'sel', className)}
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
      {(Object.keys(CORNERS) as Corner[]).map((corner) => {
        const number = numbers[corner];
        if (number === undefined) return null;
        const value = written(corner, number.value);
        return (
          <span
            key={corner}
            className={`c-num c-${corner}`}
            role="img"
            aria-label={`${number.label} ${value}`}
            title={number.label}
          >
            <Icon name={CORNERS[corner]} />
            <b>{value}</b>
          </span>
        );
      })}
    </article>
  );
}
