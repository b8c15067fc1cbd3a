import type { Chosen } from '../../parts/rules/presets.ts';

/** A player and their choice. `mayChoose`: the viewer may choose for them. */
export interface Chooser {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  readonly bot: boolean;
  readonly choice: Chosen;
  /** They have chosen it; otherwise it is only suggested. */
  readonly picked: boolean;
  readonly mayChoose: boolean;
  /** They keep it, even if others want it. Left out: people do who have chosen it, bots do not. */
  readonly firm?: boolean;
}
