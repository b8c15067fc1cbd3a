// Builds the site that `npm test` looks at, unless there is one made from these sources.
import { buildIfStale } from '../web/build/build-if-stale.ts';

process.exitCode = buildIfStale() === 'failed' ? 1 : 0;
