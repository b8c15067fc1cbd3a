import { readFileSync } from 'node:fs';
import type { Flat } from '@tavern/engine';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Act, leadsTo, sending, toldAct } from '../../acts/act.ts';
import { ActButton } from '../../acts/act-button.tsx';
import { ActPlaque } from '../../acts/act-plaque.tsx';
import { ActsPlace, useActsPlace } from '../../acts/acts-place.tsx';
import { keptAt } from '../../acts/kept-focus.ts';
import { BY_KEY } from '../../acts/misclick.ts';
import { Presses, WAIT } from '../../acts/presses.ts';
import { useAct } from '../../acts/use-act.ts';
import { Prompt } from '../../prompt/prompt.tsx';

const CLICK = { detail: 1, touch: false };
const SECOND = { detail: 2, touch: false };
const TAP = { detail: 1, touch: true };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The presses, and what was announced. */
function given() {
  const said: string[] = [];
  const presses = new Presses((text) => said.push(text));
  presses.renew();
  vi.advanceTimersByTime(1_000);
  return { presses, said };
}

test('a press on what is no act tells why and marks the act to press, until something else is pressed or asked', () => {
  const { presses, said } = given();
  presses.point('move', 'the die decides');
  expect(presses.pressed()).toEqual({ armed: null, refused: 'the die decides', pointed: 'move' });
  expect(said).toEqual(['the die decides']);
  presses.press({ id: 'loot', why: 'nobody is down' }, CLICK, false);
  expect(presses.pressed().pointed).toBeNull();
  presses.point('move', 'the die decides');
  presses.renew();
  expect(presses.pressed()).toEqual({ armed: null, refused: null, pointed: null });
});

describe('a press', () => {
  const move: Act = { id: 'move', label: 'Move' };
  const retreat: Act = { id: 'retreat', label: 'Retreat', confirm: 'Really retreat?' };
  const loot: Act = { id: 'loot', label: 'Loot', why: 'nobody is down' };

  test('does its act, but not while an answer is on its way', () => {
    const { presses } = given();
    expect(presses.press(move, CLICK, true)).toBe(false);
    expect(presses.press(move, CLICK, false)).toBe(true);
  });

  test('on a blocked act tells the whole reason and is never done', () => {
    const { presses, said } = given();
    for (const by of [CLICK, TAP, BY_KEY]) expect(presses.press(loot, by, false)).toBe(false);
    expect(presses.press({ ...loot, confirm: 'Sure?' }, CLICK, false)).toBe(false);
    expect(presses.pressed()).toEqual({ armed: null, refused: 'nobody is down', pointed: null });
    presses.press({ ...loot, reason: 'nobody on this tile is knocked out' }, CLICK, false);
    expect(said.at(-1)).toBe('nobody on this tile is knocked out');
    presses.renew();
    expect(presses.pressed().refused).toBeNull();
  });

  test('on an act that cannot be taken back must come twice, and the second press is asked for in words', () => {
    const { presses, said } = given();
    expect(presses.press(retreat, CLICK, false)).toBe(false);
    expect(presses.pressed().armed).toBe('retreat');
    expect(said).toEqual(['Really retreat?']);
    vi.advanceTimersByTime(1_000);
    expect(presses.press(retreat, CLICK, false)).toBe(true);
    expect(presses.pressed().armed).toBeNull();
  });

  test('is forgotten as the first of two after its time, on Escape, and when another question comes', () => {
    const { presses } = given();
    for (const forget of [() => vi.advanceTimersByTime(WAIT), presses.disarm, presses.renew]) {
      presses.press(retreat, BY_KEY, false);
      expect(presses.pressed().armed).toBe('retreat');
      forget();
      expect(presses.pressed().armed).toBeNull();
    }
  });

  test('is waited for as long as its bar runs', () => {
    const css = readFileSync(new URL('../../acts/acts.css', import.meta.url), 'utf8');
    expect(css).toContain(`animation: armed ${WAIT / 1_000}s linear`);
  });

  test('by double click counts once: it confirms nothing, and answers no question that came between the two clicks', () => {
    const { presses } = given();
    presses.press(retreat, CLICK, false);
    vi.advanceTimersByTime(450);
    expect(presses.press(retreat, SECOND, false)).toBe(false);
    presses.renew();
    vi.advanceTimersByTime(100);
    expect(presses.press(move, SECOND, false)).toBe(false);
    expect(presses.press(move, BY_KEY, false)).toBe(true);
    vi.advanceTimersByTime(400);
    expect(presses.press(move, SECOND, false)).toBe(true);
  });

  test('by a quick second tap is not taken, although phones do not count taps', () => {
    const { presses } = given();
    presses.press(retreat, TAP, false);
    vi.advanceTimersByTime(200);
    expect(presses.press(retreat, TAP, false)).toBe(false);
    vi.advanceTimersByTime(300);
    expect(presses.press(retreat, TAP, false)).toBe(true);
  });
});

const HINT = { option: { do: 'rest' }, said: 'Rest.', mark: 'the house would', label: 'Hint', ask: () => undefined };

/** The act's markup while its question is asked. */
function drawn(children: ReactNode, { send = () => undefined, busy = false, hint = null as typeof HINT | null } = {}): string {
  return renderToStaticMarkup(createElement(ActsPlace, { asked: 1, busy, send, hint }, children));
}

describe('every shape of an act', () => {
  const rest: Act = { ...sending({ do: 'rest' }), label: 'Rest', sub: 'heals', key: 'r' };
  const SHAPES: readonly [shape: string, draw: (act: Act) => ReactNode][] = [
    ['button', (act) => createElement(ActButton, { act })],
    ['plaque', (act) => createElement(ActPlaque, { act, tone: 'reroll' })],
    ['prompt', (act) => createElement(Prompt, { label: 'l', question: 'q', options: [act], onChoose: () => undefined })],
  ];

  test.each(SHAPES)('%s: shows result and key, and why it is blocked', (_, draw) => {
    const open = drawn(draw(rest));
    expect(open).toContain('heals');
    expect(open).toMatch(/aria-keyshortcuts="[r1]"/);
    expect(open).not.toContain('aria-disabled');
    const blocked = drawn(draw({ ...rest, why: 'not tired' }));
    expect(blocked).toContain('aria-disabled="true"');
    expect(blocked).toContain('not tired');
    expect(blocked).not.toContain('heals');
  });

  test.each(SHAPES)('%s: the hint marks its own act, in looks and words, and no other', (_, draw) => {
    const marked = drawn(draw(rest), { hint: HINT });
    expect(marked).toMatch(/class="[^"]*\bhinted\b/);
    expect(marked).toContain('the house would');
    for (const other of [drawn(draw(rest)), drawn(draw({ ...rest, ...sending({ do: 'rest', at: 2 }) }), { hint: HINT })])
      expect(other).not.toMatch(/hinted|the house would/);
  });

  test('an act whose menu has the hinted option is marked as well', () => {
    const door: Act = { id: 'door', label: 'More', leads: [{ do: 'sing' }, { do: 'rest' }] };
    expect(drawn(createElement(ActButton, { act: door }), { hint: HINT })).toMatch(/\bhinted\b/);
    expect(leadsTo({ leads: [{ do: 'sing' }] }, HINT.option)).toBe(false);
  });

  test('a click is guarded, refused with the reason, confirmed, and then sent', () => {
    vi.stubGlobal('PointerEvent', Event);
    const sent: Flat[] = [];
    const pressed = (act: Act, details: readonly number[], soon = false): (string | null)[] => {
      const heard: (string | null)[] = [];
      function Pressing() {
        const { presses } = useActsPlace();
        const { props } = useAct(act);
        if (soon) presses.renew();
        for (const detail of details) {
          props.onClickCapture?.({ detail, nativeEvent: {} } as never);
          heard.push(presses.pressed().refused ?? presses.pressed().armed);
          vi.advanceTimersByTime(soon ? 100 : 1_000);
        }
        return null;
      }
      drawn(createElement(Pressing), { send: (option: Flat) => sent.push(option) } as never);
      return heard;
    };
    expect(pressed({ ...rest, why: 'not tired' }, [1, 1])).toEqual(['not tired', 'not tired']);
    expect(pressed(rest, [2], true)).toEqual([null]);
    expect(pressed({ ...rest, confirm: 'Sure?' }, [1, 2])).toEqual([rest.id, rest.id]);
    expect(sent).toEqual([]);
    pressed({ ...rest, confirm: 'Sure?' }, [1, 1]);
    pressed(rest, [1]);
    expect(sent).toEqual([{ do: 'rest' }, { do: 'rest' }]);
    vi.unstubAllGlobals();
  });

  test('in words, a blocked act has neither key nor colour', () => {
    const tell = ({ key }: { readonly key: string }): string => key;
    const act = { id: 'a', label: { key: 'l' }, sub: { key: 's' }, kind: 'danger', confirm: { key: 'c' }, key: '1' } as const;
    expect(toldAct(act, tell)).toMatchObject({ label: 'l', sub: 's', confirm: 'c', kind: 'danger', key: '1' });
    expect(toldAct({ ...act, why: { key: 'w' } }, tell)).toMatchObject({ why: 'w', kind: 'plain', key: undefined });
  });
});

describe('the focus, when the focused element is gone', () => {
  const lost = { isNew: false, gone: 1, byKeys: true, open: [false, true, true] };

  test('moves to the element that took its place, or to the last; only after key presses', () => {
    expect(keptAt({ ...lost, keep: 'next' })).toBe(1);
    expect(keptAt({ ...lost, keep: 'next', gone: 3 })).toBe(2);
    expect(keptAt({ ...lost, keep: 'next', open: [] })).toBeNull();
    expect(keptAt({ ...lost, keep: 'next', byKeys: false })).toBeNull();
  });

  test('moves to the first one that can be pressed, as for a new question', () => {
    expect(keptAt({ ...lost, keep: 'first' })).toBe(1);
    expect(keptAt({ ...lost, keep: 'first', isNew: true, gone: null })).toBe(1);
    expect(keptAt({ ...lost, keep: 'first', gone: null })).toBeNull();
  });

  test('moves to the row, where no habitual press answers anything', () => {
    expect(keptAt({ ...lost, keep: 'row' })).toBe('row');
    expect(keptAt({ ...lost, keep: 'row', isNew: true, gone: null })).toBeNull();
  });
});
