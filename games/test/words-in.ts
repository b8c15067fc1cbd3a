const DIE = /<svg class="die\b.*?<\/svg>/gs;
const SPOKEN = /(?:aria-label|aria-description|title|alt)="([^"]*)"/g;

/** What is to be read in a page: its text, and what stands there for readers. Dice are pictures. */
export function wordsIn(html: string): string {
  const drawn = html.replace(DIE, '<i>die</i>');
  const labels = [...drawn.matchAll(SPOKEN)].map((found) => found[1]);
  return [...drawn.replace(/<[^>]*>/g, '\n').split('\n'), ...labels].filter((line) => line?.trim()).join('\n');
}
