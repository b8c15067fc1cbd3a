const JOINER = '\u2060';

/** Three dice are one word: no line breaks within “1-1-1”. */
export const unbroken = (text: string): string => text.replace(/(\d-)(?=\d)/g, `$1${JOINER}`);
