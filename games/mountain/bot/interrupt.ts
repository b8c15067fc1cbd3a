import type { Args, Opt, Seat } from '@tavern/engine';
import { FINAL } from '../rules/board.ts';
import { duelOdds } from '../rules/odds/duel-odds.ts';
import type { InterruptQuestions } from '../rules/steps/interrupt.ts';
import { duelPrice, duelValue } from './challenge.ts';
import { duellist, fighterOf } from './fighter.ts';
import { luckValue } from './luck.ts';
import type { Sight } from './sight.ts';
import { cardWorth } from './weights.ts';

type InterruptOption = Opt<InterruptQuestions['interrupt']>;
type InterruptArgs = Args<InterruptQuestions['interrupt']>;

/** Luck Charm, Smoke Bomb and Ambush are played where that turns more than the card is worth. The first option is to pass. */
export function chooseInterrupt(sight: Sight, options: readonly InterruptOption[], ask: InterruptArgs): InterruptOption | null {
  const [pass = null] = options;
  const play = options.find((option) => option.do === 'play') ?? null;
  return play !== null && interruptGain(sight, ask) > 0 ? play : pass;
}

/** What it turns to play the card, less what the card is worth; to pass turns nothing. */
export function interruptGain(sight: Sight, { point, by }: InterruptArgs): number {
  const { me, weights, view } = sight;
  if (point === 'duel') return escape(sight, by) - cardWorth(weights, 'smoke-bomb');
  // An Ambush that is not sprung is lost, so it costs nothing (H-29).
  if (point === 'ambush') {
    const mover = sight.rival(by);
    return duelValue(sight, fighterOf(me), mover, { at: me.at }) - duelPrice(sight, mover);
  }
  return (view.luck === null ? 0 : -luckValue(sight, view.luck, by)) - cardWorth(weights, 'luck-charm');
}

/** What not being duelled is worth: a claim that would fall, or loot and a turn. */
function escape(sight: Sight, by: Seat): number {
  const { me, weights, view } = sight;
  const rival = sight.rival(by);
  const fighter = fighterOf(me);
  if (me.at !== FINAL || !me.claim) return -duelValue(sight, fighter, rival, { at: me.at });
  return (1 - duelOdds(duellist(fighter, false), duellist(rival.fighter, true), view.rules).win) * weights.finalTile;
}
