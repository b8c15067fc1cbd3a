import { contentHash, derivedNonce, parseSettings } from '@tavern/engine';
import type { Daily, GamePack } from '@tavern/games';
import { defaultChoice, readRules } from '../rooms/chosen.ts';
import type { DayRow, MatchRow } from '../store/store.ts';

export interface NewAttempt {
  readonly id: string;
  readonly pack: GamePack;
  readonly daily: Daily;
  readonly dice: DayRow;
  readonly guest: string;
  readonly name: string;
  readonly now: number;
}

/** The match of one guest's attempt. It has no room, and nobody adds to its dice, so that everybody has the same. */
export function attemptMatch({ id, pack, daily, dice, guest, name, now }: NewAttempt): MatchRow {
  const { game } = pack;
  const rules = readRules(game, daily.rules, 'rules');
  const settings = rules.ok ? parseSettings(game, { rules: rules.value, seats: [defaultChoice(game, rules.value)] }) : rules;
  if (!settings.ok) throw new Error(`${game.name} has a daily run with settings that it refuses: ${settings.field}`);
  return {
    id,
    room: '',
    day: dice.day,
    game: dice.game,
    version: game.version,
    contentHash: contentHash(game, settings.rules),
    rules: settings.rules as MatchRow['rules'],
    pace: 'unhurried',
    speed: '1x',
    seats: settings.seats.map((choice) => ({ guest, name, choice: choice as MatchRow['rules'] })),
    secret: dice.secret,
    commit: dice.commit,
    nonces: [derivedNonce(dice.commit, 0)],
    startedAt: now,
    ended: null,
  };
}
