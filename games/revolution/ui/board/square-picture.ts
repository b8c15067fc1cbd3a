import { iconShapes } from '@tavern/kit/icons/icon-shapes.ts';
import { seeded } from '@tavern/kit/textures/seeded.ts';

// The square at night, drawn once: setts in rings around the judges, and the crowd that looks on.

const n = (value: number): string => value.toFixed(0);

/** Rings of setts around a middle, lit from there. */
function setts(width: number, height: number, cx: number, cy: number): string {
  const random = seeded(4);
  const paths: string[] = [];
  const reach = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy));
  for (let ring = 40; ring < reach; ring += 33) {
    const count = Math.max(7, Math.round((2 * Math.PI * ring) / 44));
    const off = random() * 6;
    for (let index = 0; index < count; index++) {
      const gap = (0.032 * 44) / ring;
      const [a0, a1] = [((index + off) / count) * 2 * Math.PI + gap, ((index + 1 + off) / count) * 2 * Math.PI - gap];
      const [r0, r1, am] = [ring + 1.5 + random() * 2, ring + 31 - random() * 2, (a0 + a1) / 2];
      const tone = random();
      const [x, y] = [cx + (ring + 16) * Math.cos(am), cy + (ring + 16) * Math.sin(am)];
      if (x < -30 || x > width + 30 || y < -30 || y > height + 30) continue;
      const far = Math.min(1, Math.hypot(x - cx, (y - cy) * 1.15) / 760);
      const light = Math.round(70 - 46 * far + (tone - 0.5) * 15);
      const warm = Math.round(13 - 8 * far);
      const at = (r: number, a: number): string => `${n(cx + r * Math.cos(a))} ${n(cy + r * Math.sin(a))}`;
      paths.push(
        `<path d="M${at(r0, a0)}L${at(r1, a0)}L${at(r1 + 1, am)}L${at(r1, a1)}L${at(r0, a1)}L${at(r0 + 1, am)}Z" fill="rgb(${light + warm},${light + Math.round(warm * 0.3)},${light - 5})"/>`,
      );
    }
  }
  return paths.join('');
}

const GROUND = { width: 1440, height: 844, cx: 720, cy: 300 };

export const groundPicture = () => {
  const { width, height, cx, cy } = GROUND;
  const worn =
    '<filter id="worn" x="0" y="0" width="100%" height="100%"><feMorphology operator="erode" radius=".6"/><feGaussianBlur stdDeviation=".9"/></filter>';
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${worn}</defs><rect width="${width}" height="${height}" fill="#0c0a09"/><g filter="url(#worn)">${setts(width, height, cx, cy)}</g></svg>`,
  };
};

const CROWD = { width: 1440, height: 236 };

interface Row {
  readonly count: number;
  readonly base: number;
  readonly scale: number;
  readonly colour: string;
}

const ROWS: readonly Row[] = [
  { count: 54, base: 0.44, scale: 0.8, colour: '#4a3022' },
  { count: 40, base: 0.64, scale: 1.1, colour: '#22140d' },
];

/** A head and shoulders; some wear a hat, raise a fist, a flag or a sign. */
function onlooker(x: number, y: number, k: number, what: number, fist: string): string {
  const { height: h } = CROWD;
  const body = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${10 * k}" ry="${12.5 * k}"/><path d="M${n(x - 24 * k)} ${h}C${n(x - 25 * k)} ${n(y + 22 * k)} ${n(x - 14 * k)} ${n(y + 16 * k)} ${n(x)} ${n(y + 13 * k)}S${n(x + 25 * k)} ${n(y + 22 * k)} ${n(x + 24 * k)} ${h}z"/>`;
  if (what < 0.16)
    return `${body}<path d="M${x - 15 * k} ${y - 6 * k}h${30 * k}l${-6 * k} ${-3 * k}v${-9 * k}h${-18 * k}v${9 * k}z"/>`;
  if (what < 0.3)
    return `${body}<path d="M${x - 13 * k} ${y - 7 * k}c0-${14 * k} ${26 * k}-${14 * k} ${26 * k} 0l${6 * k} ${2 * k}h-${6 * k}z"/>`;
  if (what < 0.4) {
    const arm = `<path d="M${x + 14 * k} ${h}L${x + 17 * k} ${y - 30 * k}h${7 * k}L${x + 26 * k} ${h}z"/>`;
    return `${body}${arm}<svg x="${x + 6 * k}" y="${y - 56 * k}" width="${30 * k}" height="${30 * k}" viewBox="0 0 512 512">${fist}</svg>`;
  }
  if (what < 0.47)
    return `${body}<path d="M${x + 16 * k} ${h}V${y - 74 * k}h${2.5 * k}V${h}z"/><path d="M${x + 18 * k} ${y - 72 * k}c${14 * k} -${8 * k} ${22 * k} ${8 * k} ${38 * k} 0v${24 * k}c-${16 * k} ${8 * k}-${24 * k}-${8 * k}-${38 * k} 0z" opacity=".95"/>`;
  if (what < 0.52)
    return `${body}<path d="M${x - 16 * k} ${h}V${y - 40 * k}h${3 * k}V${h}z"/><rect x="${x - 36 * k}" y="${y - 72 * k}" width="${42 * k}" height="${32 * k}" rx="2"/>`;
  return body;
}

export const crowdPicture = async () => {
  const { width, height } = CROWD;
  const random = seeded(9);
  const { fist } = await iconShapes(['fist']);
  const rows = ROWS.map(({ count, base, scale, colour }) => {
    const people = Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.5 + (random() - 0.5) * 0.7) * width) / count;
      const y = base * height + (random() - 0.5) * 16 * scale;
      return onlooker(x, y, scale * (0.85 + random() * 0.3), random(), fist);
    });
    return `<g fill="${colour}">${people.join('')}</g>`;
  });
  // Lamplight on their shoulders.
  const rim =
    '<filter id="rim" x="0" y="0" width="100%" height="100%"><feDropShadow dx="0" dy="-1.5" stdDeviation="0" flood-color="#ffb25c" flood-opacity=".34"/></filter>';
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${rim}</defs><g filter="url(#rim)">${rows.join('')}</g></svg>`,
  };
};
