/** The tab with the key of a match may play it. There is one key, however many tabs. */
export interface Keys {
  /** Resolves to a function that gives the key back; null: another tab has it. */
  take(id: string): Promise<(() => void) | null>;
}

const nameOf = (id: string): string => `tavern.here.${id}`;

/** A page that was just reloaded may still hold the key for a moment. */
const PATIENCE = 1_000;

/** The browser's own locks, which are given back however a tab ends. */
export const lockKeys = (locks: LockManager, patience = PATIENCE): Keys => ({
  take: (id) =>
    new Promise((taken) => {
      const held = (): Promise<void> => new Promise((giveBack) => taken(() => giveBack()));
      locks.request(nameOf(id), { signal: AbortSignal.timeout(patience) }, held).catch(() => taken(null));
    }),
});

type Talk = { readonly wanted: string } | { readonly held: string };

/** Without locks (pages without https): a tab that wants a key asks the others. */
export function askedKeys(channel: BroadcastChannel, patience = 400): Keys {
  const own = new Set<string>();
  let wanted: { readonly id: string; readonly refused: () => void } | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<Talk>) => {
    if ('wanted' in data && own.has(data.wanted)) channel.postMessage({ held: data.wanted } satisfies Talk);
    if ('held' in data && wanted?.id === data.held) wanted.refused();
  });
  return {
    async take(id) {
      if (own.has(id)) return null;
      const free = await new Promise<boolean>((known) => {
        wanted = { id, refused: () => known(false) };
        channel.postMessage({ wanted: id } satisfies Talk);
        setTimeout(() => known(true), patience);
      });
      wanted = null;
      if (!free) return null;
      own.add(id);
      return () => void own.delete(id);
    },
  };
}

let known: Keys | null = null;

/** The keys of this page, or of this worker. */
export function browserKeys(): Keys {
  known ??= 'locks' in navigator ? lockKeys(navigator.locks) : askedKeys(new BroadcastChannel('tavern.here'));
  return known;
}
