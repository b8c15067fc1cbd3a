import { type Say, type Seat, say, signed } from '@tavern/engine';
import { cardSay, name, slotSay } from '../../text/tell/words.ts';
import type { Aftermath, Arrival, Held, UnitFate } from './aftermath.ts';
import type { Play } from './lit.ts';

/** `5 → 2`, `3 → 0, dies`, `back to hand`. */
export function fateSay({ from, to, leaves }: UnitFate): Say {
  return leaves === null ? say('war.after.power', { from, to: to ?? 0 }) : say(`war.after.${leaves}`, { from });
}

export const arrivalSay = ({ power }: Arrival): Say => say('war.after.arrives', { power });

/** Who would win a slot, and by how much. `me`: whom the words are told to. */
function heldSay({ holder, lead }: Held, me: Seat | null): Say {
  if (lead === null) return say('war.held.open');
  if (holder === null) return say('war.held.tied');
  return say(holder === me ? 'war.held.you' : 'war.held.other', { who: name(holder), lead: signed(lead) });
}

export const thenSay = (held: Held, me: Seat | null): Say => say('war.then', { held: heldSay(held, me) });

/** A play by its name: on what, or where. */
export function playSay(
  { card, slot, target }: Pick<Play, 'card' | 'slot' | 'target'>,
  unitAt: (target: NonNullable<Play['target']>) => Say | null,
): Say {
  const what = cardSay(card);
  const unit = target === null ? null : unitAt(target);
  if (unit !== null && slot !== null) return say('war.slip.aimed', { card: what, slot: slotSay(slot), unit });
  if (unit !== null) return say('war.slip.on', { card: what, unit });
  return slot === null ? say('war.slip.plain', { card: what }) : say('war.slip.at', { card: what, slot: slotSay(slot) });
}

/** One line of the slip: what, and what becomes of it. */
export interface SlipRow {
  readonly what: Say;
  readonly becomes: Say;
}

/** What a play leads to, line by line: units, slots, effects, cards, and the round's count. */
export function slipRows(after: Aftermath, near: Seat, me: Seat | null): readonly SlipRow[] {
  const far = (1 - near) as Seat;
  const score = (count: readonly number[]): Say => say('war.score', { near: count[near] ?? 0, far: count[far] ?? 0 });
  const { before, after: then } = after.count;
  const counted = after.counted ? 'war.slip.counted' : 'war.slip.round';
  const changes = before.some((each, index) => each !== then[index]) || after.counted;
  return [
    ...after.arrivals.map((each) => ({ what: cardSay(each.card), becomes: arrivalSay(each) })),
    ...after.units.map((each) => ({ what: cardSay(each.card), becomes: fateSay(each) })),
    ...after.effects.added.map(({ slot, card }) => ({
      what: slotSay(slot),
      becomes: say('war.slip.effect', { card: cardSay(card) }),
    })),
    ...after.effects.removed.map(({ slot, card }) => ({
      what: slotSay(slot),
      becomes: say('war.slip.noEffect', { card: cardSay(card) }),
    })),
    ...after.slots.map(({ slot, before: was, after: is }) => ({
      what: slotSay(slot),
      becomes: say('war.slip.slot', { before: heldSay(was, me), after: heldSay(is, me) }),
    })),
    ...cardRows(after.draws, 'draws', me),
    ...cardRows(after.loses, 'loses', me),
    ...(changes ? [{ what: say(counted), becomes: say('war.slip.count', { before: score(before), after: score(then) }) }] : []),
  ];
}

function cardRows(counts: readonly number[], key: 'draws' | 'loses', me: Seat | null): SlipRow[] {
  return counts.flatMap((n, who) =>
    n === 0
      ? []
      : [
          {
            what: who === me ? say('war.you') : say('war.name', { who: name(who) }),
            becomes: say(`war.slip.${key}`, { n }),
          },
        ],
  );
}

/** What passing means now. */
export function passSay(
  after: Aftermath | null,
  now: readonly number[],
  near: Seat,
  { cards, passed, small }: { readonly cards: number; readonly passed: boolean; readonly small: boolean },
): Say {
  const far = (1 - near) as Seat;
  if (after?.counted === true) {
    const [mine, theirs] = [after.count.after[near] ?? 0, after.count.after[far] ?? 0];
    const key = after.over ? 'match' : 'round';
    const how = after.winner === null ? 'tied' : after.winner === near ? 'won' : 'lost';
    return say(`war.pass.${key}.${how}`, { near: mine, far: theirs });
  }
  const [mine, theirs] = [now[near] ?? 0, now[far] ?? 0];
  if (passed) return say('war.pass.ends', { near: mine, far: theirs });
  // Beside it on a small screen is no room for more, and the score stands above the map.
  if (small) return say('war.pass.short', { who: name(far), n: cards });
  const how = mine === theirs ? 'level' : mine > theirs ? 'ahead' : 'behind';
  return say(`war.pass.${how}`, { near: mine, far: theirs, who: name(far), n: cards });
}
