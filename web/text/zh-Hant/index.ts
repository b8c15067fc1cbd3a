import persons from '@tavern/bots/text/zh-Hant.json' with { type: 'json' };
import type { Words } from '@tavern/engine';
import engine from '@tavern/engine/text/zh-Hant.json' with { type: 'json' };
import host from '@tavern/host/text/zh-Hant.json' with { type: 'json' };
import wire from '@tavern/wire/text/zh-Hant.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import hall from './hall.json' with { type: 'json' };
import lobby from './lobby.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };

/** All words of the page, for every game. */
export const words: Words = {
  ...engine,
  ...persons,
  ...host,
  ...wire,
  ...common,
  ...hall,
  ...lobby,
  ...rules,
};
