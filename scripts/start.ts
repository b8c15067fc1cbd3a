// `npm start`: builds the web client where it is missing or made from other sources, then opens the server, in this very process.
import { buildIfStale } from '../web/build/build-if-stale.ts';

const built = buildIfStale();
if (built === 'cannot') {
  console.error('The web client was not built from these sources, and vite is not installed to do it: `npm install` brings it.');
}
if (built === 'failed') process.exitCode = 1;
else await import('../server/main.ts');
