import { type Json, LANGUAGES, type Say, type Texts, withEngineTexts } from '@tavern/engine';
import { hostTexts } from '@tavern/host';
import { wireTexts } from '@tavern/wire';

const texts = withEngineTexts(hostTexts);

const isSay = (value: Json): value is Say & { [name: string]: Json } =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value['key'] === 'string';

/** Everything that is said in here, however deep. */
function said(value: Json): readonly Say[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((each: Json) => said(each));
  return isSay(value) ? [value, ...inside] : inside;
}

const NONE: Texts = { en: {}, 'zh-Hant': {} };

/** What is wrong with a refusal; nothing: it is typed, and there are words for all of it in every language. */
export const refusalFaults = (reply: unknown): readonly string[] => refusalFaultsIn(reply, NONE);

/** The same where it may use these words, too: those of the game it is about. */
export function refusalFaultsIn(reply: unknown, more: Texts): readonly string[] {
  const shown = JSON.stringify(reply)?.slice(0, 300);
  if (typeof reply !== 'object' || reply === null) return [`not a refusal: ${shown}`];
  const { ok, code, field, why, says, event: _event, ...rest } = reply as { readonly [name: string]: Json };
  if (ok !== false || typeof code !== 'string') return [`not refused: ${shown}`];
  if (field !== undefined && typeof field !== 'string') return [`its field is no name: ${shown}`];
  if (Object.keys(rest).length > 0) return [`says more than why: ${shown}`];
  if (why === undefined || !isSay(why)) return [`no reason: ${shown}`];
  // Over HTTP it comes with its words.
  if (says !== undefined && LANGUAGES.some((language) => !(says as { [language: string]: string })[language]?.trim()))
    return [`says nothing: ${shown}`];
  if (code === 'server-error') return [`the server failed: ${shown}`];
  return said(why).flatMap(({ key }) =>
    LANGUAGES.filter((language) => !(texts[language][key] ?? wireTexts[language][key] ?? more[language][key])?.trim()).map(
      (language) => `no words for ${key} in ${language}: ${shown}`,
    ),
  );
}
