import type { FastifyInstance } from 'fastify';
import { pageFiles } from '../http/page-files.ts';

/** `/api/docs`: the document to read and to try out. All of it comes from here: nothing is asked of any other server. */
export async function openDocsPage(app: FastifyInstance): Promise<void> {
  const files = await pageFiles(new URL('page/', import.meta.url));
  for (const [name, { type, text }] of files) {
    const paths = name === 'index.html' ? ['/api/docs', '/api/docs/'] : [`/api/docs/${name}`];
    for (const path of paths)
      app.get(path, async (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(text));
  }
}
