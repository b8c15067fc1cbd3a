import type { Refusal } from '@tavern/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Lighting } from '../house/lighting.tsx';
import { botNameOf } from '../model/bot-names.ts';
import { openReplay, type Replay } from '../play/replay/replay.ts';
import { useSpeech } from '../words/words.ts';
import type { Fetched } from './open/fetched.ts';
import { Viewer } from './viewer.tsx';

interface WatchProps {
  readonly fetched: Fetched;
  /** The moment to begin with; null: the first. */
  readonly at: number | null;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Opens a record, and lets it be watched. Another language opens it again where it was, because bots have other names there. */
export function Watch({ fetched, at, onRefused }: WatchProps) {
  const { tell, language } = useSpeech();
  const [replay, setReplay] = useState<Replay | null>(null);
  const now = useRef<Replay | null>(null);
  const begin = useEffectEvent(async () => {
    const before = now.current?.state();
    const { given, seat } = fetched;
    const opened = await openReplay(given, { nameOf: botNameOf(tell), seat, at: before?.at ?? at ?? 0 });
    if (opened.ok && before !== undefined) await opened.replay.look(before.eyes);
    return opened;
  });
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    let wanted = true;
    let mine: Replay | null = null;
    void begin().then((opened) => {
      if (!opened.ok) return wanted ? refuse(opened) : undefined;
      if (!wanted) return opened.replay.close();
      mine = opened.replay;
      now.current = mine;
      setReplay(mine);
    });
    return () => {
      wanted = false;
      mine?.close();
    };
  }, [language]);
  // Somebody has followed a link to another moment of the same match.
  useEffect(() => {
    if (at !== null) void now.current?.go(at);
  }, [at]);
  return replay === null ? <Lighting /> : <Viewer key={language} replay={replay} kept={fetched.kept} />;
}
