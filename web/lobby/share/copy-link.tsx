import { announce, Button } from '@tavern/kit';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../words/words.ts';

const SHOWN_FOR = 2_500;

/** Copies the invitation. If the clipboard is refused, the link is shown selected, to be copied by hand. */
export function CopyLink({ link }: { readonly link: string }) {
  const { t } = useSpeech();
  const [done, setDone] = useState<'copied' | 'by-hand' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (done === 'by-hand') field.current?.select();
    if (done !== 'copied') return undefined;
    const timer = setTimeout(() => setDone(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setDone('copied');
      announce(t('lobby.copied'));
    } catch {
      setDone('by-hand');
    }
  };
  return (
    <>
      <Button
        kind="primary"
        icon={done === 'copied' ? 'check-mark' : 'linked-rings'}
        hotkey="c"
        className="copy-link"
        onPress={() => void copy()}
      >
        {t(done === 'copied' ? 'lobby.copied' : 'lobby.copy')}
      </Button>
      {done === 'by-hand' && (
        <label className="copy-by-hand">
          {t('lobby.copy.by-hand')}
          <input ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
