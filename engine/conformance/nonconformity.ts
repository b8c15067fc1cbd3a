/** A promise of the kernel that a game broke. */
class Nonconformity extends Error {}

export function insist(kept: boolean, why: () => string): void {
  if (!kept) throw new Nonconformity(why());
}
