import './hall.css';
import { useState } from 'react';
import { useSpeech } from '../words/words.ts';
import { Beam } from './beam.tsx';
import { Front } from './front/front.tsx';
import { KeptStrip } from './front/kept-strip.tsx';
import { GamePlace } from './game-place.tsx';
import { hallGames } from './state/games.ts';
import { useHouse } from './state/hall-state.ts';

/** The game that was looked at last is chosen again on return. */
let lastChosen: string | null = null;

/** The place on the table, counted from 0, where the candle is. */
const BY_THE_CANDLE = 2;

/** The table with the games on it, and in front of it everything that can be done here. */
export default function Hall() {
  const { t } = useSpeech();
  const house = useHouse();
  const [games] = useState(() => hallGames());
  const [chosen, setChosen] = useState(() => games.find(({ id }) => id === lastChosen) ?? games[0]);
  if (chosen === undefined) throw new Error('there is no game in the house');
  return (
    <main className="table hall">
      <i className="lamp" />
      <Beam game={chosen} />
      <KeptStrip house={house} />
      <section className="hall-games" aria-label={t('hall.games')}>
        {games.map((game, index) => (
          <GamePlace
            key={game.id}
            game={game}
            candle={index === BY_THE_CANDLE}
            hotkey={String(index + 1)}
            chosen={game === chosen}
            onChoose={() => {
              lastChosen = game.id;
              setChosen(game);
            }}
          />
        ))}
      </section>
      <Front game={chosen} house={house} />
    </main>
  );
}
