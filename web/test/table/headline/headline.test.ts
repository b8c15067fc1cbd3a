import { say } from '@tavern/engine';
import type { Status } from '@tavern/host';
import type { Story } from '@tavern/kit';
import { describe, expect, it } from 'vitest';
import { saidOf } from '../../../table/alert/use-announcements.ts';
import { headlineOf, inStory, type Moment } from '../../../table/headline/headline-of.ts';
import { wordedBy } from '../../../table/headline/worded.ts';
import { packet, question, status, waiting } from '../moments.ts';
import { MEI, ODO, YSOLDE } from '../speech.ts';

const mine = packet({ question: question(), waiting: waiting(YSOLDE) });
/** The viewer must decide what is asked, unless a test says otherwise. */
const headline = (given: Omit<Moment, 'question'> & Partial<Pick<Moment, 'question'>>) =>
  headlineOf({ question: given.packet.question, ...given });

describe('the headline says', () => {
  it('that it is my turn', () => {
    expect(headline({ packet: mine, status: status(), viewer: YSOLDE })).toEqual({
      title: say('frame.headline.turn'),
      sub: say('frame.headline.turn.sub'),
      mood: 'mine',
    });
  });

  it('that I choose together with others, but not in a trade, where each waits for the other', () => {
    const several = waiting(YSOLDE, MEI);
    const duel = packet({ question: question(), waiting: several });
    const trade = packet({ question: question({ clock: 'exchange' }), waiting: several });
    expect(headline({ packet: duel, status: status(), viewer: YSOLDE }).title.key).toBe('frame.headline.together');
    expect(headline({ packet: trade, status: status(), viewer: YSOLDE }).title.key).toBe('frame.headline.exchange');
  });

  it('that a window closes, and after my pass that there is nothing left to do', () => {
    const window = packet({ question: question({ window: true, clock: 'window' }), waiting: waiting(YSOLDE, MEI) });
    expect(headline({ packet: window, status: status(), viewer: YSOLDE }).mood).toBe('window');
    const after = headline({ packet: window, status: status({ passed: true }), viewer: YSOLDE });
    expect([after.title.key, after.mood]).toEqual(['frame.headline.passed', 'still']);
  });

  it('nothing about time in a window without a clock, which closes when everybody has answered', () => {
    const asked = packet({ question: question({ window: true, clock: 'window' }), waiting: waiting(YSOLDE, MEI) });
    const passed = headline({ packet: asked, status: status({ passed: true }), viewer: YSOLDE });
    expect(passed.sub).toEqual(say('frame.headline.window.unhurried'));
    const others = packet({ waiting: waiting(MEI, ODO) });
    const said = headline({ packet: others, status: status(), viewer: YSOLDE, isWindow: () => true });
    expect(said).toEqual({
      title: say('frame.headline.window.others'),
      sub: say('frame.headline.window.unhurried'),
      mood: 'waiting',
    });
    const clocks = [{ seat: MEI, clock: 'window' as const, endsAt: 9 }];
    const hurried = headline({ packet: asked, status: status({ passed: true, clocks }), viewer: YSOLDE });
    expect(hurried.sub).toEqual(say('frame.headline.passed.sub'));
  });

  it('who is thinking, and about what', () => {
    const clocks = [{ seat: MEI, clock: 'prompt' as const, endsAt: 9 }];
    const said = headline({ packet: packet({ waiting: waiting(MEI) }), status: status({ clocks }), viewer: YSOLDE });
    expect(said).toEqual({
      title: say('frame.headline.thinks', { who: { seat: MEI } }),
      sub: say('frame.headline.thinks.prompt'),
      mood: 'waiting',
    });
  });

  it('who is away, instead of that they are thinking; or that a bot plays for them', () => {
    const seats = (lent: boolean) =>
      status().seats.map((chair, seat) => (seat === MEI ? { ...chair, here: false, lent } : chair));
    const said = (lent: boolean, clocks: Status['clocks'] = []) =>
      headline({ packet: packet({ waiting: waiting(MEI) }), status: status({ seats: seats(lent), clocks }), viewer: YSOLDE });
    expect(said(false)).toEqual({
      title: say('frame.headline.away', { who: { seat: MEI } }),
      sub: say('frame.headline.away.sub'),
      mood: 'waiting',
    });
    expect(said(false, [{ seat: MEI, clock: 'turn', endsAt: 9 }]).sub).toEqual(say('frame.headline.away.clock'));
    expect(said(true).title.key).toBe('frame.headline.thinks');
  });

  it('how many choose at once, by name', () => {
    const said = headline({ packet: packet({ waiting: waiting(MEI, ODO) }), status: status(), viewer: YSOLDE });
    expect(said.title).toEqual(say('frame.headline.several', { n: 2 }));
    expect(said.sub?.with).toEqual({ who: [{ seat: MEI }, { seat: ODO }] });
  });

  it('nothing about who could act while a window is open to others', () => {
    const clocks = [{ seat: MEI, clock: 'window' as const, endsAt: 9 }];
    const said = headline({ packet: packet({ waiting: waiting(MEI, ODO) }), status: status({ clocks }), viewer: YSOLDE });
    expect(said.title.key).toBe('frame.headline.window.others');
    expect(JSON.stringify(said)).not.toContain('seat');
  });

  it('that a bot plays for me while my seat is lent, whatever is asked', () => {
    const seats = status().seats.map((chair, seat) => (seat === YSOLDE ? { ...chair, lent: true } : chair));
    const lent = headline({ packet: mine, status: status({ seats }), viewer: YSOLDE });
    expect([lent.title.key, lent.mood]).toEqual(['frame.lent', 'still']);
  });

  it('that the table is paused or closed, before anything about turns', () => {
    expect(headline({ packet: mine, status: status({ paused: true }), viewer: YSOLDE }).title.key).toBe('frame.headline.paused');
    expect(headline({ packet: mine, status: status({ closed: 'broken' }), viewer: YSOLDE }).sub?.with).toEqual({
      why: say('closed.broken'),
    });
  });

  it('nothing about a question that is answered automatically', () => {
    const formality = headline({ packet: mine, status: status(), viewer: YSOLDE, question: null });
    expect([formality.title.key, formality.mood]).toEqual(['frame.headline.moment', 'waiting']);
  });

  it('who gets the screen, before what comes then', () => {
    const said = headline({ packet: packet({ waiting: waiting(MEI) }), status: status(), viewer: YSOLDE, next: MEI });
    expect([said.title, said.mood]).toEqual([say('frame.hand', { who: { seat: MEI } }), 'still']);
  });

  it('who has won, in words for each viewer', () => {
    const over = { ranking: [[YSOLDE, MEI], [ODO]], winners: [YSOLDE, MEI], why: say('outcome.x') };
    const titles = [YSOLDE, ODO, null].map((viewer) => headline({ packet: packet({ over }), status: null, viewer }).title.key);
    expect(titles).toEqual(['frame.headline.shared', 'frame.headline.winners', 'frame.headline.winners']);
    const alone = headline({ packet: packet({ over: { ...over, winners: [MEI] } }), status: null, viewer: YSOLDE });
    expect(alone.title).toEqual(say('frame.headline.winner', { who: [{ seat: MEI }] }));
    const lost = headline({ packet: packet({ over: { ...over, winners: [] } }), status: null, viewer: YSOLDE });
    expect([lost.title.key, lost.sub]).toEqual(['frame.headline.nobody', say('outcome.x')]);
  });
});

describe('while the table still shows events, the headline', () => {
  const words = { title: say('headline.story'), sub: say('headline.story.sub'), mine: false };

  it('says whose story it is, and neither that it is my turn, nor who is waited for, nor how it ended', () => {
    const over = packet({ over: { winners: [MEI], why: say('why') } as never });
    for (const told of [mine, packet({ waiting: waiting(MEI) }), over]) {
      const ahead = headline({ packet: told, status: status(), viewer: YSOLDE });
      expect(inStory(ahead, { words })).toEqual({ title: words.title, sub: words.sub, mood: 'waiting' });
      expect(inStory(ahead, { words: null }).title.key).toBe('frame.headline.moment');
      expect(inStory(ahead, null)).toBe(ahead);
    }
  });

  it('stays mine in my own story, so that nothing flickers', () => {
    expect(inStory(headline({ packet: mine, status: status(), viewer: YSOLDE }), { words: { ...words, mine: true } }).mood).toBe(
      'mine',
    );
  });

  it('still says what is independent of it: a pause, a closed table', () => {
    for (const at of [status({ paused: true }), status({ closed: 'abandoned' } as never)]) {
      const still = headline({ packet: mine, status: at, viewer: YSOLDE });
      expect(inStory(still, { words })).toBe(still);
    }
  });
});

describe('the headline is read aloud', () => {
  const said = (moment: Parameters<typeof headline>[0], story: Story | null = null): string | undefined =>
    saidOf(headline(moment), story)?.key;

  it('where it is my turn, where there is a pause, and at the end', () => {
    expect(said({ packet: mine, status: status(), viewer: YSOLDE })).toBe('frame.headline.turn');
    expect(said({ packet: mine, status: status({ paused: true }), viewer: YSOLDE })).toBe('frame.headline.paused');
    const over = packet({ over: { winners: [YSOLDE], why: say('why') } as never });
    expect(said({ packet: over, status: status(), viewer: YSOLDE })).toBe('frame.headline.won');
  });

  it('where somebody is away, but never who thinks', () => {
    const gone = status({
      seats: [
        { by: 'person', here: true, lent: false },
        { by: 'person', here: false, lent: false },
      ],
    });
    expect(said({ packet: packet({ waiting: waiting(MEI) }), status: gone, viewer: YSOLDE })).toBe('frame.headline.away');
    for (const others of [waiting(MEI), waiting(MEI, ODO), []])
      expect(said({ packet: packet({ waiting: others }), status: status(), viewer: YSOLDE })).toBeUndefined();
    const window = { packet: packet({ waiting: waiting(MEI, ODO) }), status: status(), viewer: YSOLDE, isWindow: () => true };
    expect(said(window)).toBeUndefined();
  });

  it('not while the table shows what happened: the lines tell of it', () => {
    expect(said({ packet: mine, status: status(), viewer: YSOLDE }, { words: null })).toBeUndefined();
  });
});

describe('a game’s own words', () => {
  const seen = { packet: packet({ waiting: waiting(MEI) }), question: null, viewer: YSOLDE, taken: null };
  const house = headline({ packet: seen.packet, status: status(), viewer: YSOLDE });
  const waits = () => ({ sub: say('doom'), alarm: true });

  it('can raise the alarm while others are asked, and keep who is waited for', () => {
    expect(wordedBy({ waits }, house, seen)).toEqual({ ...house, sub: say('doom'), alarm: true });
    expect(wordedBy({ waits: () => null }, house, seen)).toEqual(house);
    expect(wordedBy(null, house, seen)).toEqual(house);
  });

  it('give way to what is to be done with a card that was taken, below the question', () => {
    const at = { packet: mine, question: mine.question, viewer: YSOLDE };
    const asked = headline({ packet: mine, status: status(), viewer: YSOLDE });
    const ui = { headline: () => ({ title: say('your.turn'), sub: say('take.a.card') }) };
    expect(wordedBy(ui, asked, { ...at, taken: null })).toMatchObject({ title: say('your.turn'), sub: say('take.a.card') });
    expect(wordedBy(ui, asked, { ...at, taken: say('place.it') })).toMatchObject({
      title: say('your.turn'),
      sub: say('place.it'),
    });
    expect(wordedBy(null, asked, { ...at, taken: say('place.it') })).toEqual({ ...asked, sub: say('place.it') });
  });

  it('do not speak of what was taken while others are asked', () => {
    expect(wordedBy(null, house, { ...seen, taken: say('place.it') })).toEqual(house);
  });

  it('do not replace the end', () => {
    expect(wordedBy({ waits }, { ...house, mood: 'over' }, seen)).toEqual({ ...house, mood: 'over' });
  });
});
