import './exchange.css';
import './belongings.css';
import './exchange-rooms.css';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { classes } from '@tavern/kit/classes.ts';
import { type ReactNode, useRef } from 'react';
import type { SummitProps } from '../../props.ts';
import { TrayFrame } from '../tray-frame.tsx';
import { ExchangeFoot } from './exchange-foot.tsx';
import type { Exchange } from './use-exchange.ts';
import { thingsIn, useLotFocus } from './use-lot-focus.ts';

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
  const sides = useRef<HTMLDivElement>(null);
  const { asked, busy } = exchange;
  const focus = useLotFocus(sides);
  return (
    <TrayFrame
      name={name}
      asked={asked?.question.id ?? null}
      speech={props.speech}
      title={title}
      sub={sub}
      foot={<ExchangeFoot {...props} exchange={exchange} meanwhile={meanwhile} />}
    >
      <div
        ref={sides}
        className={classes('exchange-sides', busy && 'busy')}
        aria-busy={busy}
        {...focus}
        onKeyDown={(event) => {
          if ((event.key === 'Enter' || event.key === ' ') && event.repeat) event.preventDefault();
          else if (!event.ctrlKey && !event.altKey && !event.metaKey) moveFocus(event, thingsIn(sides.current));
        }}
      >
        {children}
      </div>
    </TrayFrame>
  );
}
