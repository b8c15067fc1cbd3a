/**
 * House rules that go together, under a name: `preset.<id>.name` and `preset.<id>.about` in the game's words. Rules that are not
 * named keep their defaults.
 */
export interface Preset {
  readonly id: string;
  readonly rules: object;
  /** Where people should begin: the menu has it chosen already. At most one. */
  readonly recommended?: true;
}
