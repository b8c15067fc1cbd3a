import { say } from '@tavern/engine';
import { tipInWords } from '@tavern/kit/tips/tip.ts';
import { cards } from '../../rules/catalog.ts';
import { COMBO_BONUS } from '../../rules/reckoning/combos.ts';
import type { AwardReason, ComboKind } from '../../rules/reckoning/types.ts';
import { CHARACTER_ZONES, type GameType } from '../../rules/state.ts';
import { cardSay, textOf, typeSay } from '../../text/tell/words.ts';
import type { Sight, Tip } from './tip.ts';

/** A combo with its bonus, which is the rules' own number. */
export function comboTip(kind: ComboKind): Tip {
  const bonus = COMBO_BONUS[kind];
  return tipInWords(say('tip.combo', { combo: say(`tip.combo.${kind}`), n: bonus }), [say('tip.combo.rule')]);
}

/** Cards of which an award can come. */
const AWARD_CARDS = { truce: 'sp-8', landslide: 'sp-2', doubleOrNothing: 'sp-10' } as const;

/** Why the judges give points: as the house rule says, or as a card says. */
export function awardTip(why: AwardReason, { view }: Sight): Tip {
  const title = say(`tip.award.${why}`);
  if (why === 'truce' || why === 'landslide' || why === 'doubleOrNothing')
    return tipInWords(title, [say('tip.award.card', { card: cardSay(AWARD_CARDS[why]), text: textOf(AWARD_CARDS[why]) })]);
  return tipInWords(title, [say(why === 'tie' ? 'tip.award.tie.rule' : `tip.award.${why}.${view.rules.vpScheme}`)]);
}

/** A type: the leaders who let it stand everywhere, and the combos it makes. */
export function typeTip(type: GameType): Tip {
  const leaders = cards.all.filter(({ zones }) => zones !== null && CHARACTER_ZONES.every((zone) => zones[zone].includes(type)));
  return tipInWords(typeSay(type), [
    say('tip.type'),
    ...(leaders.length === 0 ? [] : [say('tip.type.leaders', { leaders: leaders.map(({ id }) => cardSay(id)) })]),
  ]);
}
