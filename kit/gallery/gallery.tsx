import { type ComponentType, useSyncExternalStore } from 'react';

/** Each page is `pages/<id>.tsx` with a default export, and `text/<id>.json` beside it for its words. */
const pages = import.meta.glob<ComponentType>('./pages/*.tsx', { eager: true, import: 'default' });
const titles = import.meta.glob<string>('./text/*.json', { eager: true, import: 'title' });

const shown = Object.entries(pages).map(([path, Page]) => {
  const id = path.slice('./pages/'.length, -'.tsx'.length);
  return { id, Page, title: titles[`./text/${id}.json`] ?? id };
});

function useHash(): string {
  return useSyncExternalStore(
    (heard) => {
      addEventListener('hashchange', heard);
      return () => removeEventListener('hashchange', heard);
    },
    () => location.hash.slice(1),
  );
}

export function Gallery() {
  const hash = useHash();
  const open = shown.find(({ id }) => id === hash) ?? shown[0];
  if (open === undefined) return null;
  return (
    <div className="gallery table">
      <div className="lamp" />
      <nav className="g-nav m-oak">
        {shown.map(({ id, title }) => (
          <a key={id} href={`#${id}`} aria-current={id === open.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <main className="g-page">
        <h1 className="t-display t-gilt">{open.title}</h1>
        <open.Page />
      </main>
    </div>
  );
}
