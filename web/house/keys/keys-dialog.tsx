import './keys-dialog.css';
import { Dialog } from '@tavern/kit';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { MoreSpoken } from '../more-spoken.tsx';
import { LIST_KEY, written } from './keys.ts';
import type { NamedKey } from './named-keys.ts';
import { SingleKeys } from './single-keys.tsx';

interface KeysDialogProps {
  readonly keys: readonly NamedKey[];
  readonly onClose: () => void;
}

/** Keys that work on every page, and what each does. */
const ALWAYS = [
  ['Tab', 'keys.always.tab'],
  ['Enter', 'keys.always.enter'],
  ['←→↑↓', 'keys.always.arrows'],
  ['Esc', 'keys.always.escape'],
] as const;

/** The keys of the present screen. */
export default function KeysDialog(props: KeysDialogProps) {
  return (
    <MoreSpoken of="settings" until={null}>
      <List {...props} />
    </MoreSpoken>
  );
}

function List({ keys, onClose }: KeysDialogProps) {
  const { t } = useSpeech();
  const singles = useSettings(({ singleKeys }) => singleKeys);
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} closeLabel={t('common.close')} wide>
      <div className="keys-list">
        <section aria-labelledby="keys-here">
          <h3 id="keys-here">{t('keys.here')}</h3>
          {keys.length === 0 ? (
            <p>{t('keys.none')}</p>
          ) : (
            <dl>
              {keys.map(({ key, name }) => (
                <Row key={`${key} ${name}`} written={key === 'Space' ? t('keys.space') : written(key)} does={name} />
              ))}
            </dl>
          )}
        </section>
        <section aria-labelledby="keys-always">
          <h3 id="keys-always">{t('keys.always')}</h3>
          <dl>
            {ALWAYS.map(([key, does]) => (
              <Row key={key} written={key} does={t(does)} />
            ))}
            {singles && <Row written={LIST_KEY} does={t('keys.title')} />}
          </dl>
          <SingleKeys />
        </section>
      </div>
    </Dialog>
  );
}

function Row({ written: key, does }: { readonly written: string; readonly does: string }) {
  return (
    <div>
      <dt>
        <kbd>{key}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
