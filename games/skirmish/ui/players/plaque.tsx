import './plaque.css';
import { deckSay } from '@tavern/decks';
import type { Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import type { ReactElement } from 'react';
import { decks } from '../../rules/decks.ts';
import { ShieldShape } from '../card/power.tsx';
import { playerIn, type SkirmishProps, sidesOf } from '../show/props.ts';
import { Tipped, type What } from '../tips/index.ts';
import { crestOf } from './crests.ts';

interface PlaqueProps extends Pick<SkirmishProps, 'show' | 'viewer' | 'names' | 'presence' | 'bots'> {
  readonly seat: Seat;
}

/** Rounds that win a match. */
const NEEDED = 2;

/** A player: deck, hand and discard pile, rounds won, and whether it is their time to play. */
export function Plaque({ seat, show, viewer, names, presence }: PlaqueProps) {
  const { t, tell } = useWords();
  const { view } = show;
  const { deckId, deckCount, handCount, discard, won, passed, left, vp } = playerIn(view, seat);
  const acts = view.phase === 'playing' && view.current === seat && !passed && vp === 0;
  const side = sidesOf(viewer).near === seat ? 'near' : 'far';
  const away = presence[seat] === 'away' || presence[seat] === 'lent';
  return (
    <section
      className={classes('war-plaque m-plaque named-edge', side, acts && (seat === viewer ? 'lit' : 'awaited'), away && 'faded')}
      data-seat={seat}
      aria-label={names[seat]}
    >
      <header>
        <span className="war-crest">
          <ShieldShape />
          <Icon name={crestOf(deckId)} />
        </span>
        <div className="war-who">
          <b>
            <Typed text={seat === viewer ? t('war.you') : names[seat]} />
          </b>
          <span className="war-deck">{tell(deckSay(decks, deckId))}</span>
          <span className="war-marks">
            <Mark of={{ number: 'won', seat }} label={t('table.won', { n: won })} className="laurels">
              {Array.from({ length: NEEDED }, (_, index) => (
                <Icon key={index} name="laurel-crown" className={index < won ? 'on' : undefined} />
              ))}
            </Mark>
            {passed && (
              <Mark of={{ sign: 'passed' }} label={t('table.passed')} className="passed">
                {t('table.passed')}
              </Mark>
            )}
            {left !== null && (
              <Mark of={{ number: 'left', seat }} label={t('table.left', { n: left })} className="left">
                {t('war.left', { n: left })}
              </Mark>
            )}
          </span>
        </div>
      </header>
      <div className="war-piles">
        <Pile of={{ pile: 'deck', seat }} pile={`deck-${seat}`} icon="card-draw" n={deckCount} word={t('war.pile.deck')} />
        <Pile of={{ pile: 'hand', seat }} pile={`cards-${seat}`} icon="poker-hand" n={handCount} word={t('war.pile.hand')} />
        <Pile
          of={{ pile: 'discard', seat }}
          pile={`discard-${seat}`}
          icon="tombstone"
          n={discard.length}
          word={t('war.pile.discard')}
        />
      </div>
    </section>
  );
}

function Mark({
  of,
  label,
  className,
  children,
}: {
  of: What;
  label: string;
  className: string;
  children: React.ReactNode;
}): ReactElement {
  return (
    <Tipped of={of}>
      <span className={className} tabIndex={0} role="img" aria-label={label}>
        {children}
      </span>
    </Tipped>
  );
}

interface PileProps {
  readonly of: What;
  readonly pile: string;
  readonly icon: string;
  readonly n: number;
  readonly word: string;
}

function Pile({ of, pile, icon, n, word }: PileProps) {
  return (
    <Tipped of={of}>
      <span className="war-pile" data-pile={pile} tabIndex={0} role="img" aria-label={`${word} ${n}`}>
        <Icon name={icon} />
        <b>{n}</b>
        <small>{word}</small>
      </span>
    </Tipped>
  );
}
