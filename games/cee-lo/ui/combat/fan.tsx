import './fan.css';
import { Die, HotkeyLayer, useHotkey, useWords } from '@tavern/kit';
import { ActsPlace, sending, useAct, useActsPlace } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useEffect, useRef } from 'react';
import { FACES } from '../../rules/dice.ts';
import type { WildOutcome } from './wild-outcomes.ts';

interface FanProps {
  readonly die: number;
  readonly face: number;
  /** What this die can be set to. */
  readonly outcomes: readonly WildOutcome[];
  readonly left: number;
  /** To another die, or closed. */
  readonly turn: (by: 1 | -1) => void;
  readonly close: () => void;
}

/** The six faces of a die, each with its result. */
export function Fan({ die, face, outcomes, left, turn, close }: FanProps) {
  const { t } = useWords();
  const { asked, busy, send } = useActsPlace();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    first.current?.querySelector<HTMLButtonElement>('.fan-face:not([disabled])')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <HotkeyLayer>
      <div ref={first} className="fan" data-die={die} role="dialog" aria-label={t('combat.wild.title', { n: die + 1 })}>
        <Keys turn={turn} close={close} />
        <header>
          <b>{t('combat.wild.title', { n: die + 1 })}</b>
          <span>{t('combat.wild.left', { left })}</span>
          <button type="button" className="fan-close" aria-label={t('combat.wild.close')} onClick={close}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        </header>
        <div className="fan-faces">
          <ActsPlace
            asked={asked}
            busy={busy}
            send={(option) => {
              close();
              send(option);
            }}
          >
            {FACES.map((to) => (
              <FaceButton
                key={`${die}.${to}`}
                face={to}
                outcome={outcomes.find(({ option }) => option.face === to) ?? null}
                lies={to === face}
              />
            ))}
          </ActsPlace>
        </div>
      </div>
    </HotkeyLayer>
  );
}

/** Arrow keys move from face to face, w from die to die. */
function Keys({ turn, close }: Pick<FanProps, 'turn' | 'close'>) {
  useHotkey('w', () => turn(1));
  useHotkey('escape', close);
  useHotkey('arrowright', () => step(1));
  useHotkey('arrowleft', () => step(-1));
  useHotkey('arrowdown', () => turn(1));
  useHotkey('arrowup', () => turn(-1));
  return null;
}

function step(by: 1 | -1): void {
  const faces = [...document.querySelectorAll<HTMLButtonElement>('.fan-face:not([disabled])')];
  const at = faces.findIndex((each) => each === document.activeElement);
  faces[(at + by + faces.length) % faces.length]?.focus();
}

interface FaceButtonProps {
  readonly face: number;
  readonly outcome: WildOutcome | null;
  readonly lies: boolean;
}

function FaceButton({ face, outcome, lies }: FaceButtonProps) {
  const { t, tell } = useWords();
  const label = outcome === null ? t(lies ? 'combat.wild.lies' : 'combat.wild.not') : tell(outcome.text);
  const confirm = outcome?.confirm ? t('combat.wild.sure') : undefined;
  const { armed, hinted, props } = useAct(
    outcome === null ? { id: `${face}`, label } : { ...sending(outcome.option), label, confirm, key: `${face}` },
  );
  return (
    <button
      {...props}
      className={classes('fan-face', outcome?.tone, armed && 'sure', hinted !== null && 'hinted')}
      aria-description={hinted ?? undefined}
      disabled={outcome === null}
    >
      <Die sides={6} value={face} size="100%" turn={-18} label={t('combat.face', { face })} />
      <span>{armed ? confirm : label}</span>
    </button>
  );
}
