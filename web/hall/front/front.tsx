import './front.css';
import { useRef } from 'react';
import type { HallGame } from '../state/games.ts';
import type { HallState } from '../state/hall-state.ts';
import { Chosen } from './chosen.tsx';
import { GuestBook, type GuestBookHandle } from './guest-book.tsx';
import { Tables } from './tables.tsx';

/** The near edge of the table: who you are, what to do with the chosen game, and which matches wait for you. */
export function Front({ game, house }: { readonly game: HallGame; readonly house: HallState }) {
  const book = useRef<GuestBookHandle>(null);
  return (
    <div className="hall-front">
      <GuestBook ref={book} game={game.id} />
      <Chosen game={game} server={house.server} askToSign={(why, next) => book.current?.ask(why, next)} />
      <Tables house={house} />
    </div>
  );
}
