import type { TableSpeech } from '@tavern/kit';
import type { PlayerView } from '../../rules/view.ts';
import { faceOf } from './face.ts';

/** The letters of all Chinese names that these decks can bring to the table. Lists are open to everybody (H-29). */
export function hanOf(players: readonly Pick<PlayerView, 'list' | 'leaderList'>[], words: TableSpeech): string {
  const cards = new Set(players.flatMap(({ list, leaderList }) => [...leaderList, ...list]));
  return [...new Set([...cards].map((card) => faceOf(card, words).han).join(''))].sort().join('');
}
