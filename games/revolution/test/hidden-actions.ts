import { create, fast, type Rng, type Seat, same } from '@tavern/engine';
import { rivalOf } from '../rules/state.ts';
import type { Revolution, RevolutionGame, RevolutionOption } from '../rules/types.ts';
import { searchingSeat } from './searching-deck.ts';

type Playing = ReturnType<typeof create<Revolution>>;

/**
 * What outsiders may not tell apart: a face-down card from any other in that zone, a sealed card from another or from none, a card that a search sends out
 * of sight. Two worlds that differ in such an answer can be told apart by no swap of hidden cards, so the harness of the engine cannot look for it.
 */
function disguise(match: Playing, seat: Seat, option: RevolutionOption): string | null {
  if (option.do === 'place') return option.face === 'down' ? `down ${option.zone}` : null;
  if (option.do === 'seal' || option.do === 'pass') return match.asked.includes(rivalOf(seat)) ? 'sealed' : null;
  if (option.do === 'take') return match.state.search?.to === 'help' ? null : 'taken';
  if (option.do === 'keep' || option.do === 'redraw') return match.asked.includes(rivalOf(seat)) ? 'redraw' : null;
  return null;
}

/** What the others hear and see after an answer. */
function seenAfter(match: Playing, seat: Seat, option: RevolutionOption, luck: number): unknown {
  const fork = match.fork(fast(luck));
  const result = fork.answer(seat, fork.question(seat)?.id ?? 0, option);
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return [rivalOf(seat), null].map((eyes) => [fork.told(result.events, eyes), fork.packet(eyes)]);
}

/** A question at which one of its answers tells what should stay hidden, as words; null: none does. */
function telling(match: Playing, seat: Seat, rng: Rng): string | null {
  const groups = new Map<string, RevolutionOption[]>();
  for (const option of match.question(seat)?.options ?? []) {
    const looks = disguise(match, seat, option);
    if (looks !== null) groups.set(looks, [...(groups.get(looks) ?? []), option]);
  }
  const luck = rng.int(2 ** 30);
  for (const [looks, alike] of groups) {
    const [one, other] = rng.shuffle([...alike]);
    if (one === undefined || other === undefined) continue;
    if (!same(seenAfter(match, seat, one, luck), seenAfter(match, seat, other, luck)))
      return `${looks}: ${JSON.stringify(one)} and ${JSON.stringify(other)} look different`;
  }
  return null;
}

/** The first answer in this many random matches that tells outsiders what they may not know. */
export function hiddenActionFault(game: RevolutionGame, games: number): string | null {
  for (let seed = 1; seed <= games; seed++) {
    const luck = fast(seed);
    const match = create(game, luck, [searchingSeat(), searchingSeat()], game.rules.parse({}));
    const rng = luck.stream('answers');
    while (match.over === null) {
      const who = rng.pick(match.asked);
      const fault = telling(match, who, rng);
      if (fault !== null) return fault;
      const question = match.question(who);
      const result = match.answer(who, question?.id ?? 0, rng.pick(question?.options ?? []));
      if (!result.ok) throw new Error(`refused: ${result.code}`);
    }
  }
  return null;
}
