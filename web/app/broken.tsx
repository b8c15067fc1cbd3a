import './broken.css';
import { Button } from '@tavern/kit';
import { Component, type ReactNode, useEffect } from 'react';
import { PlaceHeading } from '../house/place-heading.tsx';
import { hashOf } from '../house/route.ts';
import { newVersion, renew } from '../house/version/keep-site.ts';
import { useSettings } from '../settings/settings.ts';
import en from '../text/en/broken.json' with { type: 'json' };
import zhHant from '../text/zh-Hant/broken.json' with { type: 'json' };
import { speechOf } from '../words/words.ts';
import { Arrived } from './arrived.tsx';

interface BrokenProps {
  /** The present screen: going elsewhere is the way out. */
  readonly at: string;
  readonly children: ReactNode;
}

type Failure = { readonly error: unknown; readonly at: string };

/** Catches errors during rendering. */
export class Broken extends Component<BrokenProps, { readonly failure: Failure | null }> {
  override state: { readonly failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { readonly failure: Failure } {
    return { failure: { error, at: location.hash } };
  }

  override componentDidUpdate(before: BrokenProps): void {
    if (this.state.failure !== null && before.at !== this.props.at) this.setState({ failure: null });
  }

  override render(): ReactNode {
    return this.state.failure === null ? this.props.children : <WayOut error={this.state.failure.error} />;
  }
}

/** Its words are part of the page itself, because the fetched ones may be what is missing. */
function WayOut({ error }: { readonly error: unknown }) {
  const language = useSettings((settings) => settings.language);
  const { t } = speechOf(language, language === 'en' ? en : zhHant);
  const told = error instanceof Error ? error.message : String(error);
  // The fault may be mended already: then both ways out bring the new version.
  useEffect(() => newVersion?.look(), []);
  const unfetched = error instanceof TypeError && /fetch|import|module/i.test(told);
  const leave = (): void => {
    location.hash = hashOf({ at: 'hall' });
    renew();
  };
  return (
    <main className="table broken">
      <Arrived />
      <i className="lamp" />
      <section className="m-parch m-sheet-high" role="alert">
        <PlaceHeading className="t-display">{t('broken.title')}</PlaceHeading>
        <p>{t(unfetched ? 'broken.offline' : 'broken.text')}</p>
        <div className="ways">
          <Button kind="primary" icon="cycle" onPress={renew}>
            {t('broken.reload')}
          </Button>
          <Button icon="exit-door" onPress={leave}>
            {t('broken.hall')}
          </Button>
        </div>
        <details>
          <summary>{t('broken.details')}</summary>
          <pre>{told}</pre>
        </details>
      </section>
    </main>
  );
}
