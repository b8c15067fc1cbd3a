import './act-plaque.css';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import type { Act } from './act.ts';
import { useAct } from './use-act.ts';

interface ActPlaqueProps {
  readonly act: Act;
  /** A class with the enamel's colour. */
  readonly tone: string;
  /** The tip that says where the number comes from. */
  readonly source?: ReactNode;
  readonly risk?: ReactNode;
}

/**
 * Draws an act as a plaque of enamel and brass. The numbers on it come as `figures`, so that they can be held back while dice are rolling.
 */
export function ActPlaque({ act, tone, source, risk }: ActPlaqueProps) {
  const { armed, blocked, busy, hinted, props } = useAct(act);
  const { label, sub, why, icon, confirm, key } = act;
  return (
    <button
      {...props}
      className={classes('deed', tone, armed && 'armed', hinted !== null && 'hinted')}
      aria-disabled={blocked || busy || undefined}
      data-blocked={blocked || undefined}
    >
      <span className="deed-title t-display">
        {icon !== undefined && <Icon name={icon} />}
        <span>{armed ? confirm : label}</span>
      </span>
      {blocked ? (
        <span className="deed-blocked">{why}</span>
      ) : (
        <>
          {sub !== undefined && <span className="deed-outcome figures">{sub}</span>}
          {source !== undefined && <span className="deed-source figures">{source}</span>}
          {risk !== undefined && <span className="deed-risk figures">{risk}</span>}
        </>
      )}
      {hinted !== null && <span className="deed-hint">{hinted}</span>}
      {key !== undefined && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
    </button>
  );
}
