import { type Packet, type Say, type Seat, say } from '@tavern/engine';
import type { HeadlineWords } from '@tavern/kit';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { name, names } from '../../text/tell/words.ts';
import { type AskedKind, alarmFor, alarmOf, holderIn, rivalIn } from './alarm.ts';

type TurnPart = Pick<View, 'players' | 'current'>;

/**
 * The part of a text key that says what a question is about: its kind. After the action, with too much in the backpack, it is about making
 * room (KM-048, KM-074), also by equipping something new (H-46).
 */
export function gistOf({ kind, options = [] }: AskedKind, { players, current }: TurnPart): string {
  // Everybody is asked, those without a card too: otherwise a wait would tell that somebody has one.
  if (kind === 'interrupt' && options.length === 1) return 'interrupt.none';
  const mine = players[current];
  if (kind !== 'after' || mine === undefined || mine.slots <= mine.capacity) return kind;
  return options.some((option) => option.do === 'equip') ? 'overfull.new' : 'overfull';
}

/** The question in one line, on a small screen above the thumb. */
export function askedWords(asked: AskedKind, view: View): Say {
  const gist = gistOf(asked, view);
  const rival = gist === asked.kind ? rivalIn(asked, view) : null;
  if (rival !== null) return say(`alarm.${gist}`, { who: name(rival) });
  const mine = view.players[view.current];
  return say(`board.ask.${gist}`, { used: mine?.slots ?? 0, capacity: mine?.capacity ?? 0 });
}

/** The same on the beam: what it is, and what to do. A player who is about to win comes before everything else. */
export function headlineFor(asked: AskedKind, view: View): HeadlineWords {
  const gist = gistOf(asked, view);
  const rival = gist === asked.kind ? rivalIn(asked, view) : null;
  if (rival !== null) return { ...alarmFor(rival, asked, view), alarm: true };
  return { title: say(`headline.${gist}`), sub: say(gist === 'fight' ? fightSub(asked, view) : `headline.${gist}.sub`) };
}

/** Against one enemy there is no target to choose. */
function fightSub({ options = [] }: AskedKind, { fight }: View): string {
  if (fight?.foes.filter(({ hp }) => hp > 0).length !== 1) return 'headline.fight.sub';
  return options.some((option) => option.do === 'retreat') ? 'headline.fight.one' : 'headline.fight.first';
}

/** While others are asked: that they roll for the order, and who is about to win. */
export function headlineWhile(
  { view, waiting }: Pick<Packet<Mountain>, 'view' | 'waiting'>,
  viewer: Seat | null,
): Partial<HeadlineWords> | null {
  if (view.turn === 0) {
    const who = names(waiting.map(({ seat }) => seat));
    return { title: say('headline.initiative'), sub: say('headline.initiative.others', { who }) };
  }
  const alarm = alarmOf(view, viewer);
  return alarm === null ? null : { sub: alarm, alarm: holderIn(view) !== viewer };
}
