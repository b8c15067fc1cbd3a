import { useEffect, useState } from 'react';
import { pixel } from '../pixels.ts';
import { rasterise } from './rasterise.ts';

interface Drawing {
  /** With a viewBox and without a size. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

type Draw = () => Drawing | Promise<Drawing>;

const drawn = new Map<string, Promise<string>>();

/** Sharp on this screen, also where it is used larger than it was drawn. */
const sharpness = (): number => Math.min(4, Math.max(1.25, devicePixelRatio * pixel() * 1.2));

async function draw(drawing: Draw): Promise<string> {
  const { svg, width, height } = await drawing();
  const scale = sharpness();
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const address = await rasterise(svg.replace('<svg ', `<svg width="${wide}" height="${high}" `), wide, high);
  const picture = new Image();
  picture.src = address;
  // Decoded first; otherwise it would flicker where it is used.
  await picture.decode();
  return address;
}

/** The address of a picture that is drawn when it is first needed; null until then. */
export function useDrawnOnce(name: string, drawing: Draw): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const picture = drawn.get(name) ?? draw(drawing);
    drawn.set(name, picture);
    picture
      .then((made) => wanted && setAddress(made))
      .catch((problem: unknown) => {
        drawn.delete(name);
        console.warn(`no picture of ${name}`, problem);
      });
    return () => {
      wanted = false;
    };
  }, [name, drawing]);
  return address;
}
