import type { Texts } from '@tavern/engine';
import { registry } from '@tavern/games';
import { openApi, type Route, routes } from '@tavern/wire/http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { ownInterfaces } from '../../polling/contract/contracts.ts';
import { refusalFaultsIn } from '../hostile/words.ts';
import { type Answer, ask } from '../http/ask.ts';

type Schema = { readonly [key: string]: unknown };
interface Operation {
  readonly responses: {
    readonly [status: string]: { readonly content?: { readonly [type: string]: { readonly schema: Schema } } };
  };
}

const ID = 'https://tavern.test/openapi';
const interfaces = await ownInterfaces();
/** Those of every game, and those of games with an interface of their own. */
export const allRoutes: { readonly [name: string]: Route } = Object.assign(
  {},
  routes,
  ...interfaces.map(({ contract }) => contract.routes),
);
/** Games that may refuse a box. */
const boxed = await Promise.all(registry.filter(({ box }) => box === true).map(({ load }) => load()));
/** Words of these games, which their refusals need. */
const words: Texts = {
  en: Object.assign(
    {},
    ...boxed.map(({ texts }) => texts.en),
    ...interfaces.flatMap(({ pack, contract }) => [pack.texts.en, contract.texts.en]),
  ),
  'zh-Hant': Object.assign(
    {},
    ...boxed.map(({ texts }) => texts['zh-Hant']),
    ...interfaces.flatMap(({ pack, contract }) => [pack.texts['zh-Hant'], contract.texts['zh-Hant']]),
  ),
};
export const document = openApi(allRoutes) as {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
} & Schema;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ ...document, $id: ID });
const compiled = new Map<string, ValidateFunction>();

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of the document that this address is one of. */
export function pathOf(address: string): string | undefined {
  const [plain = ''] = address.split('?');
  const fitting = (path: string): boolean => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain);
  return Object.keys(document.paths).find((path) => path === plain) ?? Object.keys(document.paths).find(fitting);
}

/** What does not fit the document in this reply. */
export function replyFaults(method: string, address: string, status: number, type: string, value: unknown): readonly string[] {
  const path = pathOf(address);
  const operation = path === undefined ? undefined : document.paths[path]?.[method.toLowerCase()];
  if (path === undefined || operation === undefined) return [`${method} ${address} is not in the document`];
  const reply = operation.responses[status];
  if (reply === undefined) return [`${method} ${path} says nothing of ${status}: ${JSON.stringify(value).slice(0, 200)}`];
  if (reply.content === undefined) return value === undefined ? [] : [`${method} ${path} ${status} should be empty`];
  const [plain = ''] = type.split(';');
  if (reply.content[plain] === undefined) return [`${method} ${path} ${status} is ${type}`];
  const where = `${ID}#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}/content/${escaped(plain)}/schema`;
  const fits = compiled.get(where) ?? ajv.compile({ $ref: encodeURI(where).replaceAll('%25', '%') });
  compiled.set(where, fits);
  return fits(value)
    ? []
    : (fits.errors ?? []).map((error) => `${method} ${path} ${status}: ${error.instancePath} ${error.message}`);
}

/** A guest by plain HTTP. Every reply is held against the document. */
export class HttpGuest {
  readonly url: string;
  readonly secret: string;

  constructor(url: string, secret: string) {
    this.url = url;
    this.secret = secret;
  }

  static async arrive(url: string, nickname = 'Mei'): Promise<HttpGuest> {
    const made = (await (await new HttpGuest(url, '').send('POST', '/api/guests', { nickname })).json()) as { secret: string };
    return new HttpGuest(url, made.secret);
  }

  async send(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: { readonly [name: string]: string } = {},
  ): Promise<Answer> {
    const answer = await ask(this.url, path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.secret === '' ? {} : { authorization: `Bearer ${this.secret}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const type = answer.headers['content-type'] ?? '';
    if (type.startsWith('application/json'))
      expect(replyFaults(method, path, answer.status, type, answer.json()), `${method} ${path}`).toEqual([]);
    if (answer.status >= 400) expect(refusalFaultsIn(answer.json(), words)).toEqual([]);
    return answer;
  }

  async get<X>(path: string): Promise<X> {
    return this.good(await this.send('GET', `/api/${path}`)) as X;
  }

  async post<X>(path: string, body: object): Promise<X> {
    return this.good(await this.send('POST', `/api/${path}`, body)) as X;
  }

  private good(answer: Answer): unknown {
    if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
    return answer.json();
  }
}
