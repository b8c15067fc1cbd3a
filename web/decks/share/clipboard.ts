import { announce } from '@tavern/kit';
import { useEffect, useState } from 'react';
import { useSpeech } from '../../words/words.ts';

const SHOWN_FOR = 2_500;

/** Copies texts; says for a moment which one was copied, or that the browser does not allow it. */
export function useClipboard(): {
  readonly copied: string | null;
  readonly refused: boolean;
  readonly copy: (text: string) => void;
} {
  const { t } = useSpeech();
  const [copied, setCopied] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const work = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      setCopied(text);
      announce(t('builder.copied'));
    } catch {
      setRefused(true);
      announce(t('builder.copy.by-hand'));
    }
  };
  return { copied, refused, copy: (text) => void work(text) };
}
