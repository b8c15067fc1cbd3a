import { readCode } from '@tavern/decks';
import { type Field, offers } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { seatFields } from '../../model/lobby/seat-fields.ts';
import { firstRules } from '../../parts/rules/presets.ts';
import { usualLevel } from '../../parts/seats/bot-levels.ts';
import type { BotWish } from '../../settings/settings.ts';

type ChoiceField = Extract<Field, { type: 'choice' }>;

/** What can be chosen for a match against bots. */
export interface BotOffer {
  readonly fields: readonly ChoiceField[];
  /** The most opponents: limited by seats, and by what anybody wants. */
  readonly rivals: number;
  readonly levels: readonly string[];
}

const MOST_RIVALS = 5;
const USUAL_RIVALS = 3;

export function offerOf(pack: LobbyPack): BotOffer {
  const fields = seatFields(pack, firstRules(pack)).filter((field): field is ChoiceField => field.type === 'choice');
  const { levels } = pack;
  const own = levels.filter((level) => level !== 'random');
  return { fields, rivals: Math.min(MOST_RIVALS, pack.game.seats[1] - 1), levels: own.length === 0 ? levels : own };
}

/** The choices of last time where the game still has them, otherwise the usual ones. */
export function wishOf(pack: LobbyPack, kept: Partial<BotWish> | undefined): BotWish {
  const { fields, rivals, levels } = offerOf(pack);
  const choice = Object.entries(kept?.choice ?? {}).filter(([name, value]) =>
    fields.some((field) => field.name === name && offers(field, value) && isTaken(pack, field, value)),
  );
  const wanted = kept?.rivals ?? USUAL_RIVALS;
  return {
    choice: Object.fromEntries(choice),
    rivals: Number.isInteger(wanted) ? Math.max(1, Math.min(rivals, wanted)) : Math.min(rivals, USUAL_RIVALS),
    level: kept?.level !== undefined && levels.includes(kept.level) ? kept.level : usualLevel(levels),
  };
}

/** An open choice offers more than its schema may take by now. */
function isTaken({ decks }: LobbyPack, field: ChoiceField, value: string | number | boolean): boolean {
  if (field.open !== true || decks === undefined || field.values.some((each) => each.value === value)) return true;
  return readCode(decks, String(value)).ok;
}

/** With another value for a field; null: any. */
export function withChoice(wish: BotWish, field: string, value: string | number | boolean | null): BotWish {
  const { [field]: _before, ...others } = wish.choice;
  return { ...wish, choice: value === null ? others : { ...others, [field]: value } };
}
