import { cardName, type Say, say } from '@tavern/engine';
import type { Happening } from '@tavern/kit';
import { finePercent } from '@tavern/kit/figures.ts';
import { enemyBlow, softLoss } from '../../rules/blows.ts';
import { enemyOf } from '../../rules/catalog.ts';
import { type Result, scores } from '../../rules/dice.ts';
import type { Event } from '../../rules/events.ts';
import { enemyOdds } from '../../rules/odds/throw-odds.ts';
import type { Fight, State } from '../../rules/state.ts';
import { playerOdds } from '../combat/odds.ts';

type Hit = Extract<Event, { type: 'hit' }>;

/** One fact about how the run ended, worth knowing next time. */
export function fateOf(state: State, events: readonly Happening<Event>[]): Say | null {
  const enemy = cardName(enemyOf(state.round));
  switch (state.over) {
    case 'won':
      return closest(state);
    case 'cursed':
      return cursed(state, events);
    case 'instant':
      return say('ending.fate.instant', { enemy, p: finePercent(sumOf(enemyOdds(), ({ type }) => type === 'instant-win')) });
    case 'beaten':
      return beaten(state, events);
    case 'left':
      return state.fight === null ? null : say('ending.fate.left', { enemy, hp: state.fight.hp, its: state.fight.enemyHp });
    case null:
      return null;
  }
}

const sumOf = (odds: readonly { readonly result: Result; readonly p: number }[], of: (result: Result) => boolean): number =>
  odds.reduce((sum, { result, p }) => (of(result) ? sum + p : sum), 0);

function closest({ chapters }: State): Say {
  const hp = Math.min(...chapters.map((chapter) => chapter.hp));
  return say('ending.fate.won', { hp, round: chapters.findIndex((chapter) => chapter.hp === hp) + 1 });
}

/** The last throw was the player's own, or a Wild Die made it so. */
function cursed(state: State, events: readonly Happening<Event>[]): Say | null {
  const last = events.findLast(({ event }) => event.type === 'threw' || event.type === 'wild')?.event;
  if (last?.type === 'wild') return say('ending.fate.wild');
  if (state.fight === null) return null;
  return say('ending.fate.cursed', { p: finePercent(playerOdds(state, asItWas(state.fight, events), null).cursed) });
}

/** The fight before the throw, with all its free rerolls: the odds beside the table were calculated from it. */
function asItWas(fight: Fight, events: readonly Happening<Event>[]): Fight {
  const throws = events.flatMap(({ event }) => (event.type === 'threw' && event.side === 'player' ? [event.why] : []));
  const free = throws.length - 1 - throws.findLastIndex((why) => why !== 'again');
  return { ...fight, auto: fight.auto + free };
}

/** How likely a throw of the enemy's was to end the run, and how many more HP would have survived it. */
function beaten(state: State, events: readonly Happening<Event>[]): Say | null {
  const last = events.findLast(
    (each): each is Happening<Hit> => each.event.type === 'hit' && each.event.side === 'player',
  )?.event;
  if (last === undefined) return null;
  const deadly = sumOf(enemyOdds(), (result) => {
    if (result.type === 'cursed') return false;
    if (!scores(result)) return !state.rules.softInstants || softLoss(state.hp) >= last.before;
    return enemyBlow(state, result) >= last.before;
  });
  return say('ending.fate.beaten', {
    enemy: cardName(enemyOf(state.round)),
    before: last.before,
    p: finePercent(deadly),
    more: last.damage - last.before + 1,
  });
}
