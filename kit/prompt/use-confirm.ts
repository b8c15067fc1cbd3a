import { useEffect, useState } from 'react';
import { announce } from '../announcer/announcer.tsx';
import { useHotkey } from '../use-hotkey.tsx';
import type { PromptOption } from './arrange.ts';

/** So long the second press is waited for; the bar in prompt.css runs as long. */
const WAIT = 4_000;

interface Confirm {
  /** The option pressed once. */
  readonly armed: string | null;
  readonly press: (option: PromptOption) => void;
  readonly disarm: () => void;
}

/** What cannot be taken back takes two presses; Escape takes back the first. */
export function useConfirm(question: string, onChoose: (id: string) => void): Confirm {
  const [pressed, setPressed] = useState<{ readonly question: string; readonly option: string } | null>(null);
  const armed = pressed?.question === question ? pressed.option : null;
  useEffect(() => {
    if (pressed === null) return undefined;
    const timer = setTimeout(() => setPressed(null), WAIT);
    return () => clearTimeout(timer);
  }, [pressed]);
  const disarm = (): void => setPressed(null);
  useHotkey('Escape', disarm, armed !== null);
  const press = ({ id, confirm }: PromptOption): void => {
    if (confirm === undefined || armed === id) {
      setPressed(null);
      onChoose(id);
    } else {
      setPressed({ question, option: id });
      announce(confirm);
    }
  };
  return { armed, press, disarm };
}
