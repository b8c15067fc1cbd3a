import { botsIn, botTexts } from '@tavern/bots';
import { type Language, render, say } from '@tavern/engine';
import type { MatchRow } from '../store/store.ts';

/** Who sits where, in words. A bot's name says its level and its person; in words it has the person's. */
export function spokenNames({ seats }: Pick<MatchRow, 'seats'>, language: Language): readonly string[] {
  const bots = botsIn(seats.map(({ guest, name }) => (guest === null ? name : null)));
  return seats.map(({ name }, seat) => {
    const bot = bots[seat];
    return bot === null || bot === undefined ? name : render(botTexts[language], say(`person.${bot.person.id}`));
  });
}
