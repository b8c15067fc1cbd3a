import type { TableSpeech } from '@tavern/kit';
import type { ReactNode } from 'react';

/** Whole words of a card's text that say when it happens, with the colon behind them: Deploy, Death, Conquer, Ongoing. */
const parted = (text: string, words: string): string[] => text.split(new RegExp(`((?:${words})[:：])`, 'u'));

/** A card's text with the words in bold that say when it happens. */
export const bold = (text: string, { t }: Pick<TableSpeech, 't'>): ReactNode =>
  // Every second part is such a word.
  parted(text, t('card.words')).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
