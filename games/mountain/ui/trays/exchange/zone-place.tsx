import { say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import type { Zone } from './landings.ts';
import type { Exchange } from './use-exchange.ts';

interface ZonePlaceProps {
  /** Null: nothing can be carried here. */
  readonly zone: Zone | null;
  readonly exchange: Exchange;
  readonly className: string;
  readonly children: ReactNode;
}

/** A place to drop items: while one is carried it shows whether it may go here, and why not. */
export function ZonePlace({ zone, exchange, className, children }: ZonePlaceProps) {
  const { tell } = useWords();
  if (zone === null) return <div className={className}>{children}</div>;
  const { held, over } = exchange.handing;
  const landing = held === null ? null : exchange.landing(zone);
  const may = landing === null ? null : 'control' in landing;
  const here = landing !== null && over === zone;
  const said = !here || landing === null ? null : 'why' in landing ? landing.why : say('exchange.here');
  return (
    <div className={classes(className, may === true && 'may', may === false && 'may-not', here && 'over')} data-zone={zone}>
      {children}
      {said !== null && <span className="place-said">{tell(said)}</span>}
    </div>
  );
}
