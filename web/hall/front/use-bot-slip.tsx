import type { GamePack } from '@tavern/games';
import { type ReactNode, useState } from 'react';
import { preload } from '../../app/preload.ts';
import { packOf } from '../../links/pack.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { playBots } from '../begin.ts';
import { useBegin } from './use-begin.ts';

type Fetched = { readonly pack: GamePack } & typeof import('./bot-slip.tsx') & typeof import('../bot-wish.ts');

async function fetchFor(game: string): Promise<Fetched | null> {
  const [pack, slip, wishes] = await Promise.all([packOf(game), import('./bot-slip.tsx'), import('../bot-wish.ts')]);
  return pack === null ? null : { pack, ...slip, ...wishes };
}

interface BotSlip {
  /** It is on its way. */
  readonly coming: boolean;
  readonly problem: string | null;
  readonly open: () => void;
  /** To be called where somebody comes near it. */
  readonly near: () => void;
  readonly slip: ReactNode;
}

/** The slip that asks against whom; it comes when it is wanted, with the game. */
export function useBotSlip(game: string): BotSlip {
  const { t, tell } = useSpeech();
  const { nickname, bots, set } = useSettings();
  const [coming, setComing] = useState(false);
  const [laid, setLaid] = useState<Fetched | null>(null);
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
    const { BotSlip: Slip, pack, wishOf } = laid;
    const wish = wishOf(pack, bots[game]);
    const name = nickname === '' ? t('common.traveller') : nickname;
    return (
      <Slip
        game={game}
        pack={pack}
        wish={wish}
        onWish={(next) => set({ bots: { ...bots, [game]: next } })}
        busy={busy !== null}
        problem={problem}
        onStart={() => void begin('bots', () => playBots(game, name, wish))}
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
