import type { ReactNode } from 'react';
import { assignKeys } from './keys.ts';

export interface PromptOption {
  readonly id: string;
  readonly label: ReactNode;
  /** The consequence. */
  readonly sub?: ReactNode;
  /** Why it cannot be chosen now. */
  readonly why?: string | undefined;
  readonly icon?: string | undefined;
  readonly kind?: 'plain' | 'primary' | 'danger' | undefined;
  /** The heading it stands under. */
  readonly group?: string | undefined;
  /** What the second press says, for what cannot be taken back. */
  readonly confirm?: string | undefined;
}

interface KeyedOption {
  readonly option: PromptOption;
  readonly hotkey: string | undefined;
}

export interface OptionGroup {
  readonly title: string | undefined;
  readonly options: readonly KeyedOption[];
}

/** What may be chosen, by groups in the order of their first option; then, without keys, what may not. */
export function arrange(options: readonly PromptOption[], reserved?: Iterable<string>): readonly OptionGroup[] {
  const open = Map.groupBy(
    options.filter((option) => option.why === undefined),
    (option) => option.group,
  );
  const keys = assignKeys(options.length, reserved);
  let used = 0;
  const groups: OptionGroup[] = Array.from(open, ([title, members]) => ({
    title,
    options: members.map((option) => ({ option, hotkey: keys[used++] })),
  }));
  const blocked = options.filter((option) => option.why !== undefined);
  if (blocked.length > 0) groups.push({ title: undefined, options: blocked.map((option) => ({ option, hotkey: undefined })) });
  return groups;
}
