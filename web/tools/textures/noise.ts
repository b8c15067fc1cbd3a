function tile(size: number, filter: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${filter}</filter>
    <rect width="${size}" height="${size}" filter="url(#f)"${attributes}/></svg>`;
}

/** Blotches of colour, times fine fibres under a light. */
export const parchment = (): string =>
  tile(
    520,
    `<feTurbulence type="fractalNoise" baseFrequency=".011" numOctaves="4" seed="4" stitchTiles="stitch" result="b"/>
    <feColorMatrix in="b" values=".22 0 0 0 .815 .30 0 0 0 .705 .40 0 0 0 .485 0 0 0 0 1" result="base"/>
    <feTurbulence type="fractalNoise" baseFrequency=".62 .7" numOctaves="2" seed="9" stitchTiles="stitch" result="f"/>
    <feDiffuseLighting in="f" surfaceScale=".3" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting>
    <feBlend in="l" in2="base" mode="multiply"/>`,
  );

export const stone = (): string =>
  tile(
    420,
    `<feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="6" seed="21" stitchTiles="stitch" result="n"/>
    <feDiffuseLighting in="n" surfaceScale="2.6" diffuseConstant="1.15" lighting-color="#fff"><feDistantLight azimuth="240" elevation="48"/></feDiffuseLighting>`,
  );

export const leather = (): string =>
  tile(
    320,
    `<feTurbulence type="turbulence" baseFrequency=".11" numOctaves="3" seed="5" stitchTiles="stitch" result="n"/>
    <feDiffuseLighting in="n" surfaceScale="-1.6" diffuseConstant="1" lighting-color="#fff" result="l"><feDistantLight azimuth="240" elevation="55"/></feDiffuseLighting>
    <feColorMatrix in="l" values=".30 0 0 0 -.03 .19 0 0 0 -.02 .12 0 0 0 -.015 0 0 0 0 1"/>`,
  );

/** Only the nap, transparent over the colour of the cloth. */
export const felt = (): string =>
  tile(
    120,
    `<feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="5" stitchTiles="stitch" result="n"/>
    <feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.55"/>`,
    ' opacity=".5"',
  );
