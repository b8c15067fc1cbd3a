import { render, type Say, withEngineTexts } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { texts } from '../../text/index.ts';
import { listed } from '../../text/tell/list.ts';
import { ME, type RevolutionScene, revolution } from '../revolution.ts';

const read = (what: Say): string => render(withEngineTexts(texts).en, what, ['Mei', 'Bao']);

const asked = (scene: RevolutionScene) => {
  const { question } = scene.match.packet(ME);
  if (question === null) throw new Error('nothing is asked');
  return question;
};

/** Powell lets no Right-wing character stand at the top. Help and left are taken. */
const square = () =>
  asked(
    revolution({ mine: { leader: 's-2', zones: { help: 'h-4', left: 'c-3' }, hand: ['c-1', 'c-19', 'h-9', 'sp-6', 'sp-6'] } }),
  );

describe('placements in a list of words', () => {
  test('come face-up first, and none is lost', () => {
    const question = square();
    const { options } = listed(question);
    const faces = options.map((option) => (option.do === 'place' ? option.face : null));
    expect(faces).toEqual(faces.toSorted((a, b) => (b ?? '').localeCompare(a ?? '')));
    expect(new Set(options)).toEqual(new Set(question.options));
    expect(options.length).toBe(question.options.length);
  });

  test('are followed by one reason of its own for each card that cannot be placed face-up', () => {
    const question = square();
    const { blocked } = listed(question);
    expect(question.blocked.length).toBeGreaterThan(10);
    expect(blocked.map(({ option, why }) => [option.do === 'place' && option.card, read(why)])).toEqual([
      ['h-9', 'your Help zone is taken'],
      ['sp-6', 'only in the secret phase; face-down at any time'],
      // It was drawn.
      ['c-8', 'Powell allows no Patriot here'],
    ]);
  });

  test('other questions stay as they are', () => {
    const question = asked(
      revolution({
        from: { do: 'secret' },
        mine: { zones: { top: 'c-1', left: 'c-3', right: 'c-8', help: 'h-9' }, hand: ['sp-6', 'c-1'] },
        theirs: { zones: { top: 'c-1', left: 'c-3', right: 'c-8', help: 'h-9' } },
      }),
    );
    expect(listed(question)).toBe(question);
  });
});
