import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** With `--help` a tool prints the comment at its head, which says how it is called, and does nothing else. `tool`: its `import.meta.url`. */
export function helpIfAsked(tool: string): void {
  if (!process.argv.slice(2).some((each) => each === '--help' || each === '-h')) return;
  const lines = readFileSync(fileURLToPath(tool), 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  console.log(
    lines
      .slice(0, end)
      .map((line) => line.replace(/^\/\/ ?/, ''))
      .join('\n'),
  );
  process.exit(0);
}
