import { Icon } from '@tavern/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../../words/words.ts';

interface TidingProps {
  readonly icon: string;
  readonly children: ReactNode;
  /** What may be done about it. */
  readonly act?: ReactNode;
  readonly onClose: () => void;
}

/** A slip under the beam: something to know, that stands in nobody's way. */
export function Tiding({ icon, children, act, onClose }: TidingProps) {
  const { t } = useSpeech();
  return (
    <div className="tiding m-parch m-pop" role="status">
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

/** Is what goes by this name still to be shown? For a while, or until it is put away; null: there is nothing. */
export function usePassing(name: string | null): readonly [shown: boolean, close: () => void] {
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    const timer = setTimeout(() => setDone(name), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [name]);
  return [name !== null && name !== done, () => setDone(name)];
}
