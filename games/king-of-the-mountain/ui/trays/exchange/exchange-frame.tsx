import './exchange.css';
import './belongings.css';
import './exchange-rooms.css';
import { Acts } from '@tavern/kit/acts/index.ts';
import type { ReactNode } from 'react';
import type { SummitProps } from '../../props.ts';
import { TrayFrame } from '../tray-frame.tsx';
import { ExchangeFoot } from './exchange-foot.tsx';
import type { Exchange } from './use-exchange.ts';

interface ExchangeFrameProps {
  readonly name: string;
  readonly title: string;
  readonly sub: string;
  readonly props: SummitProps;
  readonly exchange: Exchange;
  /** In place of the buttons, while nothing is chosen. */
  readonly meanwhile?: string;
  readonly children: ReactNode;
}

/** The tray of an exchange: two sides and what lies between them. Arrow keys lead from thing to thing. */
export function ExchangeFrame({ name, title, sub, props, exchange, meanwhile = '', children }: ExchangeFrameProps) {
  return (
    <TrayFrame
      name={name}
      asked={exchange.asked?.question.id ?? null}
      title={title}
      sub={sub}
      foot={<ExchangeFoot {...props} exchange={exchange} meanwhile={meanwhile} />}
    >
      <Acts className="exchange-sides" things=".lot .thing" keep="next">
        {children}
      </Acts>
    </TrayFrame>
  );
}
