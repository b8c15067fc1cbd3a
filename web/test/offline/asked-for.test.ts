import { describe, expect, test } from 'vitest';
import { askedFor } from '../../offline/asked-for.ts';

const HOME = 'https://play.example.org/';
const FOLDER = 'https://files.example.org/games/tavern/';
const UNHASHED = ['favicon.svg', 'tavern.webmanifest', 'index.html'];

const get = (url: string, mode: RequestMode = 'no-cors', home = HOME) =>
  askedFor({ method: 'GET', mode, url }, home, (each) => UNHASHED.some((name) => each === `${home}${name}`));

describe('what is answered without the network', () => {
  test.each([HOME, FOLDER])('the page, by every way in: %s', (home) => {
    for (const path of ['', 'index.html', '?room=A3X9K2', '#/rules', '?room=A3X9K2#/'])
      expect(get(`${home}${path}`, 'navigate', home), path).toEqual({ page: true });
  });

  test.each([HOME, FOLDER])(
    'files of the site: those with a hash in their name, also of another version, and those of the list: %s',
    (home) => {
      expect(get(`${home}assets/ui-B5OH7Ewk.js`, 'cors', home)).toEqual({ page: false, file: `${home}assets/ui-B5OH7Ewk.js` });
      expect(get(`${home}assets/house-B1sTRZkY.svg#cog`, 'same-origin', home)).toEqual({
        page: false,
        file: `${home}assets/house-B1sTRZkY.svg`,
      });
      expect(get(`${home}favicon.svg`, 'no-cors', home)).toEqual({ page: false, file: `${home}favicon.svg` });
    },
  );
});

describe('what never is', () => {
  test('all that a server has to say, and pages of its own', () => {
    for (const path of [
      'api/rooms',
      'api/docs',
      'line',
      'player',
      'player/1',
      'admin',
      'metrics',
      'health',
      'ready',
      'room/A3X9K2',
      'what-comes-later',
    ])
      for (const mode of ['navigate', 'cors', 'no-cors'] as const) expect(get(`${HOME}${path}`, mode), path).toBeNull();
  });

  test('what is sent and not asked for', () => {
    expect(askedFor({ method: 'POST', mode: 'cors', url: `${HOME}assets/x.js` }, HOME, () => true)).toBeNull();
    expect(askedFor({ method: 'HEAD', mode: 'navigate', url: HOME }, HOME, () => true)).toBeNull();
  });

  test('what is of another site, or of another folder of a file host', () => {
    expect(get('https://elsewhere.example.org/assets/x.js', 'cors')).toBeNull();
    for (const path of ['', 'index.html', 'games/', 'games/other/', 'games/tavern', 'assets/x.js'])
      for (const mode of ['navigate', 'cors'] as const)
        expect(get(`https://files.example.org/${path}`, mode, FOLDER), path).toBeNull();
  });
});
