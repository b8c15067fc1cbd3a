import './asks.css';
import { type Seat, say } from '@tavern/engine';
import { Icon, Tier, useWords } from '@tavern/kit';
import { name, wishName } from '../../../text/tell/words.ts';
import { tierWishes } from './exchange-controls.ts';
import { type TradeSeen, wishesOf } from './exchange-seen.ts';
import type { Exchange } from './use-exchange.ts';

interface AsksProps {
  readonly trade: TradeSeen;
  /** Whose items are asked for, and who asks. */
  readonly seat: Seat;
  readonly other: Seat;
  readonly viewer: Seat | null;
  readonly exchange: Exchange;
}

/** What the other side asks for of these items; on the side of the other player the viewer asks. */
export function Asks({ trade, seat, other, viewer, exchange }: AsksProps) {
  const { tell } = useWords();
  if (other === viewer && exchange.asked !== null) return <TierChips exchange={exchange} />;
  const wishes = wishesOf(trade, other);
  const n = trade.asked[other === trade.a ? 0 : 1] ?? 0;
  if (n === 0) return null;
  const said =
    trade.open === null
      ? say('exchange.asks.hidden', { who: name(other), n })
      : say(other === viewer ? 'exchange.asks.you' : 'exchange.asks', { who: name(other), wishes: wishes.map(wishName) });
  return (
    <p className="asks" data-asks={seat}>
      <Icon name="discussion" />
      {tell(said)}
    </p>
  );
}

/** Items that can be seen are asked for by pressing them; of a closed backpack anything of a tier. */
function TierChips({ exchange }: Pick<AsksProps, 'exchange'>) {
  const { t, tell } = useWords();
  const { asked, busy, choose } = exchange;
  const chips = asked === null ? [] : tierWishes(asked);
  if (chips.length === 0) return null;
  return (
    <div className="asks" role="group" aria-label={t('exchange.asks.tiers')}>
      <span aria-hidden="true">{t('exchange.asks.any')}</span>
      {chips.map(({ tier, on, control }) => (
        <button
          key={tier}
          type="button"
          className="ask-chip"
          aria-pressed={on}
          aria-label={tell(control.label)}
          data-option={control.id}
          disabled={busy}
          onClick={() => choose(control.option)}
        >
          <Tier n={tier} />
        </button>
      ))}
    </div>
  );
}
