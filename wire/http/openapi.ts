import { z } from 'zod';
import { refusalShape } from './refusal.ts';
import { type Route, routes } from './routes.ts';

type Schema = { readonly [key: string]: unknown };
const COMPONENTS = '#/components/schemas/';

/** Why a request is refused, by its status. */
const REFUSED: { readonly [status: number]: string } = {
  400: 'It cannot be read: `field` says which part of it.',
  401: 'No guest has this secret.',
  403: 'This guest may not do that.',
  404: 'There is no such thing.',
  409: 'Not now.',
  410: 'It was damaged, and is gone.',
  413: 'It is too large.',
  415: 'It is no JSON.',
  429: 'Too fast. `Retry-After` says when to try again, in seconds.',
  500: 'The server failed. Try again.',
  503: 'The server cannot do it at the moment. Try again.',
};

/** Collects what has a name, so that it stands in the document once. */
class Components {
  readonly schemas: { [name: string]: Schema } = {};

  /** The schema itself, with references in place of what has a name. */
  of(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const {
      $schema: _version,
      $defs = {},
      ...made
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ jsonSchema }) => {
        // Whole numbers need no limits that no other language knows.
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      },
    }) as Schema & { readonly $defs?: { readonly [name: string]: Schema } };
    for (const [name, each] of Object.entries($defs)) this.name(name, each);
    const { id } = z.globalRegistry.get(schema) ?? {};
    if (id === undefined) return referring(made);
    // What holds itself somewhere is among the definitions already.
    if (!('$ref' in made)) this.name(id, made);
    return { $ref: `${COMPONENTS}${id}` };
  }

  private name(given: string, { id: _id, ...schema }: Schema): void {
    const name = given.replace(NAMELESS, 'Json');
    const made = referring(schema);
    const known = this.schemas[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(made)) throw new Error(`two schemas are called ${name}`);
    this.schemas[name] = made;
  }
}

/** What holds itself and has no name: of all that is sent, only JSON of any shape. */
const NAMELESS = /__schema\d+/g;

/** Definitions of a schema of its own are components of the document. */
function referring(schema: Schema): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) => (key === 'id' && typeof value === 'string' ? undefined : value));
  return JSON.parse(text.replaceAll('"$ref":"#/$defs/', `"$ref":"${COMPONENTS}`).replace(NAMELESS, 'Json')) as Schema;
}

function parametersOf(components: Components, { params, query, path }: Route): Schema[] {
  const of = (where: 'path' | 'query', schema: z.ZodType | undefined): Schema[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = components.of(schema, 'input') as {
      readonly properties?: { readonly [name: string]: Schema };
      readonly required?: readonly string[];
    };
    return Object.entries(properties).map(([name, each]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: each,
    }));
  };
  const resumed = path.endsWith('/events')
    ? [{ name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'integer', minimum: -1 } }]
    : [];
  return [...of('path', params), ...of('query', query), ...resumed];
}

function operationOf(components: Components, name: string, route: Route): Schema {
  const { guest, about, body, reply, status, type = 'application/json', refusals } = route;
  const refused = { 'application/json': { schema: components.of(refusalShape, 'output') } };
  const read = body === undefined ? [] : [413, 415];
  const statuses = new Set([400, 403, 429, 500, ...read, ...(guest === 'no' ? [] : [401]), ...refusals]);
  return {
    operationId: name,
    summary: about,
    ...(guest === 'no' ? {} : { security: guest === 'may' ? [{}, { guest: [] }] : [{ guest: [] }] }),
    parameters: parametersOf(components, route),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: components.of(body, 'input') } } } }),
    responses: {
      [status]: { description: 'Done.', content: { [type]: { schema: components.of(reply, 'output') } } },
      ...(type === 'text/event-stream' ? { 204: { description: 'It is over, and you have seen its end.' } } : {}),
      ...Object.fromEntries([...statuses].map((each) => [each, { description: REFUSED[each], content: refused }])),
    },
  };
}

/** The whole interface as an OpenAPI 3.1 document, made from the schemas that read requests and describe replies. */
export function openApi(all: { readonly [name: string]: Route } = routes): Schema {
  const components = new Components();
  const paths: { [path: string]: { [method: string]: Schema } } = {};
  for (const [name, route] of Object.entries(all)) {
    const at = paths[route.path] ?? {};
    paths[route.path] = { ...at, [route.method.toLowerCase()]: operationOf(components, name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tavern',
      version: '1',
      description:
        'Every game by plain HTTP: become a guest, make a room or enter one, start, look at the table, answer. The game asks, seats answer: pick one of the listed options. docs/http.md tells the rest.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: { guest: { type: 'http', scheme: 'bearer', description: 'The secret of a guest.' } },
    },
  };
}
