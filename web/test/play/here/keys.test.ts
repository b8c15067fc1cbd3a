import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { askedKeys, type Keys, lockKeys } from '../../../play/here/keys.ts';

const channel = (): BroadcastChannel => {
  const opened = new BroadcastChannel('tavern.test');
  onTestFinished(() => opened.close());
  return opened;
};

/** One for each tab. Locks belong to a browser, and here that is this process. */
const kinds: [string, () => Keys][] = [
  ['the browser’s locks', () => lockKeys(navigator.locks, 40)],
  ['asking around', () => askedKeys(channel(), 300)],
];

describe.each(kinds)('a key, by %s', (_name, keysOfTab) => {
  it('is held by one tab at a time, and by the next one after it was given back', async () => {
    const [here, there] = [keysOfTab(), keysOfTab()];
    const giveBack = await here.take('match');
    expect(giveBack).not.toBeNull();
    expect(await there.take('match')).toBeNull();
    expect(await here.take('match')).toBeNull();
    giveBack?.();
    const again = await there.take('match');
    expect(again).not.toBeNull();
    again?.();
  });

  it('is for one match', async () => {
    const [here, there] = [keysOfTab(), keysOfTab()];
    const [one, other] = [await here.take('one'), await there.take('other')];
    expect(one).not.toBeNull();
    expect(other).not.toBeNull();
    one?.();
    other?.();
  });
});

describe('a reloaded page', () => {
  it('gets the key as soon as the old page has given it back', async () => {
    const [old, fresh] = [lockKeys(navigator.locks, 60_000), lockKeys(navigator.locks, 60_000)];
    const giveBack = await old.take('match');
    const coming = fresh.take('match');
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
    giveBack?.();
    const taken = await coming;
    expect(taken).not.toBeNull();
    taken?.();
  });
});
