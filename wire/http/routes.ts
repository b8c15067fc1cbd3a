import { recordSchema } from '@tavern/engine';
import { z } from 'zod';
import { newGuest, requests } from '../request.ts';
import { guestId, matchId } from '../room-act.ts';
import { gameList } from './game.ts';
import { fields } from './refusal.ts';
import { httpRoomAct, newRoom, roomActed, roomCode, roomList, roomMade, roomQuery, roomSeen } from './room.ts';
import { answered, moment, newAnswer, streamQuery, tableAct, tableQuery, tableState, wordsQuery } from './table.ts';

/** One thing that can be asked over HTTP. The server reads requests with it, and the document describes it. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** As OpenAPI writes it: `/api/rooms/{code}`. */
  readonly path: string;
  readonly about: string;
  /** Whether a guest must ask (`Authorization: Bearer <secret>`), may, or need not. */
  readonly guest: 'must' | 'may' | 'no';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly status: 200 | 201;
  /** Not JSON, but this. */
  readonly type?: string;
  /** What it may be refused with, beside what every request may be: 400, 429 and 500, and 401 and 403 where a guest asks. */
  readonly refusals: readonly number[];
}

const inRoom = z.strictObject({ code: roomCode });
const ofMatch = z.strictObject({ id: matchId });
const done = z.strictObject({ ok: z.literal(true) });

/** It holds itself, by way of the parent of a branch: both are named as they are, not as copies. */
const record = recordSchema.register(z.globalRegistry, { id: 'Record' });
record.shape.parent.unwrap().register(z.globalRegistry, { id: 'Parent' });

export const routes = {
  newGuest: {
    method: 'POST',
    path: '/api/guests',
    about: 'Become a guest. Keep the secret: it is told this one time, and who has it is this guest.',
    guest: 'no',
    body: newGuest,
    reply: z.strictObject({ ok: z.literal(true), id: guestId, nickname: z.string(), secret: z.string() }),
    status: 201,
    refusals: [],
  },
  games: {
    method: 'GET',
    path: '/api/games',
    about: 'All games: house rules, what a seat can choose, levels of bots.',
    guest: 'no',
    query: wordsQuery,
    reply: gameList,
    status: 200,
    refusals: [],
  },
  rooms: {
    method: 'GET',
    path: '/api/rooms',
    about: 'Public rooms with an open seat, and somebody in them.',
    guest: 'no',
    reply: roomList,
    status: 200,
    refusals: [],
  },
  createRoom: {
    method: 'POST',
    path: '/api/rooms',
    about: 'Make a room. You are in it, on its first seat, and its host.',
    guest: 'must',
    body: newRoom,
    reply: roomMade,
    status: 201,
    refusals: [404, 409, 503],
  },
  room: {
    method: 'GET',
    path: '/api/rooms/{code}',
    about: 'A look at a room: an invitation for everybody who has its code, and `inside` for a guest who has gone in.',
    guest: 'may',
    params: inRoom,
    query: roomQuery,
    reply: roomSeen,
    status: 200,
    refusals: [404],
  },
  actInRoom: {
    method: 'POST',
    path: '/api/rooms/{code}/acts',
    about: 'Enter, sit, choose, be ready, start, add bots, talk, leave.',
    guest: 'must',
    params: inRoom,
    body: httpRoomAct,
    reply: roomActed,
    status: 200,
    refusals: [404, 409, 503],
  },
  table: {
    method: 'GET',
    path: '/api/matches/{id}',
    about: 'The table as you see it: packet, question with all its options, the table in words, and what happened since a frame.',
    guest: 'must',
    params: ofMatch,
    query: tableQuery,
    reply: tableState,
    status: 200,
    refusals: [404, 409, 410, 503],
  },
  stream: {
    method: 'GET',
    path: '/api/matches/{id}/events',
    about:
      'The same as server-sent events. `event: frame` has the frame’s number as its id and a Moment as its data; `status` has a Status, `gone` says why the table is gone. `Last-Event-ID` resumes after that frame. 204: it is over, and you have seen its end.',
    guest: 'must',
    params: ofMatch,
    query: streamQuery,
    reply: moment,
    status: 200,
    type: 'text/event-stream',
    refusals: [404, 409, 410, 503],
  },
  answer: {
    method: 'POST',
    path: '/api/matches/{id}/answers',
    about:
      'Answer the open question with one of its options. Acknowledged when it is stored; a repeat under the same id is harmless. `{ "do": "concede" }` to question 0 gives up.',
    guest: 'must',
    params: ofMatch,
    body: newAnswer,
    reply: answered,
    status: 200,
    refusals: [404, 409, 410, 503],
  },
  actAtTable: {
    method: 'POST',
    path: '/api/matches/{id}/acts',
    about:
      'Claim the win of rivals who have been away for long, take back a seat that a bot has played, lend the seat of somebody who is away, ask for more time.',
    guest: 'must',
    params: ofMatch,
    body: tableAct,
    reply: done,
    status: 200,
    refusals: [404, 409, 410, 503],
  },
  record: {
    method: 'GET',
    path: '/api/matches/{id}/record',
    about: 'The record of a match that is over: everybody can verify it.',
    guest: 'no',
    params: ofMatch,
    reply: record,
    status: 200,
    refusals: [404, 409, 410],
  },
  daily: {
    method: 'GET',
    path: '/api/daily/{game}',
    about: 'The scores of a day; without one, of today.',
    guest: 'no',
    params: z.strictObject({ game: requests['daily.table'].shape.game }),
    query: z.strictObject({ day: requests['daily.table'].shape.day }),
    reply: z.looseObject({ ok: z.literal(true), game: z.string(), day: z.string(), scores: z.array(fields) }),
    status: 200,
    refusals: [404],
  },
} as const satisfies { readonly [name: string]: Route };

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
/** What a request has brought, read. */
export interface ReadRequest<R extends Route> {
  readonly params: Out<R['params']>;
  readonly query: Out<R['query']>;
  readonly body: Out<R['body']>;
}
/** What is replied, if it is not refused. */
export type Given<R extends Route> = z.input<R['reply']>;
