import './chosen.css';
import { useGameName } from '../../house/game-name.ts';
import { useSpeech } from '../../words/words.ts';
import type { HallGame } from '../state/games.ts';
import type { Server } from '../state/hall-state.ts';
import { JoinByCode } from './join-by-code.tsx';
import { MatchWays } from './match-ways.tsx';
import { RunWays } from './run-ways.tsx';

export interface WaysProps {
  readonly game: HallGame;
  readonly server: Server;
  /** `why`: the text key of the reason, shown beside the guest book. `next`: what the name was wanted for, done once it is there. */
  readonly askToSign: (why: string, next: () => void) => void;
}

/** The chosen game, and every way to start it. */
export function Chosen({ game, server, askToSign }: WaysProps) {
  const { t, words } = useSpeech();
  const name = useGameName(game.id);
  const about = `hall.game.${game.id}.about`;
  const Ways = game.solo ? RunWays : MatchWays;
  return (
    <section className="hall-chosen" aria-labelledby="chosen-game">
      <div className="words" aria-live="polite">
        <h2 id="chosen-game" className="t-display">
          {name}
        </h2>
        {Object.hasOwn(words, about) && <p>{t(about)}</p>}
      </div>
      <div className="ways">
        <Ways game={game} server={server} askToSign={askToSign} />
        <JoinByCode server={server} askToSign={(next) => askToSign('hall.guest.first', next)} />
      </div>
    </section>
  );
}
