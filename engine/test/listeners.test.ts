import { Listeners } from '@tavern/engine';
import { expect, test } from 'vitest';

type Heard = (what: string) => void;

/** Listeners, and all that they have heard. */
function ears() {
  const listeners = new Listeners<Heard>();
  const heard: string[] = [];
  return { listeners, heard, say: (what: string) => listeners.tell((listener) => listener(what)) };
}

test('everybody who listens is told, in the order in which they came', () => {
  const { listeners, heard, say } = ears();
  listeners.listen((what) => heard.push(`Ann ${what}`));
  listeners.listen((what) => heard.push(`Bo ${what}`));
  say('hears it');
  expect(heard).toEqual(['Ann hears it', 'Bo hears it']);
});

test('FS-058: one that fails does not keep the others from being told, and its error is not lost', () => {
  const { listeners, heard, say } = ears();
  listeners.listen(() => {
    throw new Error('Ann stumbles');
  });
  listeners.listen((what) => heard.push(`Bo ${what}`));
  expect(() => say('hears it')).toThrow('Ann stumbles');
  expect(heard).toEqual(['Bo hears it']);
});

test('FS-080: who has stopped is not told, and stopping twice is no mistake', () => {
  const { listeners, heard, say } = ears();
  const stop = listeners.listen((what) => heard.push(`Ann ${what}`));
  listeners.listen((what) => heard.push(`Bo ${what}`));
  stop();
  stop();
  say('hears it');
  expect(heard).toEqual(['Bo hears it']);
  expect(listeners.size).toBe(1);
});

test('who comes while others are told is told too, and who goes before their turn is not', () => {
  const { listeners, heard, say } = ears();
  listeners.listen(() => {
    stop();
    listeners.listen((what) => heard.push(`Cy ${what}`));
  });
  const stop = listeners.listen((what) => heard.push(`Bo ${what}`));
  say('hears it');
  expect(heard).toEqual(['Cy hears it']);
});

test('it can be handed on by its name alone, as React wants it', () => {
  const { listeners, heard, say } = ears();
  const { listen } = listeners;
  listen((what) => heard.push(what));
  say('news');
  expect(heard).toEqual(['news']);
});

test('after everybody was sent away nobody is told', () => {
  const { listeners, heard, say } = ears();
  listeners.listen((what) => heard.push(what));
  listeners.clear();
  say('news');
  expect(heard).toEqual([]);
  expect(listeners.size).toBe(0);
});
