import { type Json, type Say, say } from '@tavern/engine';
import { isEnemyTile, type Tier, type TileKind, tierOf } from '../../rules/board.ts';
import { COMPOSITIONS, SPOILS } from '../../rules/encounters.ts';
import type { View } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';

const TIERS: readonly Tier[] = [1, 2, 3];

/** "two of tier 2", "one of tier 2 and one of tier 1": alike ones are counted. */
function party(foes: readonly Tier[]): Json {
  return [...TIERS].reverse().flatMap((tier) => {
    const n = foes.filter((each) => each === tier).length;
    return n === 0 ? [] : [say(n === 1 ? 'tip.tile.one' : 'tip.tile.several', { n, tier })];
  });
}

function enemyLines(tier: Tier): Say[] {
  const waits = COMPOSITIONS[tier].map(({ of10, foes }) =>
    of10 === 10
      ? say('tip.tile.foes.always', { foes: party(foes) })
      : say('tip.tile.foes', { percent: of10 * 10, foes: party(foes) }),
  );
  const spoils = TIERS.filter((each) => COMPOSITIONS[tier].some(({ foes }) => foes.includes(each))).map((each) => {
    const found = SPOILS[each].map(({ of100, tier: treasure }) => say('tip.tile.spoil', { percent: of100, tier: treasure }));
    return say('tip.tile.spoils', { tier: each, found });
  });
  return [...waits, ...spoils];
}

function kindLines(kind: TileKind, { rules }: View): Say[] {
  if (isEnemyTile(kind)) return enemyLines(tierOf(kind));
  if (kind === 'final') return [say(`tip.tile.final.${rules.finalWin}`)];
  if (kind === 'start' || kind === 'sanctuary' || kind === 'luck') return [say(`tip.tile.${kind}`)];
  return [say('tip.tile.treasure', { tier: tierOf(kind) })];
}

/** What a tile does, and what is there just now. */
export function tileTip(tile: number, view: View): { readonly title: Say; readonly lines: readonly Say[] } {
  const kind = view.board[tile] ?? 'start';
  const here = view.players.flatMap((player, index) => (player.at === tile && !player.out ? [name(index)] : []));
  const trap = view.traps.find((each) => each.tile === tile);
  const ambush = view.players.some(({ kept }) => kept?.some(({ at }) => at === tile));
  return {
    title: say('tip.tile.title', { tile, kind: say(`tip.tile.kind.${kind}`) }),
    lines: [
      ...kindLines(kind, view),
      ...(trap === undefined ? [] : [say(`tip.tile.trap.${view.rules.trapEffect}`, { owner: name(trap.owner) })]),
      ...(ambush ? [say('tip.tile.ambush')] : []),
      ...(here.length === 0 ? [] : [say('tip.tile.here', { who: here })]),
    ],
  };
}
