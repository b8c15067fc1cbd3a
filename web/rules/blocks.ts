/** What a section of rules is made of. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const ITEM = /^- /;

/** Blank lines separate paragraphs; lines that begin with a dash are list items. */
export function blocksOf(text: string): readonly Block[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const lines = part.split('\n').map((line) => line.trim());
    const blocks: Block[] = [];
    for (const line of lines.filter((each) => each !== '')) {
      const last = blocks.at(-1);
      if (ITEM.test(line)) {
        const item = line.replace(ITEM, '');
        if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
        else blocks.push({ kind: 'list', items: [item] });
      } else if (last?.kind === 'paragraph') blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text} ${line}` };
      else blocks.push({ kind: 'paragraph', text: line });
    }
    return blocks;
  });
}
