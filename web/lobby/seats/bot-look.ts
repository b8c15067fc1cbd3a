import type { SeatedBot } from '@tavern/bots';
import type { Speech } from '../../words/words.ts';
import type { SeatPlace } from './seat-place.ts';

/** What a bot's place shows beside its name. */
export const botLook = ({ t }: Pick<Speech, 't'>, bot: SeatedBot | null | undefined): Pick<SeatPlace, 'level' | 'badge'> =>
  bot == null ? {} : { level: t(`level.${bot.level}`), badge: bot.person.crest };
