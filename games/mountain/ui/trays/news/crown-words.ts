import { type Say, type Seat, say } from '@tavern/engine';
import { percent } from '@tavern/kit/figures.ts';
import type { View } from '../../../rules/view.ts';
import { name } from '../../../text/tell/words.ts';
import { roundsLeft, type Threat, threatsTo } from '../../odds/threats.ts';
import { rollsText } from '../../words/rolls-text.ts';

function threatWords({ seat, here, turns, rolls, chance }: Threat, viewer: Seat | null): Say {
  const who = seat === viewer ? say('tray.news.crown.yourself') : name(seat);
  if (here) return say('tray.news.crown.here', { who });
  if (chance === 1) return say('tray.news.crown.sure', { who });
  const values = { who, percent: percent(chance) };
  return turns === 1
    ? say('tray.news.crown.die', { ...values, rolls: rollsText(rolls) })
    : say('tray.news.crown.dice', { ...values, n: turns });
}

/** What holding the Final tile means, in one line: how long it must be held, and who may still roll their way there. */
export function crownLine(view: View, holder: Seat, viewer: Seat | null): Say {
  const key = holder === viewer ? 'you' : 'player';
  const rounds = say(roundsLeft(view, holder) === 1 ? 'tray.news.crown.round' : 'tray.news.crown.rounds');
  const values = { rounds, holder: name(holder) };
  if (view.players[holder]?.invisible) return say(`tray.news.crown.unseen.${key}`, values);
  const threats = threatsTo(view, holder);
  if (threats.length === 0) return say(`tray.news.crown.nobody.${key}`, values);
  return say(`tray.news.crown.reach.${key}`, { ...values, who: threats.map((threat) => threatWords(threat, viewer)) });
}
