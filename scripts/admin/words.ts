import { type Json, render, type Say, say, type Texts, withEngineTexts } from '@tavern/engine';
import { hostTexts } from '@tavern/host';
import { wireTexts } from '@tavern/wire';
import { adminTexts } from '../../server/admin/text/texts.ts';
import en from './text/en.json' with { type: 'json' };
import zhHant from './text/zh-Hant.json' with { type: 'json' };

/** The command's own words. */
export const commandTexts: Texts = { en, 'zh-Hant': zhHant };

/** The language of the machine. */
export const spoken = (): 'en' | 'zh-Hant' => (/^zh/i.test(process.env['LANG'] ?? '') ? 'zh-Hant' : 'en');

/** Also what a server refuses. */
export function told(what: Say): string {
  const language = spoken();
  const all = [withEngineTexts(hostTexts), wireTexts, adminTexts, commandTexts].map((texts) => texts[language]);
  return render(Object.assign({}, ...all), what);
}

export const words = (key: string, values?: { readonly [name: string]: Json }): string => told(say(key, values));

/** A reason has words; an admin's own are told as they are. */
export const reason = (why: string): string => (`reason.${why}` in wireTexts.en ? words(`reason.${why}`) : why);

/** In the terminal's own time zone. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString(spoken() === 'en' ? 'en-GB' : 'zh-TW', { dateStyle: 'medium', timeStyle: 'short' });
