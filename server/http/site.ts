import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import serve from '@fastify/static';
import { LANGUAGES, type Language, render, say } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../hall/hall.ts';
import { sendInvitation } from './preview.ts';

/** The one route of all its files: what is counted there is not counted as a request to the server. */
export const SITE_ROUTE = '/*';

/** Vite puts a hash of the content into the names of all files in there. */
const HASHED = `${sep}assets${sep}`;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Files that are never a page, and never run: the page's rules (server/http/http.ts) say nothing about them. SVG can be a page. */
const NEVER_A_PAGE = /^\/assets\/[^?]*\.(?:woff2|webp|css)(?:\?|$)/;
const RULES_OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Which of our languages a browser would rather read. */
function languageFor(accepted = ''): Language {
  const wanted = accepted.split(',').find((each) => /^\s*(en|zh)/i.test(each));
  return wanted !== undefined && /^\s*zh/i.test(wanted) ? 'zh-Hant' : LANGUAGES[0];
}

/** The page has the hall's picture in it, in one language each (web/build/first-picture). */
function pageIn(folder: string, language: Language): string {
  const page = `index.${language}.html`;
  return existsSync(join(folder, page)) ? page : 'index.html';
}

/** The built web client: files, and compressed ones beside them. Where it was not built, `/` says so. */
export async function openSite(app: FastifyInstance, folder: string, hall: Hall): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    const words = LANGUAGES.map((language) => render(wireTexts[language], say('site.missing'))).join('\n\n');
    app.get('/', async (_request, reply) => reply.status(404).type('text/plain; charset=utf-8').send(`${words}\n`));
    return;
  }
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      const others = reply.getHeader('vary');
      reply.header('vary', others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`);
    });
    // A first picture has a dozen of them: on a slow line these lines would cost as much as a font.
    scope.addHook('onSend', async (request, reply) => {
      if (NEVER_A_PAGE.test(request.url)) for (const name of RULES_OF_PAGES) reply.removeHeader(name);
    });
    scope.get('/', async (request, reply) => {
      reply.header('vary', `${String(reply.getHeader('vary'))}, Accept-Language`);
      const language = languageFor(request.headers['accept-language']);
      const page = pageIn(folder, language);
      return (await sendInvitation(request, reply, { hall, folder, page, language })) ? reply : reply.sendFile(page);
    });
    await scope.register(serve, {
      root: folder,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response, path) => void response.setHeader('cache-control', path.includes(HASHED) ? FOR_EVER : 'no-cache'),
    });
  });
}
