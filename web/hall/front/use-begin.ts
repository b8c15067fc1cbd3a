import { announce } from '@tavern/kit';
import { useState } from 'react';
import { go } from '../../house/route.ts';
import { useSpeech } from '../../words/words.ts';
import type { Begun } from '../state/begin.ts';

/** Starts one thing at a time and goes there, or says why it cannot. `How`: the possible ways. */
export function useBegin<How extends string>(askToSign: (next: () => void) => void) {
  const { tell } = useSpeech();
  const [busy, setBusy] = useState<How | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async (how: How, work: () => Promise<Begun>): Promise<void> => {
    if (busy !== null) return;
    setBusy(how);
    setProblem(null);
    const begun = await work();
    setBusy(null);
    if (begun.ok) return go(begun.route);
    if (begun.code === 'link.nickname') return askToSign(() => void begin(how, work));
    setProblem(tell(begun.why));
    announce(tell(begun.why));
  };
  return { busy, problem, begin };
}
