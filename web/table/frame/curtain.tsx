import './curtain.css';
import type { Seat } from '@tavern/engine';
import { Button, Shield } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../../words/words.ts';

interface CurtainProps {
  readonly to: Seat;
  readonly onLift: () => void;
}

/** Shown between two people at one screen: nothing but who comes next. */
export function Curtain({ to, onLift }: CurtainProps) {
  const { t } = useSpeech();
  const who = { seat: to };
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <main className="table curtain">
      <i className="lamp" />
      <div className="curtain-paper m-parch">
        <Shield seat={to} size={88} />
        <h1 className="t-display" tabIndex={-1} ref={words}>
          {t('frame.curtain', { who })}
        </h1>
        <p>{t('frame.curtain.sub', { who })}</p>
        <Button kind="primary" lit hotkey="1" onPress={onLift}>
          {t('frame.curtain.lift', { who })}
        </Button>
      </div>
    </main>
  );
}
