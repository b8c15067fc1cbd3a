import type { Bot } from '@tavern/bots';
import type { Opt, Option } from '@tavern/engine';
import type { Mountain } from '../rules/types.ts';
import { chooseAfter } from './after.ts';
import { chooseArrival } from './arrive.ts';
import { chooseDuel } from './duel.ts';
import { chooseFight } from './fight.ts';
import { chooseInterrupt } from './interrupt.ts';
import { chooseLoot } from './loot.ts';
import { leastWorthy, makeRoom } from './room.ts';
import { Sight } from './sight.ts';
import { chooseTrade } from './trade.ts';
import { chooseTurn } from './turn.ts';
import type { Weights } from './weights.ts';

type Kind = keyof Mountain['questions'];
type OptionsOf<K extends Kind> = readonly Opt<Mountain['questions'][K]>[];

/** A player who values things so: reads the packet, answers the question. */
export const player = (weights: Weights): Bot<Mountain> => ({
  choose({ view, question }, seat, rng) {
    const { ask, options } = question;
    if (ask.kind !== 'trade' && options.length === 1) return options[0] as Option<Mountain>;
    if (weights.slips > 0 && ask.kind !== 'trade' && ask.kind !== 'loot' && rng.chance(weights.slips, 100))
      return rng.pick(options);
    const sight = new Sight(view, seat, weights);
    const listed = <K extends Kind>(_kind: K): OptionsOf<K> => options as unknown as OptionsOf<K>;
    switch (ask.kind) {
      case 'turn':
        return chooseTurn(sight, listed('turn'));
      case 'after':
        return chooseAfter(sight, listed('after'));
      case 'challenge':
        return (
          listed('challenge').find(
            (option) => option.do === 'also' && sight.claimants.some((each) => each.seat === option.with),
          ) ??
          listed('challenge').find((option) => option.do === 'begin') ??
          null
        );
      case 'arrive':
        return chooseArrival(sight, listed('arrive'));
      case 'fight':
        return chooseFight(sight, listed('fight'));
      case 'duel':
        return chooseDuel(sight, listed('duel'));
      case 'loot':
        return chooseLoot(sight, listed('loot'));
      case 'trade':
        return chooseTrade(sight, listed('trade'));
      case 'interrupt':
        return chooseInterrupt(sight, ask, listed('interrupt'));
      case 'overflow':
        return makeRoom(sight, listed('overflow'));
      case 'thief':
        return leastWorthy(sight, listed('thief'));
      case 'initiative':
        return listed('initiative')[0] ?? null;
    }
  },
});
