import { useEffect, useEffectEvent } from 'react';
import { Layers } from './layers.ts';

let known: Layers | null = null;

/** The layers of this page. */
export function theLayers(): Layers {
  if (known !== null) return known;
  const layers = new Layers(history);
  known = layers;
  addEventListener('popstate', () => layers.moved());
  return layers;
}

/** While it is open, the browser's Back closes it instead of going elsewhere. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? theLayers().open(() => close()) : undefined), [open]);
}
