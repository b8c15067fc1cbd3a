export const width = 792;
export const height = 416;
const BRICK = { wide: 66, high: 26 } as const;

/** The same bricks every time. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function bricks(): string {
  const random = seeded(3);
  const rows = Array.from({ length: height / BRICK.high }, (_, row) => row);
  return rows
    .flatMap((row) => {
      const shift = (row % 2) * (BRICK.wide / 2);
      return Array.from({ length: width / BRICK.wide + 1 }, (_, at) => {
        const x = at * BRICK.wide - shift;
        const light = 30 + (random() - 0.5) * 13;
        const colour = `rgb(${Math.round(light * 1.5)} ${Math.round(light * 0.92)} ${Math.round(light * 0.7)})`;
        const y = row * BRICK.high;
        return `<rect x="${x + 1.5}" y="${y + 1.5}" width="${BRICK.wide - 3}" height="${BRICK.high - 3}" rx="2.5" fill="${colour}"/><path d="M${x + 3} ${y + 2}h${BRICK.wide - 6}" stroke="#ffcf90" stroke-opacity="${(0.05 + random() * 0.06).toFixed(2)}"/>`;
      });
    })
    .join('');
}

/** Worn bricks in mortar, without their light, which is the room's. It can be tiled sideways. `node web/tools/models.ts` draws wall.webp from it. */
export const svg = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".14 .2" numOctaves="3" seed="8" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.5 0 0 0 -.55"/></filter>
    <rect width="${width}" height="${height}" fill="#0d0806"/>${bricks()}<rect width="${width}" height="${height}" filter="url(#grain)" opacity=".55"/></svg>`;
