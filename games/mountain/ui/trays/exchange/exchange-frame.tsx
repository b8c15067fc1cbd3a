import './exchange.css';
import './side-items.css';
import './exchange-narrow.css';
import { Acts } from '@tavern/kit/acts/index.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MountainProps } from '../../show/props.ts';
import { TrayFrame } from '../common/tray-frame.tsx';
import { ExchangeFoot } from './exchange-foot.tsx';
import type { Exchange } from './use-exchange.ts';

interface ExchangeFrameProps {
  readonly name: string;
  readonly title: string;
  readonly sub: string;
  readonly props: MountainProps;
  readonly exchange: Exchange;
  /** In place of the buttons, while nothing is chosen. */
  readonly meanwhile?: string;
  readonly children: ReactNode;
}

/** The tray of an exchange: two sides and what is between them. Arrow keys move from item to item. */
export function ExchangeFrame({ name, title, sub, props, exchange, meanwhile = '', children }: ExchangeFrameProps) {
  const sides = useRef<HTMLDivElement>(null);
  const chosen = exchange.chosen?.id ?? null;
  // The buttons for an item take room from it: it is scrolled into view.
  useEffect(() => {
    if (chosen !== null) sides.current?.querySelector('.exchange-item-chosen')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <TrayFrame
      name={name}
      asked={exchange.asked?.question.id ?? null}
      title={title}
      sub={sub}
      foot={<ExchangeFoot {...props} exchange={exchange} meanwhile={meanwhile} />}
    >
      <div ref={sides}>
        <Acts className="exchange-sides" focusable=".exchange-item .item" keep="next">
          {children}
        </Acts>
      </div>
    </TrayFrame>
  );
}
