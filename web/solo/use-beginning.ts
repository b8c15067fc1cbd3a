import type { Refusal } from '@tavern/engine';
import { announce } from '@tavern/kit';
import { useState } from 'react';
import { go, type Route } from '../house/route.ts';
import type { LobbyPack } from '../model/lobby/lobby-pack.ts';
import type { Chosen } from '../parts/rules/presets.ts';
import { usualLevel } from '../parts/seats/bot-levels.ts';
import { startHere } from '../play/here/here-source.ts';
import type { StartSeat } from '../play/here/messages.ts';
import { createRoom } from '../play/online/rooms.ts';
import { theSession } from '../play/online/the-session.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeech } from '../words/words.ts';

type Way = 'run' | 'watch' | 'friends';
type Begun = { readonly ok: true; readonly route: Route } | Refusal;

/** Everything that can be started with these rules and this seed. */
export interface Beginning {
  readonly busy: Way | null;
  /** Why the last start failed, in words. */
  readonly problem: string | null;
  readonly run: () => void;
  readonly watch: () => void;
  readonly friends: () => void;
}

interface RunRequest {
  readonly game: string;
  readonly pack: LobbyPack;
  readonly rules: Chosen;
  readonly seed: string | null;
  /** Asks for a name that friends can see; `problem`: what was wrong with the last one. */
  readonly askToSign: (problem: Refusal['why'] | null) => void;
}

export function useBeginning({ game, pack, rules, seed, askToSign }: RunRequest): Beginning {
  const { tell } = useSpeech();
  const [busy, setBusy] = useState<Way | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const here = async (seat: StartSeat): Promise<Begun> => {
    const started = await startHere({ game, rules, seats: [seat], ...(seed === null ? {} : { seed }) });
    return started.ok ? { ok: true, route: { at: 'here', id: started.id } } : started;
  };
  const room = async (): Promise<Begun> => {
    const settings = { rules: rules as { readonly [rule: string]: never }, seed };
    const made = await createRoom(theSession(), game, settings);
    return made.ok ? { ok: true, route: { at: 'room', code: made.code } } : made;
  };
  const begin = async (way: Way, work: () => Promise<Begun>): Promise<void> => {
    if (busy !== null) return;
    setBusy(way);
    setProblem(null);
    const begun = await work();
    setBusy(null);
    if (begun.ok) return go(begun.route);
    if (begun.code === 'link.nickname') return askToSign(null);
    if (begun.code.startsWith('nickname-')) return askToSign(begun.why);
    setProblem(tell(begun.why));
    announce(tell(begun.why));
  };
  return {
    busy,
    problem,
    run: () => {
      const { nickname } = useSettings.getState();
      void begin('run', () => here({ by: 'person', name: nickname }));
    },
    watch: () => void begin('watch', () => here({ by: 'bot', level: usualLevel(pack.levels) })),
    friends: () => (useSettings.getState().nickname === '' ? askToSign(null) : void begin('friends', room)),
  };
}
