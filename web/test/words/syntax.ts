import { parseSync } from '@swc/core';

/** A node of a syntax tree, typed as loosely as walking needs. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export interface Source {
  readonly path: string;
  readonly code: string;
}

/** A module as a tree. Throws if it cannot be parsed. */
export const parsed = ({ path, code }: Source): Node =>
  parseSync(code, { syntax: 'typescript', tsx: path.endsWith('x') }) as unknown as Node;

/** Types are no values, and the source of an import is no text. */
const skipped = ({ type }: Node): boolean =>
  (type.startsWith('Ts') && !type.endsWith('Expression') && type !== 'TsConstAssertion') || type === 'ImportDeclaration';
const ofTypes = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'typeParams']);

/** Every node that can become a value, with all nodes around it, nearest first. */
export function walk(node: Node, see: (node: Node, inside: readonly Node[]) => void, inside: readonly Node[] = []): void {
  if (skipped(node)) return;
  see(node, inside);
  within(node, see, [node, ...inside]);
}

function within(part: object, see: (node: Node, inside: readonly Node[]) => void, inside: readonly Node[]): void {
  for (const [field, value] of Object.entries(part) as [string, unknown][]) {
    if (ofTypes.has(field) || typeof value !== 'object' || value === null) continue;
    // Lists, arguments and the bodies of methods are wrapped without a type of their own.
    if (isNode(value)) walk(value, see, inside);
    else within(value, see, inside);
  }
}

/** The fixed parts of a text. */
const cooked = ({ quasis }: Node): readonly string[] =>
  (quasis as readonly { cooked?: string }[]).map(({ cooked = '' }) => cooked);

export const isText = ({ type }: Node): boolean => type === 'StringLiteral' || type === 'TemplateLiteral' || type === 'JSXText';

export const partsOf = (node: Node): readonly string[] =>
  node.type === 'TemplateLiteral' ? cooked(node) : isText(node) ? [String(node.value)] : [];

/** A text with holes: `hall.game.{}`; null: it has none. */
export const shapeOf = (node: Node): string | null =>
  node.type === 'TemplateLiteral' && (node.expressions as readonly Node[]).length > 0 ? cooked(node).join('{}') : null;

/** The literals that an expression may evaluate to. */
export function literalsOf(node: Node | null | undefined): readonly Node[] {
  if (!isNode(node)) return [];
  if (isText(node)) return [node];
  const of = (...fields: readonly string[]): readonly Node[] => fields.flatMap((field) => literalsOf(node[field] as Node));
  switch (node.type) {
    case 'ConditionalExpression':
      return of('consequent', 'alternate');
    case 'BinaryExpression':
      return node.operator === '&&' ? of('right') : ['??', '||', '+'].includes(String(node.operator)) ? of('left', 'right') : [];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
    case 'TsConstAssertion':
      return of('expression');
    default:
      return [];
  }
}

/** `x`, or the `x` of `a.x`; empty: it has no name. */
export function nameOf(node: Node | null | undefined): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property as Node);
  if (node.type === 'JSXNamespacedName') return `${nameOf(node.namespace as Node)}:${nameOf(node.name as Node)}`;
  return typeof node.value === 'string' ? node.value : '';
}

export const argumentOf = ({ arguments: all }: Node): Node | undefined =>
  (all as readonly { expression: Node }[] | undefined)?.[0]?.expression;
