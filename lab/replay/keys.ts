import { emitKeypressEvents, type Key } from 'node:readline';

/** The names of the keys that are pressed at this terminal, until nobody asks for more. */
export async function* pressedKeys(input: NodeJS.ReadStream): AsyncGenerator<string> {
  const pressed: string[] = [];
  let wake: (() => void) | null = null;
  const heard = (_text: string | undefined, { name = '', ctrl = false }: Key): void => {
    pressed.push(ctrl ? `ctrl-${name}` : name);
    wake?.();
  };
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on('keypress', heard);
  input.resume();
  try {
    while (true) {
      const key = pressed.shift();
      if (key !== undefined) yield key;
      else await new Promise<void>((next) => (wake = next));
    }
  } finally {
    input.off('keypress', heard);
    input.setRawMode(false);
    input.pause();
  }
}
