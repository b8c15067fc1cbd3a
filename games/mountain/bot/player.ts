import type { Bot } from '@tavern/bots';
import type { Args, Opt, Option, Question, Rng } from '@tavern/engine';
import type { Mountain } from '../rules/types.ts';
import { chooseAfter, chooseChallenge } from './after.ts';
import { chooseDuel } from './duel.ts';
import { chooseFight } from './fight.ts';
import { chooseFork } from './fork.ts';
import { chooseInterrupt } from './interrupt.ts';
import { chooseLoot, chooseOverflow, leastWorthy } from './items.ts';
import { chooseArrival } from './landing.ts';
import { LEANINGS } from './leanings.ts';
import { chooseWave } from './luck.ts';
import { reasons } from './reasons.ts';
import { chooseShop } from './shop.ts';
import { Sight } from './sight.ts';
import { chooseSteal } from './steal.ts';
import { chooseTrade } from './trade.ts';
import { chooseTurn } from './turn.ts';
import { chooseVulture } from './vultures.ts';
import type { Weights } from './weights.ts';

type Questions = Mountain['questions'];
type Chooser<Q> = (sight: Sight, options: readonly Opt<Q>[], ask: Args<Q>) => Opt<Q> | null;

/** What answers each kind of question. */
const CHOOSERS: { readonly [K in keyof Questions]: Chooser<Questions[K]> } = {
  initiative: (_sight, [roll]) => roll ?? null,
  turn: chooseTurn,
  after: chooseAfter,
  challenge: chooseChallenge,
  arrive: chooseArrival,
  fight: chooseFight,
  duel: chooseDuel,
  loot: chooseLoot,
  trade: chooseTrade,
  interrupt: chooseInterrupt,
  overflow: chooseOverflow,
  thief: leastWorthy,
  fork: chooseFork,
  shop: chooseShop,
  steal: chooseSteal,
  wave: chooseWave,
  vulture: chooseVulture,
};

/** A bot with these weights: it reads the packet and answers its question. */
export const player = (weights: Weights): Bot<Mountain> => ({
  why: reasons(weights),
  inManner: (manner) => player({ ...weights, ...LEANINGS[manner] }),
  choose({ view, question }, seat, rng) {
    const { ask, options } = question;
    // The kind settles what the options and the particulars are, but not for the type checker.
    const choose = CHOOSERS[ask.kind] as Chooser<{ option: Option<Mountain> }>;
    return firstThought(question, weights, rng) ?? choose(new Sight(view, seat, weights), options, ask);
  },
});

/** What would only look foolish. */
const FOOLISH = new Set(['swap', 'unequip', 'retreat', 'trade']);

/** For a single option, or a mistake: any option that does not look foolish. Exchanges are never begun or haggled over by mistake. */
function firstThought({ options, kind }: Question<Mountain>, { mistakes }: Weights, rng: Rng): Option<Mountain> | null {
  if (kind === 'trade') return null;
  if (options.length === 1) return options[0] ?? null;
  if (mistakes === 0 || kind === 'loot' || !rng.chance(mistakes, 100)) return null;
  const sane = options.filter((option) => !FOOLISH.has(option.do));
  return sane.length === 0 ? null : rng.pick(sane);
}
