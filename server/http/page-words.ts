import { LANGUAGES, withEngineTexts } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { hostTexts } from '@tavern/host';
import { packOf } from '../play/pack.ts';
import { serverTexts } from '../text/texts.ts';

/** All words that the bare page may need, by language. It plays the race, if there is one. */
export async function pageWords(): Promise<object> {
  const race = entryOf('race') === undefined ? undefined : (await packOf('race')).texts;
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { ...withEngineTexts(hostTexts)[language], ...serverTexts[language], ...race?.[language] },
    ]),
  );
}
