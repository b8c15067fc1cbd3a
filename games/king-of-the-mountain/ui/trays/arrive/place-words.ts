import { type Say, type Seat, say } from '@tavern/engine';
import { isEnemyTile, type Tier, type TileKind, tierOf } from '../../../rules/board.ts';
import { COMPOSITIONS } from '../../../rules/encounters.ts';
import type { View } from '../../../rules/view.ts';
import { name } from '../../../text/tell/words.ts';

const ALWAYS = 10;

/** Who may wait there: "70 %: 2 of tier 1" (KM-080..KM-082). */
function foesOf(tier: Tier): Say[] {
  return COMPOSITIONS[tier].map(({ of10, foes }) => {
    const party = ([3, 2, 1] as const).flatMap((each) => {
      const n = foes.filter((foe) => foe === each).length;
      return n === 0 ? [] : [say(n === 1 ? 'tip.tile.one' : 'tip.tile.several', { n, tier: each })];
    });
    return of10 === ALWAYS
      ? say('tip.tile.foes.always', { foes: party })
      : say('tip.tile.foes', { percent: of10 * 10, foes: party });
  });
}

function kindWords(kind: TileKind, { rules }: View): Say[] {
  if (isEnemyTile(kind)) return foesOf(tierOf(kind));
  if (kind === 'final') return [say(`tip.tile.final.${rules.finalWin}`)];
  if (kind === 'start' || kind === 'sanctuary' || kind === 'luck') return [say(`tip.tile.${kind}`)];
  return [say('tip.tile.treasure', { tier: tierOf(kind) })];
}

/** What waits for whoever stops on a tile: the tile itself, a trap, others. */
export function placeWords(tile: number, view: View, me: Seat): readonly Say[] {
  const { board, traps, players, rules } = view;
  const trap = traps.find((each) => each.tile === tile);
  const others = players.flatMap((player, index) => (index !== me && player.at === tile && !player.out ? [name(index)] : []));
  return [
    ...kindWords(board[tile] ?? 'start', view),
    ...(trap === undefined ? [] : [say(`tip.tile.trap.${rules.trapEffect}`, { owner: name(trap.owner) })]),
    ...(others.length === 0 ? [] : [say('tip.tile.here', { who: others })]),
  ];
}
