import { LANGUAGES, type Language, type Refusal, render, type Texts, withEngineTexts } from '@tavern/engine';
import { hostTexts } from '@tavern/host';
import { wireTexts } from '@tavern/wire';
import type { SpokenRefusal } from '@tavern/wire/http';

/** The status of each refusal; any other is 409: it could have been right at another time. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  'bad-state': 400,
  unreadable: 400,
  'not-a-code': 400,
  'bad-seed': 400,
  'no-seeds': 400,
  'chat-empty': 400,
  'chat-too-long': 400,
  'chat-character': 400,
  'report-yourself': 400,
  'unknown-guest': 401,
  barred: 403,
  banned: 403,
  muted: 403,
  'not-host': 403,
  'not-a-player': 403,
  'not-your-player': 403,
  'daily-secret': 403,
  'unknown-game': 404,
  'unknown-request': 404,
  'no-such-room': 404,
  'no-such-match': 404,
  'match-damaged': 410,
  'too-fast': 429,
  'too-many-codes': 429,
  'too-many-reports': 429,
  'chat-too-fast': 429,
  'server-error': 500,
  'not-stored': 503,
  busy: 503,
};

export const statusOf = ({ code }: Refusal): number => STATUS[code] ?? 409;

const texts: Texts = {
  en: { ...withEngineTexts(hostTexts).en, ...wireTexts.en },
  'zh-Hant': { ...withEngineTexts(hostTexts)['zh-Hant'], ...wireTexts['zh-Hant'] },
};
/** What `render` shows where it has no words. */
const WORDLESS = /\[[a-z][\w.-]*\]/;

/** The match or room that it is about: a game's own reasons have words of the game. */
export interface About {
  readonly texts: Texts;
  readonly names: (language: Language) => readonly string[];
}

/** In words of every language: who asks by plain HTTP need not have our texts. */
export function spoken(refusal: Refusal, about?: About): SpokenRefusal {
  const inWords = (language: Language): string =>
    render({ ...texts[language], ...about?.texts[language] }, refusal.why, about?.names(language));
  const says = { en: inWords('en'), 'zh-Hant': inWords('zh-Hant') };
  return LANGUAGES.some((language) => WORDLESS.test(says[language])) ? refusal : { ...refusal, says };
}
