import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { growing, growingQuery } from '../../css/growing.ts';
import { px } from '../../pixels.ts';

describe('a px of a style sheet is a sixteenth of the root’s line height', () => {
  test('lengths of the layout and of letters grow', () => {
    expect(growing('padding', '12px -8px 4.5px')).toBe('0.75rlh -0.5rlh 0.28125rlh');
    expect(growing('font', '800 12px / 34px var(--f-label)')).toBe('800 0.75rlh / 2.125rlh var(--f-label)');
    expect(growing('width', 'min(300px, 100vw - 16px)')).toBe('min(18.75rlh, 100vw - 1rlh)');
    expect(growing('--cw', '120px')).toBe('7.5rlh');
    expect(px(120)).toBe('7.5rlh');
  });

  test('hairlines, shadows and textures stay sharp', () => {
    expect(growing('border', '1px solid #000')).toBe('1px solid #000');
    expect(growing('inset', '-2px 0 auto 2.5px')).toBe('-2px 0 auto 2.5px');
    expect(growing('box-shadow', '0 18px 34px #000')).toBe('0 18px 34px #000');
    expect(growing('--sh-card', '0 6px 14px #000')).toBe('0 6px 14px #000');
    const paper = '#e8d7ae var(--tex-parchment) 0 0 / 520px';
    expect(growing('background', paper)).toBe(paper);
    // Boards are as wide as a screen: where a second one begins can be seen.
    expect(growing('background', 'var(--tex-oak) 0 0 / 1600px 260px')).toBe('var(--tex-oak) 0 0 / 100rlh 16.25rlh');
  });

  test('names and colours with px in them are none', () => {
    expect(growing('grid-area', 'box3px')).toBe('box3px');
    expect(growing('animation-name', 'up-40px')).toBe('up-40px');
  });

  test('what is asked of a container grows with what is in it, thin or not', () => {
    expect(growingQuery('tray (max-width: 480px)')).toBe('tray (max-width: 30rlh)');
    expect(growingQuery('tally (width >= 560px) and (height < 480px)')).toBe('tally (width >= 35rlh) and (height < 30rlh)');
  });
});

test('the line height is sixteen pixels up to 1440 by 900, and in every window of our tests', () => {
  const base = readFileSync(new URL('../../css/base.css', import.meta.url), 'utf8');
  const [, wide = '', high = ''] = /--sixteen: max\(16px, min\(100vw \/ ([\d.]+), 100vh \/ ([\d.]+)\)\);/.exec(base) ?? [];
  const sixteen = (width: number, height: number): number => Math.max(16, Math.min(width / Number(wide), height / Number(high)));
  for (const [width, height] of [
    [1440, 900],
    [1440, 3000],
    [4000, 900],
    [1366, 657],
    [390, 844],
  ] as const)
    expect(sixteen(width, height)).toBe(16);
  expect(sixteen(1920, 1080) / 16).toBeCloseTo(1.2, 6);
  expect(sixteen(2560, 1440) / 16).toBeCloseTo(1.6, 6);
});
