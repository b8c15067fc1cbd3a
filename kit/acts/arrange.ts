import { type Act, isBlocked } from './act.ts';
import { assignKeys } from './keys.ts';

export interface ActGroup {
  readonly title: string | undefined;
  readonly acts: readonly Act[];
}

/** What may be chosen, by groups in the order of their first act, each with a key; then, without keys, what may not. */
export function arrange(acts: readonly Act[], reserved?: Iterable<string>): readonly ActGroup[] {
  const open = Map.groupBy(
    acts.filter((act) => !isBlocked(act)),
    (act) => act.group,
  );
  const keys = assignKeys(acts.length, reserved);
  let used = 0;
  const groups: ActGroup[] = Array.from(open, ([title, members]) => ({
    title,
    acts: members.map((act) => ({ ...act, key: keys[used++] })),
  }));
  const blocked = acts.filter(isBlocked);
  if (blocked.length > 0) groups.push({ title: undefined, acts: blocked });
  return groups;
}
