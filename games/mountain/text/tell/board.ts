import { type Block, type Say, say, seatsOf, type TablePlace } from '@tavern/engine';
import { TILES } from '../../rules/board.ts';
import type { View } from '../../rules/view.ts';

const ROW = 10;

/** The mountain in two rows, from Start up; in the first round with what the marks mean. */
export function boardBlock(view: View): Block {
  const rows: TablePlace[][] = [];
  for (let from = 0; from < TILES; from += ROW)
    rows.push(view.board.slice(from, from + ROW).map((_, index) => placeOf(view, from + index)));
  const legend = [say('table.legend'), ...(view.board.includes('shop') ? [say('table.legend.shop')] : [])];
  return { id: 'board', kind: 'places', legend: view.round > 1 ? [] : legend, rows };
}

/** Tiles of all three tiers are of one kind. */
function placeOf({ board, players, traps }: View, at: number): TablePlace {
  const tile = board[at] ?? 'start';
  const mark = say(`mark.${tile}`);
  return {
    number: at,
    label: traps.some((trap) => trap.tile === at) ? say('mark.trapped', { mark }) : mark,
    kind: tile.replace(/\d$/, ''),
    seats: seatsOf(players.length).filter((seat) => players[seat]?.at === at && !players[seat].out),
  };
}

export function deckLine({ decks: { enemy, treasure, luck } }: View): Say {
  const [enemy1 = 0, enemy2 = 0, enemy3 = 0] = enemy;
  const [treasure1 = 0, treasure2 = 0, treasure3 = 0] = treasure;
  return say('table.decks', { enemy1, enemy2, enemy3, treasure1, treasure2, treasure3, luck });
}
