import italic from '@fontsource/alegreya/files/alegreya-latin-500-italic.woff2';
import bold from '@fontsource/alegreya/files/alegreya-latin-800-normal.woff2';
import italicExt from '@fontsource/alegreya/files/alegreya-latin-ext-500-italic.woff2';
import boldExt from '@fontsource/alegreya/files/alegreya-latin-ext-800-normal.woff2';
import label from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2';
import labelExt from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-500-normal.woff2';

/** As kit/css/fonts.css has them. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const FACES = [
  { family: 'Alegreya', weight: '800', style: 'normal', latin: bold, extended: boldExt },
  { family: 'Alegreya', weight: '500', style: 'italic', latin: italic, extended: italicExt },
  { family: 'Alegreya Sans', weight: '500', style: 'normal', latin: label, extended: labelExt },
] as const;

/**
 * Faces that no first picture waits for. Until one is there, the nearest face of its family stands for it, so that nothing moves: a rule of a style sheet would
 * have another family stand for it.
 */
export async function loadLaterFaces(): Promise<void> {
  await Promise.all(
    FACES.map(async ({ family, weight, style, latin, extended }) => {
      const face = (file: string, unicodeRange: string): FontFace =>
        new FontFace(family, `url("${file}") format("woff2")`, { weight, style, unicodeRange, display: 'swap' });
      const loaded = await face(latin, LATIN).load();
      for (const each of [face(extended, EXTENDED), loaded]) document.fonts.add(each);
    }),
  );
}
