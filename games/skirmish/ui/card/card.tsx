import '@tavern/kit/css/almendra.css';
import './power.css';
import './card.css';
import { type GameCardProps, useOwnHan } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import type { CardId } from '../../rules/state.ts';
import { bold } from './bold.tsx';
import { faceOf } from './face.ts';
import { Diamond, Power } from './power.tsx';

/** A card of Skirmish as it is printed. `--cw` is its width. */
export function SkirmishCard({ id, size, words, className }: GameCardProps) {
  const { card, name, other, kind, text, short, said } = faceOf(id as CardId, words);
  useOwnHan();
  const isUnit = card.kind === 'unit';
  return (
    <article
      className={classes('war-card', `war-size-${size}`, `war-is-${card.kind}`, className)}
      aria-label={said}
      data-card={id}
    >
      <div className="war-face" aria-hidden="true">
        <div className="war-plate">
          <GiltIcon name={card.icon} metal={isUnit ? 'bone' : 'fire'} />
        </div>
        <h4 className="war-name">{name}</h4>
        <div className="war-kind">
          <span>{kind}</span>
          <span lang={other.language}>{other.name}</span>
        </div>
        <p className="war-text">{bold(size === 'large' ? text : short, words)}</p>
      </div>
      {isUnit ? <Power>{card.power}</Power> : <Diamond />}
    </article>
  );
}
