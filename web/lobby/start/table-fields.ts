import { type Field, type Say, say } from '@tavern/engine';
import type { GameEntry } from '@tavern/games';
import { PACES, type Pace, SPEEDS } from '@tavern/host';

type ChoiceField = Extract<Field, { type: 'choice' }>;

const choice = (name: string, label: Say, help: Say, values: ChoiceField['values']): ChoiceField => ({
  name,
  type: 'choice',
  label,
  help,
  initial: values[0]?.value ?? null,
  values,
});

function secondsOf(pace: Pace, [normal, brisk]: GameEntry['turn']): number | null {
  if (pace === 'unhurried') return null;
  return pace === 'brisk' ? brisk : normal;
}

/** How long a turn may take depends on the game. */
export function paceField({ turn }: GameEntry): Field {
  const values = PACES.map((value) => {
    const pace = say(`lobby.pace.${value}`);
    const seconds = secondsOf(value, turn);
    return { value, label: seconds === null ? pace : say('lobby.pace.turn', { pace, seconds }) };
  });
  return choice('pace', say('lobby.pace.label'), say('lobby.pace.help'), values);
}

export const speedField: Field = choice(
  'speed',
  say('lobby.speed.label'),
  say('lobby.speed.help'),
  SPEEDS.map((value) => ({ value, label: say(`lobby.speed.${value}`) })),
);

const [INVITED, EVERYBODY] = ['invited', 'everybody'] as const;

export const doorField: Field = choice('door', say('lobby.door.label'), say('lobby.door.help'), [
  { value: INVITED, label: say('lobby.door.invited') },
  { value: EVERYBODY, label: say('lobby.door.everybody') },
]);

export const doorOf = (open: boolean): string => (open ? EVERYBODY : INVITED);
export const isOpen = (door: unknown): boolean => door === EVERYBODY;
