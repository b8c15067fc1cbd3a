import { cardName, type Json, type Say, type Seat, say } from '@tavern/engine';
import { isEnemyTile, type Tier, type TileKind, tierOf } from '../../rules/board.ts';
import { boxOf } from '../../rules/box.ts';
import { COMPOSITIONS, SPOILS } from '../../rules/encounters.ts';
import type { View } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';

const TIERS: readonly Tier[] = [1, 2, 3];
const ALWAYS = 10;

/** "two of tier 2", "one of tier 2 and one of tier 1": equal ones are counted. */
function party(opponents: readonly Tier[]): Json {
  return [...TIERS].reverse().flatMap((tier) => {
    const n = opponents.filter((each) => each === tier).length;
    return n === 0 ? [] : [say(n === 1 ? 'tip.tile.one' : 'tip.tile.several', { n, tier })];
  });
}

/** Which enemies may wait there: "70%: 2 of tier 1" (KM-080..KM-082). */
const enemyLines = (tier: Tier): Say[] =>
  COMPOSITIONS[tier].map(({ of10, foes }) =>
    of10 === ALWAYS
      ? say('tip.tile.enemies.always', { enemies: party(foes) })
      : say('tip.tile.enemies', { percent: of10 * 10, enemies: party(foes) }),
  );

/** What those enemies may leave behind. */
const spoilLines = (tier: Tier, { rules }: View): Say[] =>
  TIERS.filter((each) => COMPOSITIONS[tier].some(({ foes }) => foes.includes(each))).flatMap((each) => {
    const found = SPOILS[each].map(({ of100, tier: treasure }) => say('tip.tile.spoil', { percent: of100, tier: treasure }));
    const sure = (boxOf(rules).enemy[each - 1] ?? []).flatMap(({ card }) =>
      card.leaves === undefined ? [] : [say('tip.tile.spoils.sure', { enemy: cardName(card), tier: card.leaves })],
    );
    return [say('tip.tile.spoils', { tier: each, found }), ...sure];
  });

/** What a tile does to a player who stops there. */
export function kindLines(kind: TileKind, { rules }: View): Say[] {
  if (isEnemyTile(kind)) return enemyLines(tierOf(kind));
  if (kind === 'final') return [say(`tip.tile.final.${rules.finalWin}`)];
  if (kind === 'start') return [say('tip.tile.start'), ...(rules.safeStart ? [say('tip.tile.start.safe')] : [])];
  if (kind === 'sanctuary') return [say('tip.tile.sanctuary'), ...(rules.expansion ? [say('tip.tile.sanctuary.peddler')] : [])];
  if (kind === 'luck' || kind === 'shop') return [say(`tip.tile.${kind}`)];
  return [say('tip.tile.treasure', { tier: tierOf(kind) })];
}

export function trapLines(tile: number, { traps, rules }: View): Say[] {
  const trap = traps.find((each) => each.tile === tile);
  return trap === undefined ? [] : [say(`tip.tile.trap.${rules.trapEffect}`, { owner: name(trap.owner) })];
}

/** Who is there, except `me`. */
export function hereLines(tile: number, { players }: View, me: Seat | null): Say[] {
  const here = players.flatMap(({ at, out }, index) => (index !== me && at === tile && !out ? [name(index)] : []));
  return here.length === 0 ? [] : [say('tip.tile.here', { who: here })];
}

/** What a tile does, and what is there now. */
export function tileTip(tile: number, sight: View): { readonly title: Say; readonly lines: readonly Say[] } {
  const kind = sight.board[tile] ?? 'start';
  const lurker = sight.players.find(({ kept }) => kept?.some(({ at }) => at === tile));
  return {
    title: say('tip.tile.title', { tile, kind: say(`tip.tile.kind.${kind}`) }),
    lines: [
      ...kindLines(kind, sight),
      ...(isEnemyTile(kind) ? spoilLines(tierOf(kind), sight) : []),
      ...trapLines(tile, sight),
      ...(lurker === undefined ? [] : [say(lurker.team === null ? 'tip.tile.ambush' : 'tip.tile.ambush.team')]),
      ...hereLines(tile, sight, null),
    ],
  };
}
