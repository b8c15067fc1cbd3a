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

const secondsOf = (pace: Pace, [normal, brisk]: GameEntry['turn']): number | null => (pace === 'brisk' ? brisk : normal);

/** A pace, and how long a turn may take: that depends on the game. */
export function paceSay(value: Pace, { turn }: Pick<GameEntry, 'turn'>): Say {
  const pace = say(`lobby.pace.${value}`);
  if (value === 'unhurried') return say('lobby.pace.none', { pace });
  const seconds = secondsOf(value, turn);
  return seconds === null ? pace : say('lobby.pace.turn', { pace, seconds });
}

export function paceField(entry: GameEntry): Field {
  const values = PACES.map((value) => ({ value, label: paceSay(value, entry) }));
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
