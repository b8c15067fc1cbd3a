// What `npm test` looks at is the site that these sources make: builds it, unless it lies there.
import { buildIfStale } from '../web/build/build-if-stale.ts';

process.exitCode = buildIfStale() === 'failed' ? 1 : 0;
