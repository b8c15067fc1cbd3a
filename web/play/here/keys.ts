/** Who has the key of a match may play it. There is one, whatever number of tabs. */
export interface Keys {
  /** Gives it back when called; null: another tab has it. */
  take(id: string): Promise<(() => void) | null>;
}

const nameOf = (id: string): string => `tavern.here.${id}`;

/** A page that was just loaded again may still hold it for a moment. */
const PATIENCE = 1_000;

/** The browser's own locks: given back by whatever way a tab ends. */
export const lockKeys = (locks: LockManager, patience = PATIENCE): Keys => ({
  take: (id) =>
    new Promise((taken) => {
      const held = (): Promise<void> => new Promise((giveBack) => taken(() => giveBack()));
      locks.request(nameOf(id), { signal: AbortSignal.timeout(patience) }, held).catch(() => taken(null));
    }),
});

type Talk = { readonly wanted: string } | { readonly held: string };

/** Where there are no locks (pages that do not come over https): whoever wants a key asks around. */
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

/** The one ring of keys of this page, or of this worker. */
export function browserKeys(): Keys {
  known ??= 'locks' in navigator ? lockKeys(navigator.locks) : askedKeys(new BroadcastChannel('tavern.here'));
  return known;
}
