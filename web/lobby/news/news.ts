import { botsIn } from '@tavern/bots';
import { type Field, type Say, same, say } from '@tavern/engine';
import type { RoomView } from '@tavern/wire';
import { valueOf } from '../../parts/rules/rule-value.ts';

type SeatView = RoomView['seats'][number];

/** What has changed between two views of a room, in words. It leaves out what the guest `me` did. */
export function newsBetween(
  before: RoomView,
  after: RoomView,
  me: string,
  rules: readonly Field[],
  box?: boolean,
): readonly Say[] {
  return [
    ...people(before, after, me),
    ...bots(before, after),
    ...readiness(before, after, me),
    ...settings(before, after, me, rules, box),
  ];
}

type People = ReadonlyMap<string, { readonly name: string; readonly seated: boolean }>;

function peopleIn({ seats, spectators }: RoomView): People {
  const found = new Map(spectators.map(({ guest, name }) => [guest, { name, seated: false }]));
  for (const seat of seats) if (seat.by === 'person') found.set(seat.guest, { name: seat.name, seated: true });
  return found;
}

function people(before: RoomView, after: RoomView, me: string): Say[] {
  const [then, now] = [peopleIn(before), peopleIn(after)];
  const said: Say[] = [];
  for (const [guest, { name, seated }] of now) {
    if (guest === me) continue;
    const earlier = then.get(guest);
    if (earlier === undefined) said.push(say(seated ? 'lobby.news.joins' : 'lobby.news.watches', { who: name }));
    else if (seated !== earlier.seated) said.push(say(seated ? 'lobby.news.sits' : 'lobby.news.stands', { who: name }));
    if (earlier !== undefined && earlier.name !== name) said.push(say('lobby.news.renamed', { who: earlier.name, name }));
  }
  for (const [guest, { name }] of then) if (guest !== me && !now.has(guest)) said.push(say('lobby.news.leaves', { who: name }));
  return said;
}

const isBot = (seat: SeatView | undefined): seat is Extract<SeatView, { by: 'bot' }> => seat?.by === 'bot';

const calledBot = ({ name, level }: Extract<SeatView, { by: 'bot' }>): Say => {
  const [bot] = botsIn([name]);
  return say('bot.called', { name: say(`person.${bot?.person.id}`), level: say(`level.${level}`) });
};

function bots(before: RoomView, after: RoomView): Say[] {
  const most = Math.max(before.seats.length, after.seats.length);
  return Array.from({ length: most }, (_, index) => index).flatMap((index) => {
    const [then, now] = [before.seats[index], after.seats[index]];
    if (isBot(now) && !isBot(then)) return [say('lobby.news.bot.sits', { bot: calledBot(now) })];
    if (isBot(then) && !isBot(now)) return [say('lobby.news.bot.stands', { bot: calledBot(then) })];
    if (isBot(then) && isBot(now) && then.level !== now.level) return [say('lobby.news.bot.level', { bot: calledBot(now) })];
    return [];
  });
}

function readiness(before: RoomView, after: RoomView, me: string): Say[] {
  return after.seats.flatMap((seat) => {
    if (seat.by !== 'person' || seat.guest === me) return [];
    const then = before.seats.find((each) => each.by === 'person' && each.guest === seat.guest);
    if (then?.by !== 'person') return [];
    const said: Say[] = [];
    if (seat.ready !== then.ready) said.push(say(seat.ready ? 'lobby.news.ready' : 'lobby.news.unready', { who: seat.name }));
    if (seat.here !== then.here) said.push(say(seat.here ? 'lobby.news.here' : 'lobby.news.away', { who: seat.name }));
    return said;
  });
}

function settings(before: RoomView, after: RoomView, me: string, rules: readonly Field[], box: boolean | undefined): Say[] {
  const said: Say[] = [];
  if (before.host !== after.host)
    said.push(after.host === me ? say('lobby.news.host.you') : say('lobby.news.host', { who: after.hostName }));
  if (before.pace !== after.pace) said.push(say('lobby.news.pace', { pace: say(`lobby.pace.${after.pace}`) }));
  // The host made the change, and is not told.
  if (after.host === me) return said;
  for (const field of rules) {
    const value = after.rules[field.name];
    if (value !== undefined && !same(value, before.rules[field.name]))
      said.push(say('lobby.news.rule', { rule: field.label, value: valueOf(field, value, box) }));
  }
  return said;
}
