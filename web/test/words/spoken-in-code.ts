import { argumentOf, isText, literalsOf, type Node, nameOf, parsed, partsOf, type Source, walk } from './syntax.ts';

/** Names of props whose values people read or hear. */
const SPOKEN =
  /^(?:aria-(?:label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|tip|sub|why|question|help|problem|note|flavour|text|[a-z]*[lL]abel)$/;
const SPEAKING = new Set(['announce', 'alert', 'confirm', 'prompt']);
const SHOWN = new Set(['title', 'textContent', 'innerText', 'innerHTML', 'ariaLabel']);

const LETTERS = /\p{L}/u;
/** Two words of a sentence, or anything Chinese: no text that a program uses for itself. */
const SENTENCE = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Ll}{2,}|\p{Unified_Ideograph}/u;

/** Exceptions and the console are for developers. */
const toDevelopers = (inside: readonly Node[]): boolean =>
  inside.some(
    ({ type, callee }) =>
      (type === 'NewExpression' && nameOf(callee as Node).endsWith('Error')) ||
      (type === 'CallExpression' && nameOf((callee as Node)?.object as Node) === 'console'),
  );

/** Words in code, and where. `isKey` recognises the names of texts. */
export function spokenInCode(source: Source, isKey: (text: string) => boolean): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<Node>();
  const complain = (where: string, literals: readonly Node[]): void => {
    for (const literal of literals) {
      seen.add(literal);
      for (const part of partsOf(literal))
        if (LETTERS.test(part) && !isKey(part)) faults.push(`${where}: “${part.trim().replaceAll(/\s+/g, ' ')}”`);
    }
  };
  walk(parsed(source), (node, inside) => {
    switch (node.type) {
      case 'JSXText':
        complain('text', [node]);
        break;
      case 'JSXExpressionContainer':
        if (inside[0]?.type !== 'JSXAttribute') complain('text', literalsOf(node));
        break;
      case 'JSXAttribute': {
        const name = nameOf(node.name as Node);
        if (SPOKEN.test(name)) complain(name, literalsOf(node.value as Node));
        break;
      }
      case 'KeyValueProperty':
      case 'AssignmentPatternProperty':
      case 'ClassProperty': {
        const name = nameOf(node.key as Node);
        if (SPOKEN.test(name)) complain(name, literalsOf(node.value as Node));
        break;
      }
      case 'CallExpression': {
        const name = nameOf(node.callee as Node);
        if (SPEAKING.has(name)) complain(`${name}()`, literalsOf(argumentOf(node)));
        break;
      }
      case 'AssignmentExpression': {
        const { left } = node as { readonly left?: Node };
        if (left?.type === 'MemberExpression' && SHOWN.has(nameOf(left)))
          complain(`${nameOf(left)} =`, literalsOf(node.right as Node));
        break;
      }
      default:
    }
    if (isText(node) && !seen.has(node) && !toDevelopers(inside))
      for (const part of partsOf(node)) if (SENTENCE.test(part)) faults.push(`a sentence: “${part.trim()}”`);
  });
  return [...new Set(faults)];
}
