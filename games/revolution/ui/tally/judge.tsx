/** One of the judges, with wig and bands. The face is left dark: they are nobody in particular. */
export function Judge() {
  return (
    <svg className="tally-judge" viewBox="0 0 130 120" aria-hidden="true">
      <path d="M6 120C6 74 34 66 65 66s59 8 59 54z" fill="#4a1410" />
      <path d="M30 82c-10 8-15 22-16 38h12c0-16 3-29 10-37zM100 82c10 8 15 22 16 38h-12c0-16-3-29-10-37z" fill="#3a0e0b" />
      <path d="M40 40c-9 10-8 40-4 48l12-6V44zM90 40c9 10 8 40 4 48l-12-6V44z" fill="#cbb894" />
      <ellipse cx="65" cy="46" rx="21" ry="25" fill="#8a5f42" />
      <path d="M44 48c4 16 38 16 42 0 1 30-42 30-42 0z" fill="#5d3c26" opacity=".55" />
      <path d="M42 42c-2-28 48-28 46 0-8-9-12-10-23-10s-15 1-23 10z" fill="#ddcba6" />
      <path
        d="M44 34c8-5 34-5 42 0M47 27c8-5 28-5 36 0M37 52h11M37 62h11M37 72h11M82 52h11M82 62h11M82 72h11"
        fill="none"
        stroke="#a08a62"
        strokeWidth="1.6"
      />
      <path d="M58 74h14l-3 26h-8z" fill="#e8dcc0" />
      <path d="M65 74v26" stroke="#a9976f" strokeWidth="1.2" />
      <path d="M6 120C6 74 34 66 65 66s59 8 59 54" fill="none" stroke="#e2a45a" strokeOpacity=".5" strokeWidth="1.5" />
    </svg>
  );
}
