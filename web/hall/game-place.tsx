import './game-place.css';
import { folderOf } from '@tavern/games';
import { useHotkey } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { useGameName } from '../house/game-name.ts';
import { useSpeech } from '../words/words.ts';
import { Box } from './art/box.tsx';
import { Candlestick } from './art/candlestick.tsx';
import { DRAWN } from './objects.ts';
import type { HallGame } from './state/games.ts';

interface PlaceProps {
  readonly game: HallGame;
  /** The candle is at this place. It burns whatever is chosen, so it is not part of the game's drawing. */
  readonly candle: boolean;
  readonly hotkey: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** On a table too narrow for all games, the row scrolls. */
function bringIntoSight(place: HTMLElement): void {
  const row = place.parentElement;
  row?.scrollTo({ left: place.offsetLeft - row.offsetLeft - (row.clientWidth - place.offsetWidth) / 2 });
}

/** A game on the table, and the plate in front of it. */
export function GamePlace({ game, candle, hotkey, chosen, onChoose }: PlaceProps) {
  const { t, words } = useSpeech();
  const name = useGameName(game.id);
  const shortcut = useHotkey(hotkey, onChoose);
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen && place.current !== null) bringIntoSight(place.current);
  }, [chosen]);
  const Drawing = DRAWN[`../../games/${folderOf(game.id)}/look/object.tsx`] ?? Box;
  const size = `hall.game.${game.id}.size`;
  return (
    <button
      ref={place}
      type="button"
      className="hall-place"
      data-game={game.id}
      aria-pressed={chosen}
      aria-keyshortcuts={shortcut}
      onClick={onChoose}
    >
      {candle && <Candlestick />}
      <span className="hall-object" aria-hidden="true">
        <Drawing />
      </span>
      <span className="hall-plate">
        <b>{name}</b>
        {Object.hasOwn(words, size) && <small>{t(size)}</small>}
        <kbd aria-hidden="true">{hotkey}</kbd>
      </span>
    </button>
  );
}
