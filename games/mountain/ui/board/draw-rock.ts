import { rasterise } from '@tavern/kit';
import { iconShapes } from '@tavern/kit/icons/icon-shapes.ts';
import { useEffect, useState } from 'react';
import { bleedOf, mountainPicture } from '../../look/mountain/index.ts';
import type { TileKind } from '../../rules/board.ts';
import { carvingOf, ICONS } from '../words/tile-looks.ts';
import { Rocks } from './rocks.ts';
import type { BoardShape } from './shapes.ts';

const rocks = new Rocks();

/** Pictures are drawn at these sharpnesses only, so that resizing a window needs few of them. */
const STEPS = [1, 1.25, 1.5, 2, 2.5, 3, 4];

/** Pixels of the screen for one unit of the mountain, rounded up to the next step. */
export const sharpnessFor = (pixels: number): number => STEPS.find((step) => step >= pixels) ?? 4;

async function draw(shape: BoardShape, board: readonly TileKind[], sharpness: number): Promise<string> {
  const shapes = await iconShapes(ICONS);
  const svg = mountainPicture({ shape, carvings: board.map((kind) => carvingOf(kind, shapes)), prize: shapes.crown });
  const bleed = bleedOf(shape);
  const [wide, high] = [shape.width, shape.height].map((side) => Math.round((side + 2 * bleed) * sharpness));
  if (wide === undefined || high === undefined) throw new Error('a mountain has a size');
  const address = await rasterise(svg.replace('<svg ', `<svg width="${wide}" height="${high}" `), wide, high);
  const picture = new Image();
  picture.src = address;
  // Decoded first; otherwise it would flicker.
  await picture.decode();
  return address;
}

interface Rock {
  readonly shape: BoardShape;
  readonly address: string;
  /** It was drawn while the player looked on, so it fades in. A picture that was there from the start does not. */
  readonly fresh: boolean;
}

/**
 * The mountain as a picture, drawn once for each size and board; null until the first one is ready. A sharper one replaces it when it is
 * ready.
 */
export function useRock(shape: BoardShape, board: readonly TileKind[], sharpness: number): Rock | null {
  const layout = board.join();
  const key = `${shape.id} ${sharpness} ${layout}`;
  const [rock, setRock] = useState<Rock | null>(() => {
    const address = rocks.there(key);
    return address === null ? null : { shape, address, fresh: false };
  });
  useEffect(() => {
    let wanted = true;
    const laid = (address: string): void =>
      setRock((before) => (before?.address === address && before.shape === shape ? before : { shape, address, fresh: true }));
    rocks
      .want(key, () => draw(shape, board, sharpness))
      .then(
        (address) => wanted && laid(address),
        (problem: unknown) => console.warn('no picture of the mountain', problem),
      );
    return () => {
      wanted = false;
    };
  }, [shape, layout, sharpness, key]);
  return rock?.shape === shape ? rock : null;
}
