import type { Say } from '@tavern/engine';
import { keyOf } from './aim.ts';
import { arriveControl } from './arrive/arrive-controls.ts';
import { challengeControl } from './duel/challenge-controls.ts';
import { duelControl } from './duel/duel-controls.ts';
import { fightControl } from './fight/fight-controls.ts';
import { initiativeControl } from './initiative/initiative-controls.ts';
import { interruptControl } from './interrupt/interrupt-controls.ts';
import type { Asked, Choice, Look } from './look.ts';

export interface Control extends Look {
  readonly id: string;
  readonly option: Choice;
  /** Why it cannot be pressed. */
  readonly why: Say | null;
  /** The key that presses it. */
  readonly key: string;
}

/** Looks of the options of each kind of question; undefined: an option that nobody has thought of. */
const LOOKS: { readonly [kind: string]: (option: Choice, asked: Asked) => Look | undefined } = {
  initiative: initiativeControl,
  fight: fightControl,
  duel: duelControl,
  challenge: challengeControl,
  arrive: arriveControl,
  interrupt: interruptControl,
};

/** The kinds of question that these trays ask; the rest has trays of its own, or is asked in words. */
export const CONTROLLED: readonly string[] = Object.keys(LOOKS);

function controlOf(option: Choice, asked: Asked, index: number, why: Say | null): Control {
  const look = LOOKS[asked.question.kind]?.(option, asked);
  if (look === undefined) throw new Error(`no control for '${option.do}' in '${asked.question.kind}'`);
  return { ...look, id: JSON.stringify(option), option, why, key: keyOf(option, index) };
}

/** Every option is pressed by a control of its own, and so would be every blocked one, which says why not. */
export function controlsOf(asked: Asked): readonly Control[] {
  const { options, blocked } = asked.question;
  return [
    ...options.map((option, index) => controlOf(option, asked, index, null)),
    ...blocked.map(({ option, why }, index) => controlOf(option, asked, options.length + index, why)),
  ];
}

/** What can be pressed while this one is aimed at. */
export const aimedAt = (controls: readonly Control[], target: number | null): readonly Control[] =>
  controls.filter((control) => control.target === undefined || control.target === target);
