// The race in elements: the track, who is asked, the log, the result.
import { button, make } from './dom.js';
import { tell } from './words.js';

export function track({ at, rules }) {
  return Array.from({ length: rules.tiles }, (_, tile) =>
    make(
      'li',
      { class: tile === rules.tiles - 1 ? 'last' : null },
      make('span', { class: 'number' }, String(tile)),
      at.map((where, seat) => where === tile && make('span', { class: `pawn seat${seat}` }, String(seat + 1))),
    ),
  );
}

export function runners({ view, over }, status, { text, say }) {
  const lines = tell.table(over === null ? view : { ...view, current: null });
  return lines.map((line, seat) => {
    const chair = status?.seats[seat];
    const lent = over === null && chair?.lent === true;
    const away = over === null && chair?.by === 'person' && !chair.here;
    return make(
      'li',
      { class: over === null && view.current === seat ? 'current' : null },
      make('span', { class: `pawn seat${seat}`, 'aria-hidden': 'true' }, String(seat + 1)),
      say(line),
      (lent || away) && make('span', { class: 'faint' }, ` (${text(lent ? 'page.lent' : 'page.away')})`),
    );
  });
}

/** What one may do now, or whom everybody waits for. `sent`: the question that was answered a moment ago. */
export function asking({ question, waiting, over }, { seat, status, sent }, { text, say }) {
  if (over !== null) return [];
  const lent = seat !== null && status?.seats[seat]?.lent === true;
  const parts = [];
  if (lent) parts.push(make('p', {}, text('page.lent.you')), button(['back'], text('page.back.me'), { class: 'main' }));
  if (question !== null) {
    const off = sent === question.id ? '' : null;
    parts.push(make('p', { class: 'ask' }, say(tell.question(question.ask))));
    for (const [index, option] of question.options.entries())
      parts.push(
        button(['answer', question.id, index], say(tell.option(option)), { class: 'main', id: `option-${index}`, disabled: off }),
      );
  } else if (waiting.length > 0) {
    parts.push(make('p', { class: 'ask' }, text('page.waiting', { who: waiting.map(({ seat }) => ({ seat })) })));
  }
  if (status?.paused === true) parts.push(make('p', {}, text('page.paused')));
  if (status?.mayClaim === true) parts.push(button(['claim'], text('page.claim')));
  return parts;
}

/** Seconds until the first of those who are asked is out of time; null: no clock runs. `ahead`: this clock minus the server's. */
export function secondsLeft(status, ahead, now) {
  if (status === null || status.paused || status.clocks.length === 0) return null;
  const ends = Math.min(...status.clocks.map(({ endsAt }) => endsAt));
  return Math.max(0, Math.ceil((ends + ahead - now) / 1000));
}

export const logLines = (events, { say }) => events.map((event) => make('li', {}, say(tell.event(event))));

export function result({ ranking, why }, match, { text, say }) {
  let place = 1;
  const lines = ranking.flatMap((equals) => {
    const own = place;
    place += equals.length;
    return equals.map((seat) => make('li', {}, text('page.place', { place: own, who: { seat } })));
  });
  return [
    make('p', { class: 'ask' }, say(why)),
    make('ol', { class: 'plain' }, lines),
    make('a', { href: `/api/matches/${match}/record`, class: 'button', download: '' }, text('page.record')),
  ];
}
