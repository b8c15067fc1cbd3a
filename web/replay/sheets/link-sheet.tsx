import { announce, Button } from '@tavern/kit';
import { useEffect, useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import { type Link, linkTo } from '../open/link-to.ts';
import type { Watching } from './watching.ts';

/** A link that opens this match at this moment, for somebody else. */
export function LinkSheet({ replay, player, kept, open }: Watching) {
  const { t } = useSpeech();
  const { at } = player.state;
  const [link, setLink] = useState<Link | null>(null);
  const [copied, setCopied] = useState<'copied' | 'by-hand' | null>(null);
  useEffect(() => {
    let wanted = true;
    void linkTo(kept, replay.record, at).then((made) => wanted && setLink(made));
    return () => {
      wanted = false;
    };
  }, [kept, replay, at]);
  if (link === null) return <p>{t('replay.link.making')}</p>;
  if (link.is === 'too-long')
    return (
      <>
        <p>{t('replay.link.long', { size: Math.ceil(link.bytes / 1000) })}</p>
        <Button kind="primary" icon="save" onPress={() => open('save')} sub={t('replay.save.sub')}>
          {t('replay.save')}
        </Button>
      </>
    );
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(link.href).then(
      () => 'copied' as const,
      () => 'by-hand' as const,
    );
    setCopied(done);
    announce(t(done === 'copied' ? 'replay.link.copied' : 'replay.link.by-hand'));
  };
  return (
    <>
      <p>{t(link.is === 'server' ? 'replay.link.server' : 'replay.link.whole')}</p>
      <input
        className="field"
        readOnly
        value={link.href}
        aria-label={t('replay.link')}
        onFocus={(event) => event.target.select()}
      />
      {copied === 'by-hand' && <p role="alert">{t('replay.link.by-hand')}</p>}
      <Button kind="primary" icon="linked-rings" onPress={() => void copy()}>
        {t(copied === 'copied' ? 'replay.link.copied' : 'replay.link.copy', { n: at })}
      </Button>
    </>
  );
}
