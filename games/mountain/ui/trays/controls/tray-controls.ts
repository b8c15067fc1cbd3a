import type { Say } from '@tavern/engine';
import { type Act, sending } from '@tavern/kit/acts/index.ts';
import type { Asked, Look, MountainOption } from '../../words/look.ts';
import { keyOf } from './aim.ts';
import { arriveControl } from './arrive-controls.ts';
import { challengeControl } from './challenge-controls.ts';
import { duelControl } from './duel-controls.ts';
import { fightControl } from './fight-controls.ts';
import { forkControl } from './fork-controls.ts';
import { initiativeControl } from './initiative-controls.ts';
import { interruptControl } from './interrupt-controls.ts';
import { stealControl } from './steal-controls.ts';
import { vultureControl } from './vulture-controls.ts';
import { waveControl } from './wave-controls.ts';

export interface TrayControl extends Act<Say, Say> {
  readonly option: MountainOption;
  readonly why: Say | null;
  readonly key: string;
}

/** The looks of options, by kind of question; undefined: an unknown option. */
const LOOKS: { readonly [kind: string]: (option: MountainOption, asked: Asked) => Look | undefined } = {
  initiative: initiativeControl,
  fight: fightControl,
  duel: duelControl,
  challenge: challengeControl,
  arrive: arriveControl,
  interrupt: interruptControl,
  fork: forkControl,
  steal: stealControl,
  wave: waveControl,
  vulture: vultureControl,
};

/** The kinds of question that these trays ask; others have trays of their own, or are asked in words. */
export const CONTROLLED: readonly string[] = Object.keys(LOOKS);

/** Throws for an unknown option: a bug must be loud, not a silent gap. */
export function controlOf(
  option: MountainOption,
  { question }: Asked,
  look: Look | undefined,
  why: Say | null,
  key?: string,
): TrayControl {
  if (look === undefined || key === undefined) throw new Error(`no control for '${option.do}' in '${question.kind}'`);
  return { ...look, ...sending(option), why, key };
}

/** Every option has a control of its own, and so has every blocked one, with its reason. */
export function trayControlsOf(asked: Asked): readonly TrayControl[] {
  const { kind, options, blocked } = asked.question;
  return [...options.map((option) => ({ option, why: null })), ...blocked].map(({ option, why }, index) =>
    controlOf(option, asked, LOOKS[kind]?.(option, asked), why, keyOf(option, index)),
  );
}

/** What can be pressed while this target, and this drink, is chosen. */
export const aimedAt = (
  controls: readonly TrayControl[],
  target: number | null,
  drink: string | null = null,
): readonly TrayControl[] =>
  controls.filter((control) => control.target === undefined || (control.target === target && drinkOf(control.option) === drink));

const drinkOf = (option: MountainOption): string | null => (option.do === 'attack' ? (option.drink ?? null) : null);
