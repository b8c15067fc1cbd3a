import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

type Render = typeof import('./render.tsx');

const RENDER = fileURLToPath(new URL('./render.tsx', import.meta.url));
const WEB = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the hall's own code in this process. */
export async function rendered<T>(look: (render: Render) => T): Promise<T> {
  const quiet = { middlewareMode: true, hmr: false, watch: null, ws: false } as const;
  const vite = await createServer({
    configFile: false,
    root: WEB,
    plugins: [react()],
    server: quiet,
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return look((await vite.ssrLoadModule(RENDER)) as Render);
  } finally {
    await vite.close();
  }
}
