import { type Question, type Seat, seat, type Types } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { attend, type OwnSeat, type Sharing } from '../../model/own-eyes.ts';

const [MEI, ANN, BO] = [seat(0), seat(1), seat(2)];

const question = (more: Partial<Question<Types>> = {}): Question<Types> => ({
  id: 1,
  kind: 'turn',
  ask: { kind: 'turn' },
  options: [{ do: 'stay' }, { do: 'go' }],
  blocked: [],
  clock: 'turn',
  window: false,
  ...more,
});
const idle = (who: Seat): OwnSeat => ({ seat: who, question: null, passed: false });
const asked = (who: Seat, more?: Partial<Question<Types>>): OwnSeat => ({ seat: who, question: question(more), passed: false });

const look = (own: readonly OwnSeat[], more: Partial<Sharing> = {}) =>
  attend({ own, secrets: true, standing: (kind) => kind === 'barter', front: null, wanted: null, ...more });

describe('the seat in front', () => {
  it('is always the only person’s, without a curtain', () => {
    expect(look([idle(MEI)])).toMatchObject({ front: MEI, asked: null, curtain: false });
    expect(look([asked(MEI)], { front: MEI })).toMatchObject({ front: MEI, asked: { seat: MEI }, curtain: false });
  });

  it('is nobody’s where nobody has a seat', () => {
    expect(look([])).toMatchObject({ front: null, asked: null, curtain: false });
    expect(look([], { front: MEI })).toMatchObject({ front: null, curtain: false });
  });

  it('is that of the player who is asked, behind a curtain where cards are hidden', () => {
    expect(look([idle(MEI), asked(ANN)], { front: MEI })).toMatchObject({ front: ANN, asked: { seat: ANN }, curtain: true });
    expect(look([idle(MEI), asked(ANN)], { front: ANN })).toMatchObject({ front: ANN, curtain: false });
  });

  it('is that of the player who is asked, at once, where nothing is hidden', () => {
    const open = { secrets: false, front: MEI };
    expect(look([idle(MEI), asked(ANN)], open)).toMatchObject({ front: ANN, asked: { seat: ANN }, curtain: false });
  });

  it('stays the same while nobody is asked: bots move, and the screen stays where it is', () => {
    expect(look([idle(MEI), idle(ANN)], { front: ANN })).toMatchObject({ front: ANN, asked: null, curtain: false });
    expect(look([idle(MEI), idle(ANN)])).toMatchObject({ front: null, asked: null, curtain: false });
  });

  it('stays the same while its own player is asked, even if others are too', () => {
    expect(look([asked(MEI), asked(ANN)], { front: ANN })).toMatchObject({ asked: { seat: ANN }, curtain: false });
    expect(look([asked(MEI), asked(ANN)])).toMatchObject({ asked: { seat: MEI }, curtain: true });
  });

  it('is that of the player it is handed to, if they are asked', () => {
    expect(look([asked(MEI), asked(ANN)], { front: MEI, wanted: ANN })).toMatchObject({ asked: { seat: ANN }, curtain: true });
    expect(look([asked(MEI), idle(ANN)], { front: MEI, wanted: ANN })).toMatchObject({ asked: { seat: MEI }, curtain: false });
  });
});

describe('a player is not asked', () => {
  const window = { window: true, clock: 'window' } as const;

  it('if they have nothing to choose in a window, which closes by itself', () => {
    const own = [idle(MEI), asked(ANN, { ...window, options: [{ do: 'let' }] }), asked(BO, window)];
    expect(look(own, { front: MEI })).toMatchObject({ front: BO, asked: { seat: BO }, formalities: [] });
  });

  it('but is where windows wait for everybody, so that nobody can tell who had a choice', () => {
    const own = [asked(MEI, { ...window, options: [{ do: 'let' }] })];
    expect(look(own, { front: MEI })).toMatchObject({ asked: null });
    expect(look(own, { front: MEI, allAnswer: true })).toMatchObject({ front: MEI, asked: { seat: MEI }, formalities: [] });
  });

  it('after a pass, while they wait', () => {
    expect(look([idle(MEI), { ...asked(ANN, window), passed: true }], { front: MEI })).toMatchObject({ front: MEI, asked: null });
  });

  it('in a prompt with one option, which is a formality and needs no curtain', () => {
    const formal = { clock: 'prompt', options: [{ do: 'roll' }] } as const;
    expect(look([idle(MEI), asked(ANN, formal)], { front: MEI })).toMatchObject({
      front: MEI,
      asked: null,
      curtain: false,
      formalities: [{ seat: ANN }],
    });
  });

  it('but is told why other options are blocked, and still takes a turn with one option', () => {
    const blocked = [{ option: { do: 'go' }, why: { key: 'why' } }];
    expect(look([asked(MEI, { clock: 'prompt', options: [{ do: 'stay' }], blocked })])).toMatchObject({ asked: { seat: MEI } });
    expect(look([asked(MEI, { options: [{ do: 'roll' }] })])).toMatchObject({ asked: { seat: MEI }, formalities: [] });
  });
});

describe('others who may act', () => {
  it('are all players here in the same standing question', () => {
    const own = [asked(MEI, { kind: 'barter' }), asked(ANN, { kind: 'barter' }), asked(BO)];
    expect(look(own, { front: MEI }).shares).toEqual([ANN]);
  });

  it('are nobody in any other question, which comes to them by itself', () => {
    expect(look([asked(MEI), asked(ANN)], { front: MEI }).shares).toEqual([]);
  });
});

describe('a pause with one option', () => {
  const pause = { kind: 'next', clock: 'pause', options: [{ do: 'next' }] } as const;

  it('is answered for everybody here by one press: the screen stays where it is, and no curtain falls', () => {
    const own = [asked(MEI, pause), asked(ANN, pause), idle(BO)];
    for (const front of [MEI, ANN, BO]) {
      const seen = look(own, { front });
      expect(seen).toMatchObject({ front, curtain: false, asked: { question: { kind: 'next' } } });
      expect(seen.together.map((each) => each.seat)).toEqual([MEI, ANN]);
    }
  });

  it('needs one lift where nobody is in front yet', () => {
    expect(look([asked(MEI, pause), asked(ANN, pause)])).toMatchObject({ front: MEI, curtain: true });
  });

  it('comes after what somebody must decide, and does not answer it', () => {
    const own = [idle(MEI), asked(ANN, pause), asked(BO)];
    expect(look(own, { front: MEI })).toMatchObject({ front: BO, asked: { seat: BO }, curtain: true, together: [] });
    expect(look([asked(MEI, pause), asked(BO)], { front: MEI }).together.map(({ seat: who }) => who)).toEqual([MEI]);
  });

  it('is nothing of the sort where there is a choice', () => {
    const choice = { ...pause, options: [{ do: 'next' }, { do: 'rest' }] };
    expect(look([idle(MEI), asked(ANN, choice)], { front: MEI })).toMatchObject({ front: ANN, curtain: true, together: [] });
  });
});
