import './lobby-foot.css';
import { Button, Icon } from '@tavern/kit';
import type { ReactNode } from 'react';
import { useEnter } from './use-enter.ts';

/** The button that leads to the match. */
export interface BigStep {
  readonly label: string;
  readonly icon: string;
  readonly sub?: string | undefined;
  readonly why?: string | undefined;
  readonly hotkey: string;
  /** Everybody waits for this press. */
  readonly lit: boolean;
  /** Nobody waits for it: it only takes something back. */
  readonly quiet?: boolean;
  readonly onPress: () => void;
}

interface LobbyFootProps {
  /** Ways out. */
  readonly children: ReactNode;
  /** What is still missing, in a sentence. */
  readonly notice: string | null;
  readonly problem?: string | null;
  /** The newest chat message, where the chat is out of sight. */
  readonly call?: ReactNode;
  readonly step: BigStep;
  /** Another way to start the match. */
  readonly other?: ReactNode;
}

export function LobbyFoot({ children, notice, problem = null, call = null, step, other }: LobbyFootProps) {
  const { label, icon, sub, why, hotkey, lit, quiet = false, onPress } = step;
  useEnter(onPress, why === undefined);
  return (
    <footer className="lobby-foot m-near">
      <div className="foot-ways">{children}</div>
      <div className="foot-why">
        {problem !== null && (
          <p role="alert" className="foot-problem">
            <Icon name="halt" />
            {problem}
          </p>
        )}
        {call}
        {problem === null && call === null && notice !== null && (
          <p>
            <Icon name="hourglass" />
            {notice}
          </p>
        )}
      </div>
      {other}
      <Button
        kind={why === undefined && !quiet ? 'primary' : 'plain'}
        className="big-step"
        {...{ icon, sub, why, hotkey, lit, onPress }}
      >
        {label}
      </Button>
    </footer>
  );
}
