import './verify.css';
import { MoreSpoken } from '../house/more-spoken.tsx';
import { Page } from '../house/pages/page.tsx';
import { RecordSheet } from '../house/record-sheet.tsx';
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
      <RecordSheet
        about={t('verify.about')}
        label={t(verdict === null ? 'verify.choose' : 'verify.again')}
        sub={t('verify.drop')}
        onFile={read}
      />
      {file !== null && <VerdictSheet verdict={verdict} file={file} />}
    </Page>
  );
}
