import { firstChoice, type Game, parseSettings, readWith, refitted, type Types, withBots } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import type { Chosen } from '../../parts/rules/presets.ts';
import { CLOSED, choicesBeside, type HereSeat, isTaken, type SeatRules, variedChoice } from './here-seats.ts';

/** What a game's own rules say of seats at one screen: in a room the server says it. */
export function byRules(game: Game<Types>, pack: LobbyPack): SeatRules {
  const another: SeatRules['another'] = (rules, seats, n, by) => {
    const others = choicesBeside(seats, n);
    const usual = firstChoice(game, rules, others, by) as Chosen;
    const fitting = game.seating?.begin?.(rules, others, by);
    const read = game.seatChoice(rules, by).safeParse({ ...usual, ...variedChoice(pack, rules, n, by), ...fitting });
    return read.success ? (read.data as Chosen) : usual;
  };
  const settled: SeatRules['settled'] = (rules, seats, level) => {
    const before: Chosen[] = [];
    const fitting = seats.map((seat) => {
      if (!isTaken(seat)) return seat;
      const choice = refitted(game, rules, seat.choice, before, seat.by) as Chosen;
      before.push(choice);
      return { ...seat, choice };
    });
    const wanted = withBots(
      game,
      rules,
      fitting.map((seat) => (isTaken(seat) ? seat.by : null)),
    );
    const all: HereSeat[] = fitting.map((seat, index) => (wanted[index] == null ? CLOSED : seat));
    for (const [index, by] of wanted.entries()) {
      if (by === 'bot' && all[index]?.by === 'closed')
        all[index] = { by: 'bot', level, choice: another(rules, all, index, 'bot') };
    }
    return all;
  };
  return {
    another,
    settled,
    lacking(rules, seats) {
      const settings = parseSettings(game, { rules, seats: seats.filter(isTaken).map(({ choice }) => choice) });
      return settings.ok ? null : settings.why;
    },
    refused(rules) {
      const read = readWith(game.rules, rules);
      return read.ok ? null : read.why;
    },
  };
}
