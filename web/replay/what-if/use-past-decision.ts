import { type Flat, type Seat, sameOption } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Advice, PastDecision } from '@tavern/kit';
import { useEffect, useMemo, useState } from 'react';
import type { Decision, Replay } from '../../play/replay/replay.ts';
import type { Speech } from '../../words/words.ts';
import type { Player } from '../player/use-player.ts';

interface Known {
  readonly answer: number;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly advice: Advice | null;
}

/** The decision that stands at this moment, for the eyes of the seat that made it: what it chose, and what a bot would have chosen. */
export function usePastDecision(replay: Replay, player: Player, pack: GamePack | null, { t, tell }: Speech): PastDecision | null {
  const { at, eyes } = player.state;
  const { playing } = player;
  const [known, setKnown] = useState<Known | null>(null);
  const seat = typeof eyes === 'number' ? eyes : null;
  useEffect(() => {
    if (seat === null) return undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const decision = (await replay.decisions(at)).find((each) => each.seat === seat);
      if (!wanted || decision === undefined) return;
      setKnown({ answer: at, seat, decision, advice: null });
      // While it plays, nobody has the time to read it, and the bot would think in vain.
      if (playing || decision.taken === null) return;
      const advice = await replay.advice(at, seat);
      if (wanted) setKnown({ answer: at, seat, decision, advice });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [replay, at, seat, playing]);
  return useMemo(() => {
    if (known === null || known.answer !== at || known.seat !== seat) return { taken: null, mark: '', said: null };
    const { decision, advice } = known;
    const { taken, question } = decision;
    const wordsOf = (option: Flat): string => (pack === null ? '' : tell(pack.tell.option(option, question.ask).say));
    const other = advice !== null && taken !== null && !sameOption(advice.option, taken) ? advice : null;
    const what = other === null ? '' : wordsOf(other.option);
    const said =
      other === null
        ? null
        : other.why === null
          ? t('replay.bot.would', { what })
          : t('replay.bot.because', { what, why: tell(other.why) });
    return { taken, mark: t('replay.taken'), said };
  }, [known, at, seat, pack, t, tell]);
}
