import './verify.css';
import { FileSlot } from '../house/file-slot.tsx';
import { MoreSpoken } from '../house/more-spoken.tsx';
import { Page } from '../house/pages/page.tsx';
import { useSpeech } from '../words/words.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

/** Takes a record and says whether its match was played as it states. Nothing leaves this browser. */
export default function Verify() {
  return (
    <MoreSpoken of="verify">
      <Verifying />
    </MoreSpoken>
  );
}

function Verifying() {
  const { t } = useSpeech();
  const { verdict, file, read } = useVerdict();
  return (
    <Page title={t('verify.screen')} narrow>
      <div className="verify-sheet m-parch m-sheet-high">
        <p>{t('verify.about')}</p>
        <FileSlot
          className="record-slot"
          label={t(verdict === null ? 'verify.choose' : 'verify.again')}
          sub={t('verify.drop')}
          accept=".json,application/json"
          onFile={read}
        />
      </div>
      {file !== null && <VerdictSheet verdict={verdict} file={file} />}
    </Page>
  );
}
