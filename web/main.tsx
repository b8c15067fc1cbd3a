import './house/no-eval.ts';
import '@tavern/kit/css/kit.css';
import './house/forced.css';
import { loadLaterFaces } from '@tavern/kit/letters/later-faces.ts';
import { theLayers } from '@tavern/kit/use-layer.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { adoptInvitation } from './house/invitation.ts';
import { renewWhenOutdated } from './house/renewal.ts';
import { keepSite } from './house/version/keep-site.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
adoptInvitation();
renewWhenOutdated();
void keepSite();
loadLaterFaces().catch(() => {});
// A layer that was open before a reload is closed.
theLayers().settle();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
