import { HASHED, pageIn } from './site.ts';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** By these paths people come to the page. An invitation adds a query to the first. */
const PAGE = new Set(['', pageIn('en')]);

/**
 * What of the site a request is for: its page, or the file at this address. Null: it is not for the site's files, and the network's business alone. This is a
 * list of what may be kept, because a list of what may not (`/api`, `/line`, `/player`, `/admin`, `/metrics`, `/health`) would miss what a server is given later.
 */
export function askedFor({ method, mode, url }: Asked, home: string, isFile: (url: string) => boolean): 'page' | string | null {
  if (method !== 'GET' || !url.startsWith(home)) return null;
  const { origin, pathname, search } = new URL(url);
  const path = `${origin}${pathname}`.slice(home.length);
  if (mode === 'navigate') return PAGE.has(path) ? 'page' : null;
  const file = `${home}${path}${search}`;
  return path.startsWith(HASHED) || isFile(file) ? file : null;
}
