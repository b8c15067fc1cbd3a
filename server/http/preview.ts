import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Language, render, say } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hall } from '../hall/hall.ts';
import { gamesIn } from '../polling/games.ts';

const pack = promisify(gzip);
const pages = new Map<string, { readonly made: number; readonly text: string }>();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a chat program shows of a link. */
interface Preview {
  readonly title: string;
  readonly about: string;
  /** From the root of the site. */
  readonly picture: string;
}

/** Who invites to what. A code of no room tells nothing, and counts as a guess like any other. */
async function invitation(hall: Hall, address: string, code: string, language: Language): Promise<Preview | null> {
  const seen = await hall.look(null, address, code);
  if (!seen.ok) return null;
  const game = (await gamesIn(language)).find(({ id }) => id === seen.room.game);
  if (game === undefined) return null;
  const text = (key: string): string =>
    render(wireTexts[language], say(key, { who: seen.room.host, game: game.name, about: game.about }));
  return { title: text('preview.room'), about: text('preview.room.about'), picture: `previews/${game.id}.jpg` };
}

/** First pictures of other places than the door (web/build/first-picture/): most of the page, and who follows a link to a room never sees them. */
const ELSEWHERE = /<template data-picture="(?!door")[^"]*">.*?<\/template>/gs;

/** The page as it was built, without what a room has no use for; read again when there is a new one. */
function pageAt(path: string): string {
  const { mtimeMs } = statSync(path);
  const known = pages.get(path);
  if (known?.made === mtimeMs) return known.text;
  const text = readFileSync(path, 'utf8').replace(ELSEWHERE, '');
  pages.set(path, { made: mtimeMs, text });
  return text;
}

const tagsOf = ({ title, about, picture }: Preview, origin: string): string =>
  Object.entries({
    'og:type': 'website',
    'og:title': title,
    'og:description': about,
    'og:image': `${origin}/${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  })
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .concat('<meta name="twitter:card" content="summary_large_image" />')
    .join('\n');

/**
 * The page of a link to a room, `/?room=A3X9K2`, with what chat programs show of it: who invites, to which game, and a picture of it. False: nothing is known of
 * that room, so the page is sent as it is.
 */
export async function sendInvitation(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    hall,
    folder,
    page,
    language,
  }: { readonly hall: Hall; readonly folder: string; readonly page: string; readonly language: Language },
): Promise<boolean> {
  const { room } = request.query as { readonly room?: unknown };
  if (typeof room !== 'string') return false;
  const preview = await invitation(hall, request.ip, room, language);
  if (preview === null) return false;
  const told = `${tagsOf(preview, `${request.protocol}://${request.host}`)}\n</head>`;
  const text = pageAt(join(folder, page)).replace('</head>', () => told);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) await reply.send(text);
  else await reply.header('content-encoding', 'gzip').send(await pack(text));
  return true;
}
