import { describe, expect, test } from 'vitest';
import { facesOf, isTakeable, litPlaces, whyNot, whyNowhere } from '../../../ui/play/lit.ts';
import { zoneOf } from '../../../ui/play/place.ts';
import { sortedHand } from '../../../ui/play/use-choice.ts';
import { briefly } from '../../../ui/play/words.ts';
import { ME, type RevolutionScene, revolution, up } from '../../revolution.ts';
import { read } from '../words.ts';

const asked = (scene: RevolutionScene) => {
  const { question } = scene.match.packet(ME);
  if (question === null) throw new Error('nothing is asked');
  return question;
};

/** Powell lets no Right-wing character stand at the top. */
const square = () =>
  revolution({ mine: { leader: 's-2', zones: { help: 'h-4' }, hand: ['c-1', 'c-19', 'h-9', 'sp-6', 'sp-6'] } });

describe('the places for a taken card', () => {
  test('are those of the question, for the chosen face', () => {
    const question = asked(square());
    expect(litPlaces(question, 'c-1', 'up').map(({ place }) => place)).toEqual(['near-left', 'near-right']);
    expect(litPlaces(question, 'c-1', 'down').map(({ place }) => place)).toEqual(['near-top', 'near-left', 'near-right']);
    expect(litPlaces(question, null, 'up')).toEqual([]);
    expect(facesOf(question, 'c-1')).toEqual(['up', 'down']);
    expect(facesOf(question, 'h-9')).toEqual(['down']);
    expect(isTakeable(question, 'c-37')).toBe(false);
  });

  test('every dark one says why not, and so does a card that can only be placed face-down', () => {
    const question = asked(square());
    const why = whyNot(question, 'c-1', 'top', 'up');
    expect(why === null ? null : read(why)).toBe('Powell allows no Right-wing here');
    expect(why === null ? null : read(briefly(why))).toBe('not Right-wing here');
    const reasons = (['h-9', 'sp-6'] as const).map((card) => whyNowhere(question, card));
    expect(reasons.map((reason) => (reason === null ? null : read(briefly(reason))))).toEqual([
      'Help is taken',
      'in the secret phase',
    ]);
    expect(whyNot(question, 'c-1', 'left', 'up')).toBeNull();
  });

  test('in the secret phase it is the Secret zone', () => {
    const question = asked(
      revolution({
        from: { do: 'secret' },
        mine: { zones: { top: 'c-1', left: 'c-3', right: 'c-8', help: 'h-9' }, hand: ['sp-6', 'c-1'] },
        theirs: { zones: { top: 'c-1', left: 'c-3', right: 'c-8', help: 'h-9' } },
      }),
    );
    expect(litPlaces(question, 'sp-6', 'up')).toEqual([{ place: 'near-sp', option: { do: 'seal', card: 'sp-6' } }]);
    expect(zoneOf('near-sp')).toBe('sp');
  });

  test('characters that can be aimed at are lit without a card', () => {
    const scene = revolution({
      mine: { leader: 's-6', hand: ['h-2', 'c-1'] },
      theirs: { zones: { top: 'c-19', right: ['c-24', 'down'] } },
    }).answer(0, up('h-2', 'help'));
    scene.asks(0, 'choose');
    expect(litPlaces(asked(scene), null, 'up').map(({ place }) => place)).toEqual(['far-top']);
  });
});

test('a hand is held by type and power, then Help and Secret cards, and equal cards are told apart', () => {
  expect(sortedHand(['sp-6', 'c-8', 'h-9', 'c-13', 'c-1', 'c-8']).map(({ id }) => id)).toEqual([
    'c-1#0',
    'c-13#0',
    'c-8#0',
    'c-8#1',
    'h-9#0',
    'sp-6#0',
  ]);
});
