import { idle } from '../idle.ts';

/** How many pixels of a filter are drawn within a frame. */
const AT_ONCE = 80_000;
/** Idle milliseconds that a strip should have. */
const ENOUGH = 8;

/**
 * Draws an SVG once and returns the address of the picture, so that filters cost nothing afterwards. It is drawn strip by strip, so that
 * nothing has to wait for it.
 */
export async function rasterise(svg: string, width: number, height: number): Promise<string> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    // In memory, because a canvas on the graphics card postpones all drawing to the end.
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('this browser draws no canvas');
    const strip = Math.max(1, Math.floor(AT_ONCE / width));
    let left = await idle();
    for (let top = 0; top < height; top += strip) {
      const tall = Math.min(strip, height - top);
      if (left() < ENOUGH) left = await idle();
      pen.drawImage(image, 0, top, width, tall, 0, top, width, tall);
      // Reading a single pixel forces it to draw now.
      pen.getImageData(0, top, 1, 1);
    }
    return URL.createObjectURL(await toBlob(canvas));
  } finally {
    URL.revokeObjectURL(source);
  }
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the canvas gave no picture')) : resolve(blob)));
  });
}
