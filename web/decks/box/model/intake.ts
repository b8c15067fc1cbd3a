import { type Box, type BoxRules, boxFile, readBoxCode, readBoxFile } from '@tavern/decks';
import type { Refusal } from '@tavern/engine';
import { routeFrom } from '../../../house/route.ts';
import { refused } from '../../../model/refused.ts';
import { type GivenFile, LARGEST_FILE } from '../../model/intake.ts';

export type BroughtBox = { readonly ok: true; readonly box: Box } | Refusal;

/** It may be in the middle of a message. */
const LINK = /#\/cards\/\S*/;
const SHOWN = 40;
const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** A box from what somebody has typed or pasted: a code, a link with one, or the text of a file. */
export function readGivenBox(rules: BoxRules, game: string, given: string): BroughtBox {
  const text = given.trim();
  if (text === '') return refused('cards.given.empty');
  if (text.startsWith('{')) return readBoxFile(game, rules, text);
  const [link] = LINK.exec(text) ?? [];
  if (link === undefined) return readBoxCode(rules, text);
  const route = routeFrom(link);
  if (route.at !== 'cards') return refused('cards.given.cut', { text: short(text) });
  if (route.game !== game) return refused('cards.given.other-game', { game: short(route.game) });
  return route.code === null ? refused('cards.given.cut', { text: short(text) }) : readBoxCode(rules, route.code);
}

/** A box from a file: one that was saved here, or any text that is a code or a link. */
export async function readGivenFile(rules: BoxRules, game: string, file: GivenFile): Promise<BroughtBox> {
  const called = { file: short(file.name) };
  if (file.size > LARGEST_FILE)
    return refused('cards.in.file-large', { ...called, size: Math.ceil(file.size / 1024), most: LARGEST_FILE / 1024 });
  try {
    const text = (await file.text()).trim();
    const isCode = /^[A-Z]{2}\d/.test(text) || LINK.test(text.slice(0, 200));
    return isCode ? readGivenBox(rules, game, text) : readBoxFile(game, rules, text);
  } catch (error) {
    console.warn(error);
    return refused('cards.in.file-unread', called);
  }
}

export const savedFile = (game: string, rules: BoxRules, box: Box): { readonly name: string; readonly text: string } => ({
  name: `${game}-cards.json`,
  text: `${JSON.stringify(boxFile(game, rules, box), null, 2)}\n`,
});
