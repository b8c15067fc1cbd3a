import { argumentOf, isText, literalsOf, type Node, nameOf, parsed, partsOf, type Source, shapeOf, walk } from './syntax.ts';

export interface KeysInCode {
  /** Texts that are asked for: `t('hall.title')`. */
  readonly asked: ReadonlySet<string>;
  /** Everything that looks like a key and could be passed on to be asked for. */
  readonly mentioned: ReadonlySet<string>;
  /** Keys that are built: `hall.game.{}`. */
  readonly computed: ReadonlySet<string>;
}

const ASKING = new Set(['t', 'say']);
const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/;
const SHAPE = /^[a-z][\w-]*\.(?:[\w.-]|\{\})*$/;

export function keysInCode(source: Source): KeysInCode {
  const asked = new Set<string>();
  const mentioned = new Set<string>();
  const computed = new Set<string>();
  const note = (literal: Node, into: Set<string>): void => {
    const shape = shapeOf(literal);
    if (shape !== null) computed.add(shape);
    else for (const part of partsOf(literal)) into.add(part);
  };
  walk(parsed(source), (node) => {
    if (node.type === 'CallExpression' && ASKING.has(nameOf(node.callee as Node)))
      for (const literal of literalsOf(argumentOf(node))) note(literal, asked);
    else if (isText(node)) {
      const shape = shapeOf(node);
      if (shape !== null ? SHAPE.test(shape) : partsOf(node).some((part) => KEY.test(part))) note(node, mentioned);
    }
  });
  return { asked, mentioned, computed };
}
