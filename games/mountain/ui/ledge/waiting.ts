import { type Packet, type Say, type Seat, say } from '@tavern/engine';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { name, names } from '../../text/tell/words.ts';
import { roundsLeft } from '../odds/threats.ts';

/** What the ledge says while nothing is asked there. */
export interface Waiting {
  readonly icon: string;
  readonly title: Say;
  readonly lines: readonly Say[];
}

/** How many turns of others come before the player's own. */
function turnsUntil({ order, players, current }: View, seat: Seat): number {
  const all = order.flat();
  const from = all.indexOf(current);
  // A player who gave up in their own turn still marks where the count begins.
  const coming = [...all.slice(from + 1), ...all.slice(0, from + 1)].filter((each) => !(players[each]?.out ?? true));
  return coming.indexOf(seat) + 1;
}

function whenMine(view: View, seat: Seat): readonly Say[] {
  if (view.turn === 0 || view.current === seat) return [];
  const turns = turnsUntil(view, seat);
  return [turns === 1 ? say('ledge.wait.next') : say('ledge.wait.turns', { n: turns - 1 })];
}

/** Knocked out: when the player wakes again (KM-039, H-10, H-11). */
function asleep(view: View, seat: Seat): readonly Say[] {
  if (view.current === seat) return [say('ledge.down.now')];
  return [say(view.rules.secondWind ? 'ledge.down.later' : 'ledge.down.later.plain'), ...whenMine(view, seat)];
}

/** While a story is shown: whose it is, and how to skip it. Who is asked next has not been shown yet. */
export function storyOf(view: View, seat: Seat): Waiting {
  const { turn, current } = view;
  const title = turn === 0 || current === seat ? say('ledge.wait') : say('ledge.story', { who: name(current) });
  return { icon: 'hourglass', title, lines: [say('ledge.story.sub'), ...whenMine(view, seat)] };
}

export function waitingOf({ view, waiting }: Pick<Packet<Mountain>, 'view' | 'waiting'>, seat: Seat): Waiting {
  const player = view.players[seat];
  if (player?.out) return { icon: 'exit-door', title: say('ledge.out'), lines: [] };
  if (player?.down) return { icon: 'knocked-out-stars', title: say('ledge.down'), lines: asleep(view, seat) };
  const others = waiting.filter((each) => each.seat !== seat);
  const [first] = others;
  if (first === undefined) return { icon: 'hourglass', title: say('ledge.wait'), lines: whenMine(view, seat) };
  const who = others.length === 1 ? name(first.seat) : names(others.map((each) => each.seat));
  const states = [
    ...(player?.claim ? [say(roundsLeft(view, seat) === 1 ? 'ledge.wait.claim' : 'ledge.wait.claim.long')] : []),
    ...(player?.skip ? [say('ledge.wait.skip')] : []),
    ...(player?.secondWind ? [say('ledge.wait.awake')] : []),
  ];
  return {
    icon: 'hourglass',
    title: say('ledge.wait.for', { who }),
    lines: [say(`ledge.doing.${first.kind}`), ...(player?.skip ? [] : whenMine(view, seat)), ...states],
  };
}

/** What a spectator is told: who is waited for, and what they do. On a second screen first whose turn it is. */
export function watchedOf({ view, waiting }: Pick<Packet<Mountain>, 'view' | 'waiting'>, bare: boolean): readonly Say[] {
  const turn = view.turn === 0 ? [] : [say('ledge.story', { who: name(view.current) })];
  const title = bare ? turn : [say('ledge.watching')];
  const [first] = waiting;
  if (first === undefined) return title;
  const told = title.length > 0 && bare && waiting.length === 1 && first.seat === view.current;
  const who = waiting.length === 1 ? name(first.seat) : names(waiting.map((each) => each.seat));
  return [...title, ...(told ? [] : [say('ledge.wait.for', { who })]), say(`ledge.doing.${first.kind}`)];
}
