import type { DeckCard, DeckRules } from '@tavern/decks';
import { LANGUAGES } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { GameUi } from '@tavern/kit';
import { createContext, useContext, useMemo } from 'react';
import { cardLook } from '../parts/seats/card-look.ts';
import { gameWords, type Speech, useSpeech } from '../words/words.ts';

/** The game whose decks are built, as all parts of the screen need it. */
export interface DeckGame {
  readonly game: string;
  readonly pack: GamePack;
  readonly rules: DeckRules;
  readonly Card: NonNullable<GameUi['Card']>;
  readonly CardSign: GameUi['CardSign'];
  readonly MarkSign: GameUi['MarkSign'];
  readonly cardsAre: GameUi['cardsAre'];
}

export const DeckGameContext = createContext<DeckGame | null>(null);

export function useDeckGame(): DeckGame {
  const found = useContext(DeckGameContext);
  if (found === null) throw new Error('no game: render this inside <DeckGameContext>');
  return found;
}

/** What cards and decks are called here. */
export interface DeckWords extends Speech {
  /** A card that the game does not know is called by its id. */
  readonly nameOf: (card: string) => string;
  /** In the other language, which printed cards have too; '': it has none. */
  readonly otherName: (card: string) => string;
  readonly otherLanguage: Speech['language'];
  /** All that can be searched for. */
  readonly searched: (card: DeckCard) => string;
  readonly readyName: (deck: string) => string;
}

export function useDeckWords(): DeckWords {
  const { pack } = useDeckGame();
  const speech = useSpeech();
  return useMemo(() => {
    const { words, t, language, neutral } = speech;
    const otherLanguage = LANGUAGES.find((each) => each !== language) ?? language;
    const key = (card: string): string => `card.${card}.name`;
    const nameOf = (card: string): string => (Object.hasOwn(words, key(card)) ? t(key(card)) : card);
    const other = gameWords({ language: otherLanguage, neutral }, pack);
    const otherName = (card: string): string => other[key(card)] ?? '';
    return {
      ...speech,
      nameOf,
      otherName,
      otherLanguage,
      searched: ({ id, kind, marks }) =>
        [
          nameOf(id),
          otherName(id),
          cardLook(words, pack.game, id).text,
          t(`deck.kind.${kind}`),
          ...marks.map((mark) => t(`deck.mark.${mark}`)),
        ].join(' '),
      readyName: (deck) => t(`seat.deck.${deck}`),
    };
  }, [speech, pack]);
}
