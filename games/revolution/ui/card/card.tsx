import '@tavern/kit/css/press.css';
import './sorts.css';
import './card.css';
import './card-small.css';
import { type GameCardProps, Icon, type TableSpeech, useOwnHan } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import type { CardId, LeaderId } from '../../rules/state.ts';
import { type Face, faceOf } from './face.ts';
import { signOf } from './sign.ts';
import { TypeSign } from './type-sign.tsx';

interface RevolutionCardProps extends GameCardProps {
  /** What is on it: its present power, a mark. */
  readonly children?: ReactNode;
}

/** A card as it comes from the press: one colour, a woodcut on rays, its Chinese name vertically. `--cw` is its width. */
export function RevolutionCard({ id, size, words, className, children }: RevolutionCardProps) {
  useOwnHan();
  const face = faceOf(id as CardId | LeaderId, words);
  const { card, sort, said } = face;
  return (
    <article
      className={classes('rev-card', `rev-size-${size}`, `rev-is-${card.kind}`, `rev-of-${sort}`, className)}
      aria-label={said}
      data-card={id}
    >
      <div className="rev-face" aria-hidden="true">
        <Print face={face} whole={size === 'large'} words={words} />
      </div>
      {children}
    </article>
  );
}

interface PrintProps {
  readonly face: Face;
  /** With the whole text. */
  readonly whole: boolean;
  readonly words: TableSpeech;
}

function Print({ face, whole, words }: PrintProps) {
  const { card, sort, name, han, word, other, line, text, short, zones } = face;
  const letters = Array.from(han).length;
  const leads = card.kind === 'leader';
  return (
    <>
      <div className="rev-band">
        <Icon name={signOf(sort)} />
        <b>{word}</b>
        {leads ? (
          <>
            <span className="rev-level">{'◆'.repeat(card.level)}</span>
            <b className="rev-point">{card.initialPoint}</b>
          </>
        ) : (
          <span lang={other.language}>{other.word}</span>
        )}
      </div>
      <div className="rev-plate">
        <span className="rev-rays">
          <Icon name={card.icon} />
        </span>
        <span className="rev-han" lang="zh-Hant" style={{ '--letters': Math.max(4, letters) }}>
          {han}
        </span>
      </div>
      <div className="rev-words">
        <h4 className={classes('rev-name', name.length > 15 ? 'longer' : name.length > 11 && 'long')}>{name}</h4>
        {card.kind === 'sp' && <p className="rev-line">{line}</p>}
        {text !== '' && <p className="rev-text">{whole ? text : short}</p>}
      </div>
      {zones !== null && (
        <dl className="rev-zones">
          {zones.map(({ zone, types }) => (
            <div key={zone}>
              <dt>{words.t(`zone.${zone}`)}</dt>
              <dd>
                {types.map((type) => (
                  <TypeSign key={type} type={type} named={whole} words={words} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.kind === 'character' && (
        <div className="rev-foot">
          <b className="rev-printed">{card.power}</b>
          <p className="rev-line">{line}</p>
        </div>
      )}
    </>
  );
}
