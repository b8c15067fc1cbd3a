import { type OpenApi, type Operation, sample } from './document.ts';
import { h } from './dom.ts';

/** The guest that requests are made for; for as long as this page is open, and nowhere else. */
export const guest = h('input', { id: 'secret', autocomplete: 'off', spellcheck: 'false', placeholder: 'no guest yet' });

interface Request {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Fields for everything that can be sent, a button, and what comes back. */
export function tryOut(document: OpenApi, { method, path, operation }: Request): HTMLFormElement {
  const inputs = operation.parameters.map((parameter) => {
    const input = h('input', { name: parameter.name, autocomplete: 'off', spellcheck: 'false' });
    if (parameter.required) input.required = true;
    const given = parameter.schema.default;
    if (given !== undefined) input.placeholder = JSON.stringify(given).replaceAll('"', '');
    return { parameter, input };
  });
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = h('textarea', { name: 'body', rows: '6', spellcheck: 'false', 'aria-label': 'Body' });
  if (schema !== undefined) body.value = JSON.stringify(sample(document, schema), null, 2);
  const status = h('p', { class: 'status', role: 'status' });
  const reply = h('pre', { class: 'reply', tabindex: '0' });
  let open: AbortController | null = null;

  async function send(): Promise<void> {
    open?.abort();
    const mine = new AbortController();
    open = mine;
    const values = inputs.map(({ parameter, input }) => ({ ...parameter, value: input.value.trim() }));
    let address = path;
    for (const { name, value, in: where } of values)
      if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    const query = new URLSearchParams(
      values.filter((each) => each.in === 'query' && each.value !== '').map(({ name, value }) => [name, value]),
    );
    const headers = new Headers(
      values.filter((each) => each.in === 'header' && each.value !== '').map(({ name, value }) => [name, value]),
    );
    if (guest.value.trim() !== '' && operation.security !== undefined)
      headers.set('authorization', `Bearer ${guest.value.trim()}`);
    if (schema !== undefined) headers.set('content-type', 'application/json');
    const full = query.size === 0 ? address : `${address}?${query.toString()}`;
    reply.textContent = '';
    status.textContent = `${method.toUpperCase()} ${full} …`;
    const begun = performance.now();
    try {
      const response = await fetch(full, {
        method: method.toUpperCase(),
        headers,
        signal: mine.signal,
        ...(schema === undefined ? {} : { body: body.value }),
      });
      status.textContent = `${response.status} ${response.statusText} · ${Math.round(performance.now() - begun)} ms`;
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) return await show(response);
      const text = await response.text();
      reply.textContent = pretty(text);
      if (operation.operationId === 'newGuest' && response.ok) guest.value = (JSON.parse(text) as { secret: string }).secret;
    } catch (error) {
      if (!mine.signal.aborted) status.textContent = `No reply: ${String(error)}`;
    }
  }

  /** A stream, as it comes. */
  async function show(response: Response): Promise<void> {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) reply.append(part.value);
    reply.append('\n(the stream has ended)');
  }

  return h(
    'form',
    {
      submit: (event) => {
        event.preventDefault();
        void send();
      },
    },
    ...inputs.map(({ parameter: { name, in: where, required }, input }) =>
      h('label', {}, h('span', {}, `${name} (${where}${required ? '' : ', optional'})`), input),
    ),
    ...(schema === undefined ? [] : [h('label', {}, h('span', {}, 'body'), body)]),
    h('p', {}, h('button', { type: 'submit' }, 'Send'), ' ', h('button', { type: 'button', click: () => open?.abort() }, 'Stop')),
    status,
    reply,
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
