import { LANGUAGES, withEngineTexts } from '@tavern/engine';
import { registry } from '@tavern/games';
import { hostTexts } from '@tavern/host';
import { packOf } from '../play/pack.ts';
import { serverTexts } from '../text/texts.ts';

/** All words that the bare page may need, by language. */
export async function pageWords(): Promise<object> {
  const packs = await Promise.all(registry.map(async ({ id }) => ({ id, texts: (await packOf(id)).texts })));
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      {
        ...withEngineTexts(hostTexts)[language],
        ...serverTexts[language],
        ...Object.assign({}, ...packs.map(({ id, texts }) => (id === 'race' ? texts[language] : {}))),
      },
    ]),
  );
}
