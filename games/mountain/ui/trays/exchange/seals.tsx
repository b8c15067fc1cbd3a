import './seals.css';
import type { Seat } from '@tavern/engine';
import { say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { name } from '../../../text/tell/words.ts';
import type { TradeSeen } from './exchange-seen.ts';

interface SealsProps {
  readonly trade: TradeSeen;
  /** The seats on the left and on the right. */
  readonly sides: readonly [Seat, Seat];
  readonly viewer: Seat | null;
  readonly names: readonly string[];
}

/** Who has agreed: a seal each. Spectators are not told. */
export function Seals({ trade, sides, viewer, names }: SealsProps) {
  const { t, tell } = useWords();
  const { open } = trade;
  const accepted = (seat: Seat): boolean => open?.accepted[seat === trade.a ? 0 : 1] ?? false;
  return (
    <div className="middle">
      <Icon name="scales" className="middle-sign" />
      {open !== null && (
        <ul className="seals" aria-label={t('exchange.seals')}>
          {sides.map((seat) => (
            <li key={seat} className={accepted(seat) ? 'seal on' : seat === viewer ? 'seal awaited' : 'seal'}>
              <span className="wax">
                <Icon
                  name={accepted(seat) ? 'check-mark' : 'quill-ink'}
                  label={t(accepted(seat) ? 'exchange.seal.on' : 'exchange.seal.off')}
                />
              </span>
              <b>{seat === viewer ? t('exchange.seal.yours') : names[seat]}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="middle-word" aria-live="polite">
        {tell(stateWords(trade, sides[1], accepted(sides[0]), accepted(sides[1])))}
      </p>
    </div>
  );
}

function stateWords({ a, open, counts }: TradeSeen, other: Seat, mine: boolean, theirs: boolean) {
  if (open === null) return say('exchange.state.watch');
  const refused = (side: number) => open.refusals[side] ?? null;
  const [ours, refusal] = other === a ? [refused(1), refused(0)] : [refused(0), refused(1)];
  if (refusal !== null) return say('exchange.state.refused', { who: name(other), why: say(`refusal.${refusal}`) });
  if (ours !== null) return say('exchange.state.refused.you', { who: name(other), why: say(`refusal.${ours}`) });
  if (mine) return say('exchange.state.waits', { who: name(other) });
  if (theirs) return say('exchange.state.yours', { who: name(other) });
  return say(counts.every((n) => n === 0) ? 'exchange.state.begin' : 'exchange.state.lifts');
}
