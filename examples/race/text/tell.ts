import { nameOf, type Seat, say, seat, type Tell } from '@tavern/engine';
import type { Race } from '../rules/race.ts';

const name = (who: Seat) => ({ seat: who });

export const tell: Tell<Race> = {
  event(event) {
    if (event.type === 'left') return { say: say('log.left', { who: name(event.seat) }) };
    return { say: say('log.moved', { who: name(event.seat), die: event.die, to: event.to }) };
  },
  marks: { moved: 'action', left: 'system' },
  question: () => say('ask.move'),
  option: () => ({ say: say('option.roll') }),
  table({ at, rules, current }) {
    const rows = at.map((tile, index) => ({
      seat: seat(index),
      title: nameOf(seat(index)),
      parts: [tile < 0 ? say('table.out') : say('table.tile', { tile, last: rules.tiles - 1 })],
      asides: tile >= 0 && index === current ? [say('table.current')] : [],
    }));
    return [{ id: 'runners', kind: 'rows', rows }];
  },
};
