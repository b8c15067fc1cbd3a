import { randomBot } from '@tavern/bots';
import { deckChoice, deckSay, deckTexts, sampleChoice } from '@tavern/decks';
import type { Texts } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import { z } from 'zod';
import { parade, words as paradeWords } from '../../../decks/test/games.ts';

const found = entryOf('race');
if (found === undefined) throw new Error('no race');
export const race: GamePack = await found.load();

const hatRules = z.strictObject({ hats: z.enum(['few', 'many']).default('many'), tiles: z.int().min(5).max(100).default(20) });
const allHats = z.strictObject({ hat: z.enum(['cap', 'bowler', 'crown']) });
const fewHats = z.strictObject({ hat: z.enum(['cap', 'bowler']) });

/** A game for one or two, whose choices depend on the rules and have no defaults of their own. */
export const hats: GamePack = {
  ...race,
  game: {
    ...race.game,
    seats: [1, 2],
    rules: hatRules,
    seatChoice: (rules) => ((rules as z.infer<typeof hatRules>).hats === 'few' ? fewHats : allHats),
  },
};

const CLASSES = ['scout', 'hunter', 'gladiator', 'warden', 'guard', 'monk', 'porter'] as const;

const heightsRules = z.strictObject({
  board: z.enum(['classic', 'fortune']).default('classic'),
  hardDefeat: z.boolean().default(false),
  multiDuel: z.boolean().default(true),
  retreatDistance: z.int().min(3).max(6).default(6),
  trapEffect: z.enum(['skip', 'stumble']).default('skip'),
});

const words = Object.fromEntries(
  CLASSES.flatMap((id) => [
    [`card.${id}.name`, `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`],
    [`card.${id}.text`, '{capacity} slots in your backpack instead of {usual}.'],
  ]),
);
const texts: Texts = { en: { ...race.texts.en, ...words }, 'zh-Hant': { ...race.texts['zh-Hant'], ...words } };

/** A game for two to six with all that a lobby can show: cards to choose from, crests, house rules with presets, bots of several levels. */
export const heights: GamePack = {
  ...race,
  game: {
    ...race.game,
    seats: [2, 6],
    rules: heightsRules,
    seatChoice: () => z.strictObject({ class: z.enum(CLASSES).default('scout') }),
    content: { classes: CLASSES.map((id) => ({ id, capacity: 5, usual: 4 })) },
  },
  texts,
  bot: randomBot,
  levels: { easy: randomBot },
  presets: [
    { id: 'printed', rules: {} },
    { id: 'hard', rules: { hardDefeat: true, retreatDistance: 3 }, recommended: true },
  ],
  look: { icon: 'mountains', crests: { hunter: 'pocket-bow' } },
};

const BANDS = ['brass', 'strings'] as const;
const bandRules = z.strictObject({ tune: z.enum(['free', 'bands', 'duet']).default('free') });
type BandRules = z.infer<typeof bandRules>;
interface Musician {
  readonly part: string;
  readonly band?: string;
}

/** A game in which choices must go together: nobody plays another's part; there are two bands, or people play against as many bots. */
export const bands: GamePack = {
  ...race,
  game: {
    ...race.game,
    seats: [2, 6],
    rules: bandRules,
    seatChoice(rules, by) {
      const part = z.enum(['horn', 'fiddle', 'drum', 'flute', 'harp', 'bell']).default('horn');
      const { tune } = rules as BandRules;
      if (tune === 'free') return z.strictObject({ part });
      const own = by === 'person' ? BANDS[0] : BANDS[1];
      const band = tune === 'duet' && by !== undefined ? z.literal(own).default(own) : z.enum(BANDS).default(BANDS[0]);
      return z.strictObject({ part, band });
    },
    seating: {
      clash: (_rules, choice, others) =>
        others.some((each) => (each as Musician).part === (choice as Musician).part)
          ? { field: 'part', why: { key: 'part.taken' } }
          : null,
      lacks(rules, seats) {
        const sizes = BANDS.map((band) => seats.filter((each) => (each as Musician).band === band).length);
        const { tune } = rules as BandRules;
        if (tune === 'bands' && sizes.includes(0)) return { key: 'band.missing' };
        return tune === 'duet' && sizes[0] !== sizes[1] ? { key: 'band.uneven' } : null;
      },
      begin(rules, others, by) {
        const taken = new Set(others.map((each) => (each as Musician).part));
        const part = ['horn', 'fiddle', 'drum', 'flute', 'harp', 'bell'].find((each) => !taken.has(each)) ?? 'horn';
        if ((rules as BandRules).tune === 'free') return { part };
        if ((rules as BandRules).tune === 'duet') return { part, band: by === 'person' ? BANDS[0] : BANDS[1] };
        const brass = others.filter((each) => (each as Musician).band === BANDS[0]).length;
        return { part, band: brass * 2 > others.length ? BANDS[1] : BANDS[0] };
      },
      bots: (rules, people) => ((rules as BandRules).tune === 'duet' ? people : null),
    },
  },
};

/** A game for one. */
export const patience: GamePack = { ...race, game: { ...race.game, seats: [1, 1] } };

/** A game for two in which players build decks, and nobody sees another's before the match. */
export const parading: GamePack = {
  ...race,
  game: { ...race.game, name: 'parading', seats: [2, 2], seatChoice: () => z.strictObject({ deck: deckChoice(parade) }) },
  texts: {
    en: { ...race.texts.en, ...deckTexts.en, ...paradeWords },
    'zh-Hant': { ...race.texts['zh-Hant'], ...deckTexts['zh-Hant'], ...paradeWords },
  },
  decks: parade,
  choiceSay: (choice) => deckSay(parade, (choice as { readonly deck: string }).deck),
  shownChoice: () => ({}),
  sampleSeat: (rng) => ({ deck: sampleChoice(parade, rng) }),
};
