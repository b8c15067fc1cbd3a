import { botsOf, type GamePack } from '@tavern/games';
import { Mistake } from './arguments.ts';
import { words } from './words.ts';

/** `--bots normal,random`: names of bots that know the game. Default: the one people play against. */
export function botNames(pack: GamePack, given: string | undefined): string[] {
  const known = Object.keys(botsOf(pack));
  if (given === undefined) return [known.includes('normal') ? 'normal' : 'random'];
  const names = given.split(',').map((name) => name.trim());
  for (const name of names) {
    if (known.includes(name)) continue;
    const values = { game: pack.game.name, known: known.join(', '), given: name };
    throw new Mistake(
      name === 'normal' ? words('mistake.noBot', values) : words('mistake.choice', { ...values, name: '--bots' }),
    );
  }
  return names;
}
