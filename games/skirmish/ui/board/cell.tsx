import { type Say, type Seat, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { useHinted } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { romanOf } from '@tavern/kit/figures.ts';
import type { Unit as FieldUnit } from '../../rules/state.ts';
import { cardSay, name, slotSay } from '../../text/tell/words.ts';
import type { CardPlace, Lit } from '../play/lit.ts';
import { Tipped } from '../tips/index.ts';
import { Unit } from './unit.tsx';

export interface CellProps {
  readonly slot: number;
  readonly seat: Seat;
  readonly near: boolean;
  /** The viewer's own. */
  readonly mine: boolean;
  readonly unit: FieldUnit | null;
  /** A unit that is leaving right now, and how. */
  readonly leaving: { readonly unit: Pick<FieldUnit, 'card' | 'power'>; readonly how: string } | null;
  /** Something happens to it right now: `hurt`, `helped`, `arrives`. */
  readonly stir: string | null;
  readonly place: CardPlace;
  readonly lit: Lit | undefined;
  readonly over: boolean;
  /** This slot is chosen for the card that was taken; its target is asked for. */
  readonly chosen: boolean;
  /** What becomes of it. */
  readonly tag: Say | null;
  readonly deadly: boolean;
  readonly onPoint: (place: CardPlace | null) => void;
  readonly onChoose: (place: CardPlace) => void;
}

/** One player's side of a slot: a unit or an open place. It is a button while it is lit. */
export function Cell(props: CellProps) {
  const { slot, seat, near, mine, unit, leaving, stir, place, lit, over, chosen, tag, deadly, onPoint, onChoose } = props;
  const { t, tell } = useWords();
  const hinted = useHinted({ leads: lit?.plays ?? [] });
  const said = tell(
    unit === null
      ? say('war.cell.open', { who: name(seat), slot: slotSay(slot) })
      : say('war.cell.unit', { who: name(seat), card: cardSay(unit.card), power: unit.power, slot: slotSay(slot) }),
  );
  const told = tag === null ? null : tell(tag);
  const look = classes(
    'cell',
    near ? 'near' : 'far',
    lit !== undefined && 'lit',
    over && 'over',
    chosen && 'chosen',
    hinted !== null && 'hinted',
    stir,
  );
  const inside = (
    <>
      {unit === null ? (
        <span className="cell-open" aria-hidden="true">
          <i>{romanOf(slot)}</i>
          <span>{t(mine ? 'war.open.yours' : 'war.open')}</span>
        </span>
      ) : (
        <Unit key={unit.id} unit={unit} />
      )}
      {leaving !== null && <Unit unit={leaving.unit} className={`leaving ${leaving.how}`} />}
      {told !== null && (
        <span className={classes('cell-tag', deadly && 'deadly')} aria-hidden="true">
          {told}
        </span>
      )}
    </>
  );
  const common = { className: look, 'data-slot': slot, 'data-seat': seat };
  if (lit === undefined) {
    return (
      <Tipped of={{ unit: slot, seat }}>
        <div {...common} tabIndex={0} role="img" aria-label={told === null ? said : `${said} ${told}`}>
          {inside}
        </div>
      </Tipped>
    );
  }
  // Without a tip: it would cover what comes of it.
  return (
    <button
      {...common}
      type="button"
      data-drop={place}
      data-lit=""
      aria-description={hinted ?? undefined}
      onClick={() => onChoose(place)}
      onPointerEnter={() => onPoint(place)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(place)}
    >
      <span className="sr">{told === null ? said : `${said} ${told}`}</span>
      {inside}
    </button>
  );
}
