import { type Say, say } from '@tavern/engine';
import { TILES } from '../../rules/board.ts';
import type { View } from '../../rules/view.ts';
import { chain, name } from './words.ts';

const ROW = 10;

/** The mountain in two rows, from Start up; in the first round with what the marks mean. */
export function boardLines(view: View): Say[] {
  const rows: Say[] = [];
  for (let from = 0; from < TILES; from += ROW) {
    const tiles = view.board.slice(from, from + ROW).map((_, index) => tile(view, from + index));
    rows.push(chain('join.tiles', tiles));
  }
  return view.round > 1 ? rows : [say('table.legend'), ...rows];
}

function tile({ board, players, traps }: View, at: number): Say {
  const here = players.flatMap((player, index) => (player.at === at && !player.out ? [name(index)] : []));
  const kind = say(`mark.${board[at]}`);
  const place = say(traps.some((trap) => trap.tile === at) ? 'table.tile.trap' : 'table.tile', { n: at, kind });
  return here.length === 0 ? place : say('table.tile.taken', { place, who: here });
}

export function deckLine({ decks: { enemy, treasure, luck } }: View): Say {
  const [enemy1 = 0, enemy2 = 0, enemy3 = 0] = enemy;
  const [treasure1 = 0, treasure2 = 0, treasure3 = 0] = treasure;
  return say('table.decks', { enemy1, enemy2, enemy3, treasure1, treasure2, treasure3, luck });
}
