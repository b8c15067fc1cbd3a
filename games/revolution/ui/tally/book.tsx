import './book.css';
import './book-narrow.css';
import type { Say, Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { Burst } from '@tavern/kit/burst/burst.tsx';
import { classes } from '@tavern/kit/classes.ts';
import type { IconName } from '@tavern/kit/icons/names.ts';
import { SceneHeading } from '@tavern/kit/scene-heading.tsx';
import { useEffect, useRef } from 'react';
import type { EventOf } from '../../rules/events.ts';
import type { TallyRow } from '../../rules/reckoning/types.ts';
import { ROUNDS } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { signOf } from '../card/sign.ts';
import { rowsOf, type TallyLine } from '../show/parts.ts';
import type { Sides } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';
import { type Stamped, stampOf } from './stamp.ts';
import { detailsOf, figureOf, rowSay, rowSays } from './words.ts';

const SIGNS: { readonly [row in TallyRow]: IconName } = {
  printed: 'card-play',
  leader: 'public-speaker',
  effects: 'linked-rings',
  help: signOf('help'),
  secret: signOf('sp'),
  nullified: 'halt',
  combo: 'three-friends',
  total: 'gavel',
};

/** Milliseconds. */
const BURST = 1_000;

interface BookProps extends Sides {
  readonly battle: EventOf<'battle'>;
  readonly view: View;
  readonly viewer: Seat | null;
  /** By seat, as this viewer reads them. */
  readonly whose: readonly string[];
  /** Rows from here on are not shown yet. */
  readonly shown: number;
}

/** The open book of the judges: a row for each step of the reckoning, both sides, and what they make. */
export function Book({ battle, view, viewer, whose, shown, near, far }: BookProps) {
  const { t } = useWords();
  const { reckoning, round } = battle;
  const rows = rowsOf(reckoning);
  const total = shown > rows.length;
  const stamp = stampOf(reckoning.winner, viewer, near);
  return (
    <section className="tally-book m-parch" aria-label={t('judges.title')}>
      <SceneHeading>
        {t('judges.title')}
        <small>{t(round > ROUNDS ? 'judges.round.extra' : 'judges.round', { round, of: ROUNDS })}</small>
      </SceneHeading>
      <p className="tally-heads" aria-hidden="true">
        <b className="near">{whose[near]}</b>
        <b className="far">{whose[far]}</b>
      </p>
      <ol className="tally-rows">
        {rows.map((line, index) => (
          <Row key={line.row} {...{ line, battle, view, near, far, whose }} shown={index < shown} now={index === shown - 1} />
        ))}
      </ol>
      <div className={classes('tally-total', total && 'shown')}>
        {!total && <SoFar line={rows[shown - 1]} near={near} far={far} />}
        {total && (
          <>
            {shown === rows.length + 1 && stamp.how === 'carried' && <Burst id={`carried ${round}`} lasts={BURST} />}
            <Sum seat={near} side="near" battle={battle} stamp={stamp.side === 'near' ? stamp.how : null} />
            <p>
              {t('judges.total')}
              <b>{reckoning.lead === 0 ? t('judges.even') : t('judges.lead', { n: reckoning.lead })}</b>
            </p>
            <Sum seat={far} side="far" battle={battle} stamp={stamp.side === 'far' ? stamp.how : null} />
          </>
        )}
      </div>
    </section>
  );
}

/** What the rows so far make. They say it themselves, so it is only to be seen. */
function SoFar({ line, near, far }: Sides & { readonly line: TallyLine | undefined }) {
  const { t } = useWords();
  if (line === undefined) return null;
  return (
    <>
      <b className="tally-sofar near" aria-hidden="true">
        {line.cells[near]?.makes ?? 0}
      </b>
      <p aria-hidden="true">{t('judges.sofar')}</p>
      <b className="tally-sofar far" aria-hidden="true">
        {line.cells[far]?.makes ?? 0}
      </b>
    </>
  );
}

interface SumProps {
  readonly seat: Seat;
  readonly side: 'near' | 'far';
  readonly battle: EventOf<'battle'>;
  readonly stamp: Stamped['how'] | null;
}

function Sum({ seat, side, battle, stamp }: SumProps) {
  const { t } = useWords();
  const { winner, sides } = battle.reckoning;
  return (
    <div className={`tally-end ${side}`}>
      <Tipped of={{ number: 'total', seat }}>
        <b className={classes('tally-sum', side, winner !== seat && 'less')} tabIndex={0}>
          {sides[seat]?.total ?? 0}
        </b>
      </Tipped>
      {stamp !== null && (
        <span className={`tally-stamp ${stamp}`} aria-hidden="true">
          {t(`judges.stamp.${stamp}`)}
        </span>
      )}
    </div>
  );
}

interface RowProps extends Pick<BookProps, 'battle' | 'view' | 'near' | 'far' | 'whose'> {
  readonly line: TallyLine;
  readonly shown: boolean;
  /** The one that came last. */
  readonly now: boolean;
}

function Row({ line, battle: { reckoning }, view, near, far, shown, now }: RowProps) {
  const { tell } = useWords();
  const { row, cells } = line;
  const item = useRef<HTMLLIElement>(null);
  // On a phone the book is longer than the screen.
  useEffect(() => {
    if (now) item.current?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  const cell = (seat: Seat, side: 'near' | 'far') => {
    const { amount, makes } = cells[seat] ?? { amount: 0, makes: 0 };
    return <Cell key={side} {...{ row, seat, side, amount, makes }} details={detailsOf(line, reckoning, view, seat)} />;
  };
  return (
    <li ref={item} className={classes(`tally-row-${row}`, shown ? 'shown' : 'tally-waits', now && 'now')}>
      {shown && (
        <>
          <p className="sr">{rowSays(line, reckoning, view, [near, far]).map(tell).join(' ')}</p>
          {cell(near, 'near')}
          <Tipped of={{ row }}>
            <span className="tally-sign" tabIndex={0}>
              <Icon name={SIGNS[row]} />
              {tell(rowSay(row))}
            </span>
          </Tipped>
          {cell(far, 'far')}
        </>
      )}
    </li>
  );
}

interface CellProps {
  readonly row: TallyRow;
  readonly seat: Seat;
  readonly side: 'near' | 'far';
  readonly amount: number;
  readonly makes: number;
  readonly details: readonly Say[];
}

/** One number, what made it, and what stands now. The sentences before the row say the same. */
function Cell({ row, seat, side, amount, makes, details }: CellProps) {
  const { t, tell } = useWords();
  return (
    <>
      <Tipped of={{ row, seat }}>
        <b className={classes('tally-figure', side, amount === 0 && 'none', amount < 0 && 'less')} tabIndex={0}>
          {figureOf(row, amount)}
        </b>
      </Tipped>
      <span className={`tally-why ${side}`} aria-hidden="true">
        <span>{details.map(tell).join(row === 'printed' ? t('judges.plus') : t('judges.comma'))}</span>
        {row !== 'printed' && amount !== 0 && <small>{t('judges.makes', { n: makes })}</small>}
      </span>
    </>
  );
}
