import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

interface FileHost {
  readonly url: string;
  /** From now on another site is there. */
  replace(site: string): void;
  close(): void;
}

/** Any file host: it knows nothing but files, and has the site in a folder among others. */
export async function fileHost(folder: string, first: string): Promise<FileHost> {
  let site = first;
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://x').pathname);
    const inside = path.startsWith(`${folder}/`) ? normalize(path.slice(folder.length)) : null;
    try {
      if (inside === null) throw new Error('elsewhere');
      const file = inside.endsWith('/') ? `${inside}index.html` : inside;
      const content = readFileSync(join(site, file));
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${folder}/`,
    replace: (next) => void (site = next),
    close: () => void server.close(),
  };
}
