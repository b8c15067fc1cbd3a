export interface Pairs {
  readonly both: readonly string[];
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

const isPicture = (name: string): boolean => /\.(?:png|jpg)$/.test(name);

/** Which pictures two folders share, and which only one of them has, by name. */
export function pairsOf(before: readonly string[], after: readonly string[]): Pairs {
  const [old, now] = [before.filter(isPicture).sort(), after.filter(isPicture).sort()];
  return {
    both: old.filter((name) => now.includes(name)),
    gone: old.filter((name) => !now.includes(name)),
    added: now.filter((name) => !old.includes(name)),
  };
}
