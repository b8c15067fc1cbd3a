import { inShort, namesFrom, type OpenApi, type Operation, type Schema } from './document.ts';
import { h } from './dom.ts';
import { guest, tryOut } from './try-out.ts';

const root = document.getElementById('root');
const api = (await (await fetch('/api/openapi.json')).json()) as OpenApi;

const shape = (schema: Schema): HTMLElement => h('pre', { class: 'shape' }, inShort(schema));

/** What has a name in it, one after the other. */
function named(schemas: readonly Schema[]): Node[] {
  const names = new Set(schemas.flatMap((schema) => [...namesFrom(api, schema)]));
  return [...names].map((name) => {
    const schema = api.components.schemas[name] ?? {};
    return h('details', {}, h('summary', {}, h('code', {}, name)), h('p', {}, schema.description ?? ''), shape(schema));
  });
}

function operationOf(path: string, method: string, operation: Operation): HTMLElement {
  const body = operation.requestBody?.content['application/json']?.schema;
  const replies = Object.entries(operation.responses);
  const good = replies
    .filter(([status]) => status < '300')
    .flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema));
  const secured = operation.security === undefined ? 'anybody' : operation.security.length > 1 ? 'anybody, or a guest' : 'guests';
  return h(
    'details',
    { class: 'operation', id: operation.operationId },
    h('summary', {}, h('b', { class: method }, method.toUpperCase()), ' ', h('code', {}, path), ' ', h('small', {}, secured)),
    h('p', {}, operation.summary),
    tryOut(api, { method, path, operation }),
    ...(body === undefined ? [] : [h('h3', {}, 'Takes'), shape(body), ...named([body])]),
    h('h3', {}, 'Gives'),
    ...good.map(shape),
    ...named(good),
    h('h3', {}, 'Refuses'),
    h(
      'ul',
      {},
      ...replies
        .filter(([status]) => status >= '400')
        .map(([status, { description }]) => h('li', {}, h('code', {}, status), ` ${description}`)),
    ),
  );
}

root?.replaceChildren(
  h('h1', {}, `${api.info.title} by HTTP`),
  h('p', {}, api.info.description),
  h('p', {}, 'The same as a document for programs: ', h('a', { href: '/api/openapi.json' }, '/api/openapi.json')),
  h('label', { class: 'guest' }, h('span', {}, 'Secret of the guest who asks (POST /api/guests fills it in)'), guest),
  ...Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)),
  ),
);
// A link to one of them opens it.
const linked = document.getElementById(location.hash.slice(1));
if (linked instanceof HTMLDetailsElement) {
  linked.open = true;
  linked.scrollIntoView();
}
