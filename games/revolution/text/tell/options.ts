import { type OptionWords, type Say, say } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import type { ChooseOption, PlaceOption } from '../../rules/options.ts';
import type { RevolutionAsk, RevolutionOption } from '../../rules/types.ts';
import { cardSay, kindSays, textOf, zoneSay } from './words.ts';

export function question(ask: RevolutionAsk): Say {
  if (ask.kind === 'next') return say('ask.next', { round: ask.round });
  if (ask.kind !== 'choose') return say(`ask.${ask.kind}`);
  const by = cardSay(ask.by);
  return say(ask.by === 'h-2' ? 'ask.choose.h-2' : `ask.choose.${ask.by}.${ask.to ?? 'hand'}`, { by });
}

export function option(chosen: RevolutionOption, ask: RevolutionAsk): OptionWords {
  switch (chosen.do) {
    case 'keep':
      return { say: say('option.keep') };
    case 'redraw':
      return { say: say('option.redraw'), sub: say('option.redraw.sub') };
    case 'place':
      return place(chosen);
    case 'take':
      return { say: say('option.take', { card: cardSay(chosen.card) }), sub: textOf(chosen.card) };
    case 'aim':
      return aim(chosen, ask);
    case 'none':
      return { say: say('option.none'), sub: say('option.none.sub') };
    case 'seal':
      return {
        say: say('option.seal', { card: cardSay(chosen.card) }),
        sub: cards.get(chosen.card).kind === 'sp' ? textOf(chosen.card) : say('option.seal.bluff'),
      };
    case 'pass':
      return { say: say('option.pass') };
    case 'next':
      return { say: say('option.next') };
  }
}

/** A character by its type and power, a Help card by its text. */
function place({ card, zone, face }: PlaceOption): OptionWords {
  const words = { card: cardSay(card), zone: zoneSay(zone) };
  if (face === 'down') return { say: say('option.place.down', words), sub: say('option.place.down.sub') };
  const [type, ...others] = kindSays(card);
  const power = others.at(-1);
  const sub = cards.get(card).type === null || type === undefined || power === undefined ? textOf(card) : comma(type, power);
  return { say: say('option.place.up', words), sub };
}

const comma = (first: Say, next: Say): Say => say('tell.comma', { first, next });

function aim({ zone }: Extract<ChooseOption, { do: 'aim' }>, ask: RevolutionAsk): OptionWords {
  const target = ask.kind === 'choose' ? ask.targets.find((each) => each.zone === zone) : undefined;
  if (target === undefined) return { say: zoneSay(zone) };
  const [type, ...others] = kindSays(target.card);
  const power = others.at(-1);
  const deed = say('option.aim', { card: cardSay(target.card), zone: zoneSay(zone) });
  return type === undefined || power === undefined ? { say: deed } : { say: deed, sub: comma(type, power) };
}
