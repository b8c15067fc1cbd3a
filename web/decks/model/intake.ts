import { type Deck, type DeckRules, readCode } from '@tavern/decks';
import type { Refusal } from '@tavern/engine';
import { routeFrom } from '../../house/route.ts';
import { refused } from '../../model/refused.ts';

export type Brought = { readonly ok: true; readonly deck: Deck } | Refusal;

export const LARGEST_FILE = 64 * 1024;

/** It may be in the middle of a message. */
const LINK = /#\/decks\/\S*/;
/** Enough to be recognised, and few enough to be shown. */
const SHOWN = 40;

/** A deck from what somebody has typed or pasted, in the builder or in the lobby: a code, or a link with one. */
export function readGiven(rules: DeckRules, game: string, given: string): Brought {
  const text = given.trim();
  if (text === '') return refused('given.empty');
  const [link] = LINK.exec(text) ?? [];
  if (link === undefined) return readCode(rules, text);
  const route = routeFrom(link);
  if (route.at !== 'decks') return refused('given.cut', { text: short(text) });
  if (route.game !== game) return refused('given.other-game', { game: short(route.game) });
  return route.code === null ? refused('given.cut', { text: short(text) }) : readCode(rules, route.code);
}

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** The part of a `File` that is needed here. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
  text(): Promise<string>;
}

/** A deck from a file: one that was saved here, or any text that is a code or a link. */
export async function readDeckFile(rules: DeckRules, game: string, file: GivenFile): Promise<Brought> {
  const called = { file: short(file.name) };
  if (file.size > LARGEST_FILE)
    return refused('builder.in.file-large', { ...called, size: Math.ceil(file.size / 1024), most: LARGEST_FILE / 1024 });
  let text: string;
  try {
    text = await file.text();
  } catch (error) {
    console.warn(error);
    return refused('builder.in.file-unread', called);
  }
  const code = codeIn(text);
  return code === null ? refused('builder.in.file-not-deck', called) : readGiven(rules, game, code);
}

function codeIn(text: string): string | null {
  const plain = text.trim();
  if (/^[A-Z]{2}\d/.test(plain) || LINK.test(plain.slice(0, 200))) return plain;
  try {
    const { code } = JSON.parse(plain) as { readonly code?: unknown };
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

/** What a saved file has. The code is all that is read; the rest is for people who open it. */
export const deckFile = (game: string, name: string, code: string): string =>
  `${JSON.stringify({ tavern: 'deck', game, name, code }, null, 2)}\n`;

/** `<game>-short-fuse.json`: letters and digits of any script, as file systems like them. */
export function fileName(game: string, name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['deck'];
  return `${game}-${words.join('-')}.json`;
}
