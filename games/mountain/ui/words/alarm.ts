import { type Question, type Say, type Seat, say } from '@tavern/engine';
import { percent } from '@tavern/kit/figures.ts';
import { arePartners } from '../../rules/teams.ts';
import type { Mountain } from '../../rules/types.ts';
import type { View } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';
import { roundsLeft, threatsTo } from '../odds/threats.ts';
import { rollsText } from './rolls-text.ts';

/** As much of a question as its words depend on. */
export type AskedKind = Pick<Question<Mountain>, 'kind'> & Partial<Pick<Question<Mountain>, 'options'>>;
type AlarmPart = Pick<View, 'players' | 'current' | 'order'>;

/** The player who has claimed the Final tile and wins first, if nobody stops them. */
export function holderIn({ players, current, order }: AlarmPart): Seat | null {
  const all = order.flat();
  const from = all.indexOf(current);
  const coming = [...all.slice(from + 1), ...all.slice(0, from + 1)];
  return coming.find((seat) => players[seat]?.claim) ?? null;
}

const left = (view: View, holder: Seat, key: 'you' | 'player'): Say =>
  say(`alarm.held.${key}.${roundsLeft(view, holder)}`, { who: name(holder) });

/** What all waiting players must know: a player is about to win. */
export function alarmOf(view: View, viewer: Seat | null): Say | null {
  const holder = view.winner === null ? holderIn(view) : null;
  return holder === null ? null : left(view, holder, holder === viewer ? 'you' : 'player');
}

/** Whom the player on turn must stop now; null: nobody, or a partner wins first, or the question is not about the turn itself. */
export function rivalIn({ kind }: AskedKind, view: AlarmPart): Seat | null {
  const holder = kind === 'turn' || kind === 'after' ? holderIn(view) : null;
  return holder === null || holder === view.current || arePartners(view.players, view.current, holder) ? null : holder;
}

/** How the player on turn may still stop `rival`. */
function wayTo(rival: Seat, { kind, options = [] }: AskedKind, view: View): Say {
  const who = name(rival);
  if (options.some((option) => option.do === 'duel' && option.with === rival)) return say('alarm.duel');
  if (view.players[rival]?.invisible) return say('alarm.unseen', { who });
  const mine = kind === 'turn' ? threatsTo(view, rival).find(({ seat }) => seat === view.current) : undefined;
  if (mine === undefined || mine.here) return say(`alarm.far.${kind === 'turn' ? 'turn' : 'after'}`);
  const values = { percent: percent(mine.chance), n: mine.turns, rolls: rollsText(mine.rolls) };
  if (mine.chance === 1) return say('alarm.sure', values);
  return mine.turns === 1 ? say('alarm.die', values) : say('alarm.dice', values);
}

/** The beam of the player on turn while `rival` is about to win. */
export const alarmFor = (rival: Seat, asked: AskedKind, view: View): { readonly title: Say; readonly sub: Say } => ({
  title: say(`alarm.${asked.kind === 'turn' ? 'turn' : 'after'}`, { who: name(rival) }),
  sub: say('alarm.sub', { held: left(view, rival, 'player'), way: wayTo(rival, asked, view) }),
});
