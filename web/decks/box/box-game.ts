import type { BoxRules } from '@tavern/decks';
import type { GamePack } from '@tavern/games';
import type { GameUi } from '@tavern/kit';
import { createContext, useContext } from 'react';
import type { Chosen } from '../../parts/rules/presets.ts';

/** The game whose box is changed, as all parts of the screen need it. */
export interface BoxGame {
  readonly game: string;
  readonly pack: GamePack;
  readonly box: BoxRules;
  /** The house rules that go with it: an expansion adds cards. */
  readonly rules: Chosen;
  readonly Card: NonNullable<GameUi['Card']>;
}

export const BoxGameContext = createContext<BoxGame | null>(null);

export function useBoxGame(): BoxGame {
  const found = useContext(BoxGameContext);
  if (found === null) throw new Error('no game: render this inside <BoxGameContext>');
  return found;
}
