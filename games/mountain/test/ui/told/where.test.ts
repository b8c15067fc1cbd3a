import { asTold } from '@tavern/kit/show/as-told.ts';
import { describe, expect, test } from 'vitest';
import { attack, mountain } from '../../mountain.ts';
import { move } from '../../rules/actions.ts';
import { STRUCK } from '../../rules/scenes.ts';
import { ToldTable } from './mountain-table.ts';

type Telling = ConstructorParameters<typeof ToldTable>[2];

const WHERE = /\btile \d+, round \d+$/i;
const FALL = /^Back to tile \d+ and asleep/;

/** What the tray says of the place, in every picture that it is drawn in: seat 0 comes to tile 11, fights there, and falls. */
function placesIn(viewer: number, telling?: Telling): readonly string[] {
  const scene = mountain({
    players: [{ at: 9, hp: 1 }, {}],
    board: { 11: 'enemy1' },
    enemies1: ['wolf'],
    dice: [2, ...STRUCK],
    rests: ['turn', 'after', 'fight'],
  });
  const table = new ToldTable(scene, viewer, telling);
  const seen = new Set<string>();
  const look = (): void => {
    const words = table.words.split('\n');
    if (!words.includes('Wolf')) return;
    for (const line of words) if (WHERE.test(line) || FALL.test(line)) seen.add(line);
  };
  table.screen.playback.listen(look);
  table.answer(0, move).screen.watch();
  table.answer(0, attack(0)).screen.watch();
  return [...seen];
}

const tilesIn = (lines: readonly string[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => line.match(/tile \d+/gi) ?? []).map((tile) => tile.toLowerCase())),
];

describe('where a fight is, and where a fall leads', () => {
  test.each([0, 1])('counts from the tile of the fight, from the first moment of the tray to its last (seat %i)', (viewer) => {
    const lines = placesIn(viewer);
    expect(lines.filter((line) => WHERE.test(line)).length).toBeGreaterThan(0);
    expect(lines.filter((line) => FALL.test(line)).length).toBeGreaterThan(0);
    expect([...tilesIn(lines)].sort()).toEqual(['tile 10', 'tile 11']);
  });

  test('a planted fault is found: a table that reckons with where one will be', () => {
    const ahead: Telling = (props, show) => ({ ...asTold(props, show), view: props.view });
    expect(tilesIn(placesIn(0, ahead))).toContain('tile 9');
  });
});
