import { announce, Button, Icon } from '@tavern/kit';
import { useEffect } from 'react';
import { useGameName } from '../house/game-name.ts';
import { preload } from '../house/preload.ts';
import { go } from '../house/route.ts';
import { useReason } from '../house/use-reason.ts';
import { fullNameOf, namesFromServer } from '../model/bot-names.ts';
import { carryRecord } from '../model/carried-record.ts';
import { useSpeech } from '../words/words.ts';
import type { Verdict } from './use-verdict.ts';

interface VerdictSheetProps {
  readonly verdict: Verdict | null;
  readonly file: string;
}

const TITLES = { working: 'verify.working', true: 'verify.true', false: 'verify.false', unread: 'verify.unread' } as const;

/** The result, in plain words. */
export function VerdictSheet({ verdict, file }: VerdictSheetProps) {
  const { t } = useSpeech();
  const outcome =
    verdict === null ? 'working' : verdict.record.ok ? 'true' : verdict.record.at === undefined ? 'unread' : 'false';
  const title = t(TITLES[outcome]);
  useEffect(() => announce(title), [title]);
  return (
    <article className={`verdict m-parch m-sheet-high ${outcome}`} aria-busy={verdict === null}>
      <Icon name={verdict === null ? 'hourglass' : verdict.record.ok ? 'wax-seal' : 'cancel'} />
      <div>
        <h2 className="t-display">{title}</h2>
        {verdict !== null && <Findings verdict={verdict} />}
        {verdict?.text != null && <Watch text={verdict.text} />}
        <p className="file">{t('verify.file', { name: file })}</p>
      </div>
    </article>
  );
}

/** The same record, to be watched. */
function Watch({ text }: { readonly text: string }) {
  const { t } = useSpeech();
  const watch = (): void => {
    carryRecord(text);
    go({ at: 'replay', what: null, answer: null });
  };
  return (
    <Button icon="spyglass" className="verdict-watch" onPress={watch} onPointerEnter={() => preload('replay')}>
      {t('verify.watch')}
    </Button>
  );
}

function Findings({ verdict: { record, luck } }: { readonly verdict: Verdict }) {
  const { t, tell } = useSpeech();
  const game = useGameName(record.ok ? record.game : '');
  const why = useReason(record.ok ? null : record, record.game ?? null);
  if (!record.ok)
    return (
      <>
        {record.at !== undefined && record.at > 0 && <p>{t('verify.wrong.at', { n: record.at })}</p>}
        <p>{why}</p>
      </>
    );
  const names = namesFromServer(record.names, (seat) => record.bots[seat] ?? false, fullNameOf(tell));
  return (
    <>
      <p>{t('verify.match', { game, names: names.map((name) => (name === '' ? t('common.traveller') : name)) })}</p>
      <p>{t('verify.answers', { n: record.answers })}</p>
      {record.origin !== null && <p>{t('verify.branch', { n: record.origin })}</p>}
      <p>{t(luck?.commit === null ? 'verify.dice.practice' : 'verify.dice')}</p>
      {typeof luck?.commit === 'string' && <code>{luck.commit}</code>}
    </>
  );
}
