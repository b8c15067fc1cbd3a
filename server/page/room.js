// A room in elements: lists of rooms, seats, spectators, chat.
import { button, make } from './dom.js';

/** What everybody at these seats is called. A bot's name is its level, numbered: to be put into words. */
export const seatNames = (seats, text) =>
  seats.map((seat) =>
    seat.by === 'open' ? text('page.open') : seat.bot === true || seat.by === 'bot' ? botName(seat.name, text) : seat.name,
  );

function botName(name, text) {
  const nth = /^random(?: (\d+))?$/.exec(name);
  if (nth === null) return name;
  return nth[1] === undefined ? text('page.bot') : text('page.bot.nth', { n: Number(nth[1]) });
}

export function listings(rooms, text, none) {
  if (rooms.length === 0) return [make('li', { class: 'faint' }, none)];
  return rooms.map(({ code, host, taken, seats, playing }) =>
    make(
      'li',
      {},
      make(
        'span',
        {},
        make('strong', {}, code),
        ` ${text('page.listing', { host, taken, seats })}`,
        playing && ` · ${text('page.playing')}`,
      ),
      make('a', { href: `#/room/${code}`, class: 'button', 'aria-label': text('page.join.room', { code }) }, text('page.go')),
    ),
  );
}

export function seatLines(room, me, text) {
  const names = seatNames(room.seats, text);
  const hosting = room.host === me;
  const seated = room.seats.some((seat) => seat.guest === me);
  return room.seats.map((seat, index) => {
    const number = text('page.seat', { n: index + 1 });
    const does = (deed, key, ...given) =>
      !room.playing && button([deed, ...given], text(key), { class: 'small', 'aria-label': `${text(key)}: ${number}` });
    const marks = [
      seat.guest === me && text('page.you'),
      seat.by === 'person' && seat.guest === room.host && text('page.host'),
      seat.by === 'person' && !seat.here && text('page.away'),
    ].filter((mark) => mark !== false);
    const ready = seat.by === 'bot' || seat.ready === true;
    return make(
      'li',
      { class: seat.by === 'open' ? 'faint' : null },
      make('span', { class: `pawn seat${index}`, 'aria-hidden': 'true' }, String(index + 1)),
      make(
        'span',
        { class: 'name' },
        names[index],
        marks.length > 0 && make('span', { class: 'faint' }, ` (${marks.join(' · ')})`),
      ),
      seat.by !== 'open' &&
        !room.playing &&
        make('span', { class: ready ? 'mark ready' : 'mark' }, ready ? `✓ ${text('page.ready')}` : text('page.ready.not')),
      seat.by === 'open' && does('sit', seated ? 'page.move' : 'page.sit', index),
      hosting && seat.by === 'open' && does('bot', 'page.bot.add', index, 'random'),
      hosting && seat.by === 'bot' && does('bot', 'page.bot.remove', index, null),
      seat.guest === me && does('stand', 'page.stand'),
      hosting && seat.by === 'person' && seat.guest !== me && does('kick', 'page.kick', seat.guest),
    );
  });
}

/** What leads to the next match: being ready, starting, a rematch; and what is still missing. */
export function nextSteps(room, me, text, say) {
  if (room.playing) return [];
  const own = room.seats.find((seat) => seat.guest === me);
  const hosting = room.host === me;
  const again = room.match !== null;
  const reason = room.mayStart.ok ? null : say(room.mayStart.why, seatNames(room.seats, text));
  const steps = [];
  // For the host starting is the way of being ready; after a match everybody says so, and the last one starts it.
  if (own !== undefined && own.ready) steps.push(button(['unready'], text('page.unready')));
  else if (own !== undefined && again) steps.push(button(['rematch'], text('page.rematch'), { class: 'main' }));
  else if (own !== undefined && !hosting) steps.push(button(['ready'], text('page.ready.say'), { class: 'main' }));
  if (hosting && (!again || own === undefined))
    steps.push(button(['start'], text('page.start'), { class: 'main', disabled: room.mayStart.ok ? null : '' }));
  if (!hosting && !again) steps.push(make('p', { class: 'faint' }, text('page.start.host', { who: room.hostName })));
  // Who is ready shows at the seats.
  const missing = again && room.mayStart.code === 'not-ready' ? null : reason;
  if (again && own?.ready === true) steps.push(make('p', { class: 'faint' }, text('page.rematch.waits')));
  else if (missing !== null && (hosting || again)) steps.push(make('p', { class: 'faint' }, missing));
  return steps;
}

export const spectators = (room, text) =>
  room.spectators.length === 0 ? text('page.spectators.none') : room.spectators.map(({ name }) => name).join(text('list.and'));

export const chatLines = (chat) => chat.map(({ name, text }) => make('li', {}, make('strong', {}, name), ` ${text}`));
