import type { Manner } from './manner.ts';

/** A person that a bot plays as. Names are in text/, what they say at a table in text/lines/. */
export interface Person {
  readonly id: string;
  readonly manner: Manner;
  /** The name of an icon, on their badge. */
  readonly crest: string;
}

const of = (manner: Manner, crests: { readonly [id: string]: string }): readonly Person[] =>
  Object.entries(crests).map(([id, crest]) => ({ id, manner, crest }));

/** All persons. An id stays with its person for good: records and kept matches name them by it. */
export const persons: readonly Person[] = [
  ...of('bold', { bruno: 'bull', hilde: 'eagle-head', rory: 'drum', kit: 'boar', otto: 'anvil', sigrid: 'raven' }),
  ...of('careful', { marta: 'hedgehog', finn: 'lighthouse', agnes: 'goose', tobias: 'owl', dora: 'sparrow', ivo: 'acorn' }),
  ...of('greedy', {
    gideon: 'cut-diamond',
    ursula: 'squirrel',
    cedric: 'fox-head',
    nell: 'cat',
    quentin: 'wheat',
    perla: 'sailboat',
  }),
  ...of('fair', { edith: 'swallow', yann: 'donkey', lena: 'feather', viktor: 'heron', wynn: 'windmill', josef: 'old-lantern' }),
];
