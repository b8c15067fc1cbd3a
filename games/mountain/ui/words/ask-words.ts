import { type Packet, type Question, type Say, type Seat, say } from '@tavern/engine';
import type { SlipWords } from '@tavern/kit';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { name, names } from '../../text/tell/words.ts';
import { alarmFor, alarmOf, holderIn, rivalIn } from './alarm.ts';

type Asked = Pick<Question<Mountain>, 'kind'> & Partial<Pick<Question<Mountain>, 'options'>>;
type Seen = Pick<View, 'players' | 'current'>;

/**
 * The part of a text key that says what a question is about: its kind. After the action, with too much in the backpack, it is about making
 * room (KM-048, KM-074), also by equipping something new (H-46).
 */
export function gistOf({ kind, options = [] }: Asked, { players, current }: Seen): string {
  const mine = players[current];
  if (kind !== 'after' || mine === undefined || mine.slots <= mine.capacity) return kind;
  return options.some((option) => option.do === 'equip') ? 'overfull.new' : 'overfull';
}

/** The question in one line, on a small screen above the thumb. */
export function askedWords(asked: Asked, view: View): Say {
  const gist = gistOf(asked, view);
  const rival = gist === asked.kind ? rivalIn(asked, view) : null;
  if (rival !== null) return say(`alarm.${gist}`, { who: name(rival) });
  const mine = view.players[view.current];
  return say(`board.ask.${gist}`, { used: mine?.slots ?? 0, capacity: mine?.capacity ?? 0 });
}

/** The same on the beam: what it is, and what to do. A player who is about to win comes before everything else. */
export function slipFor(asked: Asked, view: View): SlipWords {
  const gist = gistOf(asked, view);
  const rival = gist === asked.kind ? rivalIn(asked, view) : null;
  if (rival !== null) return { ...alarmFor(rival, asked, view), alarm: true };
  return { title: say(`slip.${gist}`), sub: say(gist === 'fight' ? fightSub(asked, view) : `slip.${gist}.sub`) };
}

/** Against one enemy there is no target to choose. */
function fightSub({ options = [] }: Asked, { fight }: View): string {
  if (fight?.foes.filter(({ hp }) => hp > 0).length !== 1) return 'slip.fight.sub';
  return options.some((option) => option.do === 'retreat') ? 'slip.fight.one' : 'slip.fight.first';
}

/** While others are asked: that they roll for the order, and who is about to win. */
export function slipWhile(
  { view, waiting }: Pick<Packet<Mountain>, 'view' | 'waiting'>,
  viewer: Seat | null,
): Partial<SlipWords> | null {
  if (view.turn === 0) {
    const who = names(waiting.map(({ seat }) => seat));
    return { title: say('slip.initiative'), sub: say('slip.initiative.others', { who }) };
  }
  const alarm = alarmOf(view, viewer);
  return alarm === null ? null : { sub: alarm, alarm: holderIn(view) !== viewer };
}
