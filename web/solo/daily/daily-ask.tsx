import { Button } from '@tavern/kit';
import { go } from '../../house/route.ts';
import { useSpeech } from '../../words/words.ts';
import { DailySheet } from './daily-sheet.tsx';

interface DailyAskProps {
  readonly game: string;
  readonly onAgree: () => void;
}

/** Shown before the day's only attempt. Nothing has begun yet. */
export function DailyAsk({ game, onAgree }: DailyAskProps) {
  const { t } = useSpeech();
  const ways = (
    <>
      <Button kind="primary" icon="rolling-dices" hotkey="1" lit sub={t('daily.play.sub')} onPress={onAgree}>
        {t('daily.ask.yes')}
      </Button>
      <Button icon="return-arrow" hotkey="2" sub={t('daily.ask.no.sub')} onPress={() => go({ at: 'set', game })}>
        {t('daily.ask.no')}
      </Button>
    </>
  );
  return (
    <DailySheet game={game} title={t('daily.ask')} ways={ways}>
      <p>{t('daily.ask.text')}</p>
    </DailySheet>
  );
}
