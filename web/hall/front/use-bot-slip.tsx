import { type ReactNode, useState } from 'react';
import { preload } from '../../app/preload.ts';
import { packOf } from '../../links/pack.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { playBots } from '../begin.ts';
import { useBegin } from './use-begin.ts';

async function fetchFor(game: string) {
  const [pack, { BotSlip }] = await Promise.all([packOf(game), import('./bot-slip.tsx')]);
  return pack === null ? null : { pack, BotSlip };
}
type Fetched = Awaited<ReturnType<typeof fetchFor>>;

interface LaidSlip {
  /** It is on its way. */
  readonly coming: boolean;
  readonly problem: string | null;
  readonly open: () => void;
  /** To be called where somebody comes near it. */
  readonly near: () => void;
  readonly slip: ReactNode;
}

/** The slip that asks against whom; it comes when it is wanted, with the game. */
export function useBotSlip(game: string): LaidSlip {
  const { t, tell } = useSpeech();
  const { nickname, bots, set } = useSettings();
  const [coming, setComing] = useState(false);
  const [laid, setLaid] = useState<Fetched>(null);
  const [failed, setFailed] = useState(false);
  const { busy, problem, begin } = useBegin<'bots'>(() => {});

  const open = async (): Promise<void> => {
    setComing(true);
    setFailed(false);
    try {
      const fetched = await fetchFor(game);
      setLaid(fetched);
      setFailed(fetched === null);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
    setComing(false);
  };
  const slip = (): ReactNode => {
    if (laid === null) return null;
    const { BotSlip, pack } = laid;
    const name = nickname === '' ? t('common.traveller') : nickname;
    return (
      <BotSlip
        game={game}
        pack={pack}
        kept={bots[game]}
        onWish={(next) => set({ bots: { ...bots, [game]: next } })}
        busy={busy !== null}
        problem={problem}
        onStart={(wish) => void begin('bots', () => playBots(game, name, wish))}
        onClose={() => setLaid(null)}
      />
    );
  };
  return {
    coming,
    problem: failed ? tell({ key: 'link.not-loaded' }) : null,
    open: () => void open(),
    near: () => {
      preload('here');
      void fetchFor(game).catch(() => {});
    },
    slip: slip(),
  };
}
