import { HASHED, pageIn } from './site.ts';

type FetchRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/** The page, whatever its language; or the file at this address. */
type Wanted = { readonly page: true } | { readonly page: false; readonly file: string };

/** By these paths people come to the page. An invitation adds a query to the first. */
const PAGE = new Set(['', pageIn('en')]);

/**
 * What of the site a request is for. Null: it is not for the site's files, and the network's business alone. This is a
 * list of what may be kept, because a list of what may not (`/api`, `/line`, `/player`, `/admin`, `/metrics`, `/health`) would miss what a server is given later.
 */
export function askedFor({ method, mode, url }: FetchRequest, home: string, isFile: (url: string) => boolean): Wanted | null {
  if (method !== 'GET' || !url.startsWith(home)) return null;
  const { origin, pathname, search } = new URL(url);
  const path = `${origin}${pathname}`.slice(home.length);
  if (mode === 'navigate') return PAGE.has(path) ? { page: true } : null;
  const file = `${home}${path}${search}`;
  return path.startsWith(HASHED) || isFile(file) ? { page: false, file } : null;
}
