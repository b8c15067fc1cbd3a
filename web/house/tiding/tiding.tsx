import './tiding.css';
import { Icon } from '@tavern/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../../words/words.ts';

interface TidingProps {
  readonly icon: string;
  /** Left out: screen readers tell it when it comes. */
  readonly role?: 'note';
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly act?: ReactNode;
  readonly onClose: () => void;
}

/** A note: worth knowing, and in nobody's way. */
export function Tiding({ icon, role, children, act, onClose }: TidingProps) {
  const { t } = useSpeech();
  return (
    <div className="tiding m-parch m-pop" role={role ?? 'status'}>
      <Icon name={icon} />
      <div className="tiding-words">
        {children}
        {act}
      </div>
      <button type="button" className="tiding-close" onClick={onClose} aria-label={t('common.close')}>
        <Icon name="cancel" />
      </button>
    </div>
  );
}

/** Long enough to be read twice. */
const SHOWN_FOR = 7_000;

/** Whether the note of this name is still shown: for a while, or until it is closed; null: there is none. */
export function usePassing(name: string | null): readonly [shown: boolean, close: () => void] {
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    const timer = setTimeout(() => setDone(name), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [name]);
  return [name !== null && name !== done, () => setDone(name)];
}
