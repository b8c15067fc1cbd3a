import { LANGUAGES } from '@tavern/engine';
import { z } from 'zod';
import { requests } from '../request.ts';
import { anything, fields, sayShape, seatNumber, whole } from './refusal.ts';

const language = z.enum(LANGUAGES).default('en');
const frameNumber = z.coerce
  .number()
  .int()
  .min(-1)
  .max(2 ** 31);

/** `since`: the last frame seen; -1: none yet. With `wait` the answer comes with the next frame, or when that many seconds are over. */
export const tableQuery = z.strictObject({
  since: frameNumber.optional(),
  wait: z.coerce.number().int().min(0).max(25).default(0),
  language,
});
export const streamQuery = z.strictObject({ since: frameNumber.optional(), language });
export const wordsQuery = z.strictObject({ language });

const { match: _named, ...answerFields } = requests['table.answer'].shape;
export const newAnswer = z.strictObject(answerFields).meta({
  id: 'NewAnswer',
  description:
    'One of the options of the open question. `id` is the client’s own: a repeat under it gets the same reply, and changes nothing.',
});
export const tableAct = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('claim') }),
    z.strictObject({ do: z.literal('back') }),
    z.strictObject({ do: z.literal('lend'), seat: seatNumber }),
    z.strictObject({ do: z.literal('more') }),
  ])
  .meta({ id: 'TableAct' });
export type TableAct = z.output<typeof tableAct>;

const option = fields;
const clock = z.enum(['turn', 'prompt', 'exchange', 'window', 'pause']);

const outcome = z.strictObject({
  ranking: z.array(z.array(seatNumber)),
  winners: z.array(seatNumber),
  why: sayShape,
});

/** What a seat (or a spectator) may know, as on the wire but for its question. */
const packet = z
  .strictObject({
    view: anything,
    waiting: z.array(z.strictObject({ seat: seatNumber, kind: z.string() })),
    over: outcome.nullable(),
    flow: anything.optional(),
  })
  .meta({ id: 'Packet', description: 'All that this seat, or a spectator, may know. `view` is the game’s own.' });

const question = z
  .strictObject({
    id: whole,
    kind: z.string(),
    ask: fields,
    clock,
    window: z.boolean(),
    says: z.string(),
    options: z.array(z.strictObject({ option, says: z.string() })),
    blocked: z.array(z.strictObject({ option, says: z.string(), why: z.string() })),
  })
  .meta({
    id: 'Question',
    description: 'What this seat is asked: answer with one of `options`. `blocked` says what is not possible now, and why.',
  });

const toldEvent = z.strictObject({ event: anything, line: z.string().nullable() });
const played = z.array(z.strictObject({ seat: seatNumber, by: z.enum(['clock', 'bot']) }));

const frameShape = {
  frame: whole,
  at: z.number(),
  events: z.array(toldEvent),
  played: played.exactOptional(),
};
const toldFrame = z
  .strictObject(frameShape)
  .meta({ id: 'Frame', description: 'A step of the match: what happened, each event with its line in words, if it has one.' });

const standing = {
  packet,
  question: question.nullable(),
  table: z.array(z.string()),
  result: z.string().nullable(),
};
export const moment = z.strictObject({ ...frameShape, ...standing }).meta({
  id: 'Moment',
  description: 'The data of one event `frame` of the stream: what happened, and how things stand after it.',
});

const tableStatus = z
  .strictObject({
    now: z.number(),
    paused: z.boolean(),
    closed: z.enum(['abandoned', 'not-stored', 'broken']).nullable(),
    seats: z.array(z.strictObject({ by: z.enum(['person', 'bot', 'empty']), here: z.boolean(), lent: z.boolean() })),
    clocks: z.array(z.strictObject({ seat: seatNumber, clock, endsAt: z.number(), extended: z.literal(true).exactOptional() })),
    allAnswer: z.literal(true).exactOptional(),
    passed: z.boolean(),
    mayClaim: z.boolean(),
    mayLend: z.array(seatNumber),
    missed: whole.nullable(),
  })
  .meta({ id: 'Status', description: 'Who is there, whose clock runs until when.' });

export const tableState = z
  .strictObject({
    ok: z.literal(true),
    match: z.string(),
    game: z.string(),
    room: z.string().nullable(),
    seat: seatNumber.nullable(),
    names: z.array(z.string()),
    frame: whole,
    at: z.number(),
    ...standing,
    frames: z.array(toldFrame),
    next: z.int().min(-1),
    status: tableStatus.nullable(),
  })
  .meta({
    id: 'TableState',
    description:
      'The table as this guest sees it after frame `frame`. `frames`: what came after `since`, at most 50. Ask next with `since` = `next`: it is less than `frame` where there was more.',
  });
export type TableState = z.output<typeof tableState>;
export type Moment = z.output<typeof moment>;
export type ToldFrame = z.output<typeof toldFrame>;

export const answered = z.strictObject({ ok: z.literal(true), frame: whole, held: z.literal(true).exactOptional() }).meta({
  id: 'Answered',
  description:
    'It is stored. `frame`: the number of the frame that it made for this seat. `held`: a pass that counts when its window closes.',
});
