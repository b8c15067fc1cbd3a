import { say } from '@tavern/engine';
import { itemName, name } from '../../../text/tell/words.ts';
import { itemIcon } from '../../tips/icons.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';

/**
 * KM-051..KM-053: options that spend or waste a card take two presses. The gold one is the usual choice: to keep the card, but to spring an
 * ambush, which would be lost otherwise.
 */
export function interruptControl(option: MountainOption, { question, view }: Asked): Look | undefined {
  const { ask } = question;
  if (ask.kind !== 'interrupt') return undefined;
  const { point, by, tile } = ask;
  const who = name(by);
  if (option.do === 'pass' && question.options.length === 1)
    return {
      label: say('tray.interrupt.pass.none'),
      sub: say('tray.interrupt.pass.none.sub'),
      icon: 'check-mark',
      kind: 'primary',
    };
  if (option.do === 'pass') {
    const look: Look = {
      label: say(`tray.interrupt.pass.${point}`, { who }),
      sub: say(`tray.interrupt.pass.${point}.sub`, { who }),
      icon: point === 'duel' ? 'crossed-swords' : 'halt',
      kind: 'primary',
    };
    return point === 'ambush' ? { ...look, kind: 'plain', confirm: say('tray.interrupt.pass.ambush.sure') } : look;
  }
  if (option.do !== 'play' || 'by' in option) return undefined;
  if (point === 'ambush')
    return {
      label: say('tray.interrupt.spring'),
      sub: say('tray.interrupt.spring.sub', { who, tile }),
      icon: 'hooded-assassin',
      kind: 'primary',
      confirm: say('tray.interrupt.spring.sure', { who }),
    };
  return {
    label: say('tray.interrupt.play', { card: itemName(option.card) }),
    sub: say(`tray.interrupt.play.${point}`, { n: view.offer?.targets.length ?? 1 }),
    icon: itemIcon(option.card),
    kind: 'plain',
    confirm: say(`tray.interrupt.play.${point}.sure`, { card: itemName(option.card) }),
  };
}
