/** The parts of an OpenAPI document that this page reads. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly description?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

type Content = { readonly [type: string]: { readonly schema: Schema } };

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly description: string; readonly content?: Content } };
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

const nameIn = (reference: string): string => reference.replace('#/components/schemas/', '');

/** A schema in one line, for people: `{ id: string, seat?: integer 0–11 }`. What has a name is called by it. */
export function inShort(schema: Schema, depth = 0): string {
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return branches.map((each) => inShort(each, depth)).join(depth === 0 ? '\n| ' : ' | ');
  if (schema.type === 'array') return `[${schema.items === undefined ? 'anything' : inShort(schema.items, depth + 1)}]`;
  if (schema.properties !== undefined) return `{ ${fieldsIn(schema, depth).join(depth === 0 ? ',\n  ' : ', ')} }`;
  if (schema.type === 'object') return '{ ... }';
  return `${schema.type ?? 'anything'}${limitsOf(schema)}`;
}

function fieldsIn({ properties = {}, required = [] }: Schema, depth: number): string[] {
  return Object.entries(properties).map(
    ([name, each]) => `${name}${required.includes(name) ? '' : '?'}: ${inShort(each, depth + 1)}`,
  );
}

function limitsOf({ minimum, maximum, pattern, maxLength }: Schema): string {
  if (pattern !== undefined) return ` like ${pattern}`;
  if (maxLength !== undefined) return ` of at most ${maxLength}`;
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}–${maximum}`;
  return minimum === undefined ? '' : ` from ${minimum} on`;
}

/** The names of all schemas that this one leads to, itself last. */
export function namesFrom(document: OpenApi, schema: Schema, known: Set<string> = new Set()): Set<string> {
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$ref' && typeof value === 'string' && !known.has(nameIn(value))) {
      known.add(nameIn(value));
      namesFrom(document, document.components.schemas[nameIn(value)] ?? {}, known);
    } else if (typeof value === 'object' && value !== null) namesFrom(document, value as Schema, known);
  }
  return known;
}

/** Something to begin with: what must be there, with the plainest values. */
export function sample(document: OpenApi, schema: Schema): unknown {
  if (schema.$ref !== undefined) return sample(document, document.components.schemas[nameIn(schema.$ref)] ?? {});
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [branch] = schema.anyOf ?? schema.oneOf ?? [];
  if (branch !== undefined) return sample(document, branch);
  if (schema.type === 'array') return [];
  if (schema.type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(required.map((name) => [name, sample(document, properties[name] ?? {})]));
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  return schema.type === 'boolean' ? false : '';
}
