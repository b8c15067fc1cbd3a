import { type Seat, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { romanOf } from '@tavern/kit/figures.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import type { Slot } from '../../rules/state.ts';
import { slotSay } from '../../text/tell/words.ts';
import { type Held, heldIn } from '../play/aftermath.ts';
import { thenSay } from '../play/words.ts';
import type { Sides } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';

interface StandingProps {
  readonly slot: Slot;
  readonly index: number;
  readonly sides: Sides;
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  /** Who would win it after what is pointed at; null: that changes nothing here. */
  readonly then: Held | null;
  /** It is being counted right now. */
  readonly counting: boolean;
}

/** Letters of a name: a longer one takes two lines. */
const LONG = 14;

/** Between the two sides of a slot: who would win it now, and by how much. */
export function Standing({ slot, index, sides, viewer, names, then, counting }: StandingProps) {
  const { t, tell } = useWords();
  const { holder, lead } = heldIn(slot);
  const side = holder === null ? (lead === null ? 'open' : 'tied') : holder === sides.near ? 'near' : 'far';
  const powers = [sides.near, sides.far].map((who) => slot.units[who]?.power ?? 0);
  return (
    <div className={classes('standing', side, counting && 'counting', slot.winner !== null && 'won')}>
      <span className="standing-token">
        {side === 'open' ? (
          <b>{t('war.token.open')}</b>
        ) : side === 'tied' ? (
          <>
            <b>{t('war.token.tied')}</b> <span>{powers.join(' : ')}</span>
          </>
        ) : (
          <>
            <b className={classes(holder !== viewer && (names[holder ?? 0] ?? '').length > LONG && 'long')}>
              <Typed text={holder === viewer ? t('war.you') : names[holder ?? 0]} />
            </b>{' '}
            <span>{signed(lead ?? 0)}</span>
          </>
        )}
      </span>
      {then !== null && (
        <span className={classes('standing-then', then.holder === sides.near && 'near')}>{tell(thenSay(then, viewer))}</span>
      )}
      <Tipped of={{ slot: index }}>
        <span className="standing-name" tabIndex={0} role="img" aria-label={tell(slotSay(index))}>
          <i>{romanOf(index)}</i> <span>{tell(slotSay(index))}</span>
        </span>
      </Tipped>
    </div>
  );
}
