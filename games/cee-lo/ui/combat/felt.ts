/** The oval table: a rim of wood with brass nails, felt, the line between the two sides, and its shadow. */
export const feltPicture = () => ({
  width: 820,
  height: 560,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -16 820 560"><defs>
    <radialGradient id="felt" cx=".46" cy=".36" r=".66"><stop offset="0" stop-color="#3f8f6a"/><stop offset=".45" stop-color="#20614a"/><stop offset=".8" stop-color="#103829"/><stop offset="1" stop-color="#071c15"/></radialGradient>
    <linearGradient id="rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3b2010"/><stop offset=".4" stop-color="#6f4322"/><stop offset=".8" stop-color="#a8703c"/><stop offset="1" stop-color="#5a3318"/></linearGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="16"/></filter>
    <filter id="nap" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="6"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .8 0 0 0 -.3"/></filter>
    <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .16" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 .08 0 0 0 0 .03 0 0 0 0 .01 1.8 0 0 0 -.7"/></filter>
    <clipPath id="inside"><ellipse cx="390" cy="244" rx="330" ry="196"/></clipPath>
    <clipPath id="round"><path clip-rule="evenodd" d="M8 240a382 238 0 1 0 764 0 382 238 0 1 0-764 0zM60 244a330 196 0 1 1 660 0 330 196 0 1 1-660 0z"/></clipPath></defs>
    <ellipse cx="394" cy="296" rx="388" ry="212" opacity=".75" filter="url(#soft)"/>
    <ellipse cx="390" cy="262" rx="384" ry="236" fill="#1f1007"/><ellipse cx="390" cy="240" rx="382" ry="238" fill="url(#rim)"/>
    <g clip-path="url(#round)"><rect width="780" height="500" filter="url(#grain)" opacity=".8"/></g>
    <ellipse cx="390" cy="240" rx="379" ry="235" fill="none" stroke="#e0aa6a" stroke-opacity=".55" stroke-width="2"/>
    <ellipse cx="390" cy="242" rx="340" ry="204" fill="none" stroke="#1d0f06" stroke-width="10"/>
    <ellipse cx="390" cy="241" rx="346" ry="209" fill="none" stroke="#d8b062" stroke-width="2.500" stroke-dasharray="2 9" stroke-linecap="round"/>
    <ellipse cx="390" cy="244" rx="331" ry="197" fill="url(#felt)"/>
    <g clip-path="url(#inside)"><rect width="780" height="500" filter="url(#nap)" opacity=".7"/>
      <ellipse cx="390" cy="214" rx="356" ry="208" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="44" filter="url(#soft)"/>
      <path d="M92 196C240 176 540 176 688 196" fill="none" stroke="#e9d6a6" stroke-opacity=".28" stroke-width="2" stroke-dasharray="8 7"/></g></svg>`,
});
