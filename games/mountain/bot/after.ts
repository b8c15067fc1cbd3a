import type { Opt } from '@tavern/engine';
import { FINAL } from '../rules/board.ts';
import type { ChallengeQuestions } from '../rules/steps/challenge.ts';
import type { AfterOption } from '../rules/steps/turn.ts';
import { best } from './best.ts';
import { duelPrice, duelValue, meleeValue } from './challenge.ts';
import { fighterOf } from './fighter.ts';
import { chooseOverflow } from './items.ts';
import type { Rival, Sight } from './sight.ts';
import { startTrade } from './trade.ts';
import { scavenge } from './vultures.ts';

/** After the main action: an arrival duel where it pays, room in the backpack, the end. */
export function chooseAfter(sight: Sight, options: readonly AfterOption[]): AfterOption {
  const end = options.find((option) => option.do === 'end');
  if (sight.holdsClaim && end !== undefined) return end;
  return (
    arrivalDuel(sight, options) ??
    scavenge(sight, options) ??
    startTrade(sight, options) ??
    chooseOverflow(sight, options) ??
    end ??
    (options[0] as AfterOption)
  );
}

function arrivalDuel(sight: Sight, options: readonly AfterOption[]): AfterOption | null {
  const choice = best(options, (option) => afterWorth(sight, option));
  return choice !== null && afterWorth(sight, choice) > 0 ? choice : null;
}

/** What an arrival duel is worth; everything else leaves things as they are. */
export function afterWorth(sight: Sight, option: AfterOption): number {
  const { me, weights, claimants } = sight;
  if (option.do !== 'duel' || option.with === null) return 0;
  const rival = sight.rival(option.with);
  if (me.at === FINAL && claimants.length > 0) return claimants[0] === rival ? weights.finalTile : 0;
  return duelValue(sight, fighterOf(me), rival, { at: me.at }) - duelPrice(sight, rival);
}

export type ChallengeOption = Opt<ChallengeQuestions['challenge']>;

/** What a further opponent must add. */
const WORTH_IT = 0.3;

/** Players with a claim must go, so all of them are named; others where it pays to take them on as well (H-17). */
export function chooseChallenge(sight: Sight, options: readonly ChallengeOption[]): ChallengeOption | null {
  return best(options, (option) => challengeWorth(sight, option));
}

/** What one more opponent adds; to begin adds nothing. */
export function challengeWorth(sight: Sight, option: ChallengeOption): number {
  const { me, claimants, view } = sight;
  if (option.do === 'begin') return 0;
  const rival = sight.rival(option.with);
  if (me.at === FINAL) return claimants.includes(rival) ? 1 : -1;
  const named = view.named.map((seat) => sight.rival(seat));
  const value = (rivals: readonly Rival[]): number => meleeValue(sight, fighterOf(me), rivals, { at: me.at });
  return value([...named, rival]) - value(named) - WORTH_IT;
}
