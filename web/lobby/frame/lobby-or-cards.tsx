import { Activity, type ReactNode, Suspense } from 'react';
import { Doorstep } from '../../parts/door/turned-away.tsx';

interface LobbyOrCardsProps {
  /** The card manager, while it is open. */
  readonly cards: ReactNode;
  readonly children: ReactNode;
}

/** The cards take the whole screen. The lobby waits behind them, with what was typed into the chat. */
export const LobbyOrCards = ({ cards, children }: LobbyOrCardsProps) => (
  <>
    <Activity mode={cards ? 'hidden' : 'visible'}>{children}</Activity>
    {cards && <Suspense fallback={<Doorstep />}>{cards}</Suspense>}
  </>
);
