import type { AskedPacket, Bot } from '@tavern/bots';
import type { Seat } from '@tavern/engine';
import { cards } from '../rules/catalog.ts';
import { sideOf, slotOf } from '../rules/field.ts';
import { rivalOf } from '../rules/state.ts';
import type { PlayOption } from '../rules/steps/turn.ts';
import type { Skirmish, SkirmishOption } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { leadOf, slotsOf } from './lead.ts';

type Playing = Extract<PlayOption, { do: 'play' }>;

const PER_POWER = 10;
const CONTESTING = 50;
const PASSING = 100;
const ENOUGH = 3;

/** The document's own heuristic (FS-068): legal plays are scored, and the best is taken. */
export const easy: Bot<Skirmish> = {
  choose({ view, question: { ask, options } }: AskedPacket<Skirmish>, seat, rng) {
    if (ask.kind !== 'play') return ask.kind === 'discard' ? rng.pick(options) : (options[0] ?? null);
    return choosePlay(view, seat, options);
  },
};

function choosePlay(view: View, seat: Seat, options: readonly SkirmishOption[]): SkirmishOption | null {
  const [pass] = options;
  const ahead = leadOf(view.slots, seat) > 0;
  if (pass === undefined || (view.players[rivalOf(seat)]?.passed && ahead)) return pass ?? null;
  const plays = options.filter((option) => option.do === 'play');
  // FS-061: of plays that score alike, the first. So of several targets it is the first, too.
  const best = plays.reduce<Playing | null>(
    (found, each) => (found === null || score(view, seat, each) > score(view, seat, found) ? each : found),
    null,
  );
  // C-23: by who is ahead now; H-20: a play that gains nothing is worse than the card kept.
  const forPass = slotsOf(view.slots, seat) >= ENOUGH ? PASSING : -PASSING;
  return best === null || score(view, seat, best) <= Math.max(0, forPass) ? pass : best;
}

/** Power, more where an enemy unit is, and less by the unit that has to go. */
function score({ slots }: View, seat: Seat, { card, slot, target }: Playing): number {
  const { power, kind } = cards.get(card);
  const at = slot ?? (target !== null && sideOf(target) === 'rival' ? slotOf(target) : null);
  const here = at === null ? undefined : slots[at];
  const contested = here !== undefined && here.units[rivalOf(seat)] !== null;
  const lost = kind === 'unit' ? (here?.units[seat]?.power ?? 0) : 0;
  return PER_POWER * (power - lost) + (contested ? CONTESTING : 0);
}
