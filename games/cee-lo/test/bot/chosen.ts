import type { AskedPacket, Bot } from '@tavern/bots';
import { fast, seat } from '@tavern/engine';
import { bot } from '../../bot/index.ts';
import { startOf } from '../../bot/prospect.ts';
import { rulesSchema } from '../../rules/house-rules.ts';
import { fairTable } from '../../rules/rule-sets.ts';
import type { CeeLo } from '../../rules/types.ts';
import type { CeeLoScene } from '../cee-lo.ts';

export const rng = () => fast(1).stream('bot');

/** What a bot does here, from its packet. */
export function chosen(scene: CeeLoScene, kind: string, who: Bot<CeeLo> = bot) {
  scene.asks(0, kind);
  return who.choose(scene.match.packet(seat(0)) as AskedPacket<CeeLo>, seat(0), rng());
}

/** A run that has not begun. */
export const start = (rules: Partial<CeeLo['rules']> = {}) => startOf(rulesSchema.parse(rules));

export const FAIR = rulesSchema.parse(fairTable.rules);
