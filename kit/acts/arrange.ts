import { type Act, isBlocked } from './act.ts';
import { assignKeys } from './keys.ts';

export interface ActGroup {
  readonly title: string | undefined;
  readonly acts: readonly Act[];
}

/** First the acts that can be chosen, each with a key, by groups in the order of their first act. Then the blocked ones, without keys. */
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
