import type { GamePack } from '@tavern/games';
import type { Chosen, NamedRules } from './lobby-pack.ts';

/** The same of a game whose rules are here. */
export function namedRules({ game, presets = [], box }: GamePack): NamedRules {
  const whole = (rules: object): Chosen => game.rules.parse(rules) as Chosen;
  return {
    printed: whole({}),
    presets: presets.map(({ id, rules, recommended }) => ({
      id,
      rules: whole(rules),
      ...(recommended === undefined ? {} : { recommended }),
    })),
    ...(box === undefined ? {} : { box: true }),
  };
}
