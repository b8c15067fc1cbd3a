import './daily-done.css';
import { Button, Icon } from '@tavern/kit';
import { go } from '../../app/route.ts';
import { useOwnTable } from '../../table/own/own-tables.ts';
import { useSpeech } from '../../words/words.ts';

interface DailyAskProps {
  readonly game: string;
  readonly onAgree: () => void;
}

/** Before the one attempt of the day: that it is the one. Nothing has begun yet. */
export function DailyAsk({ game, onAgree }: DailyAskProps) {
  const { t } = useSpeech();
  const Backdrop = useOwnTable(game)?.Backdrop;
  return (
    <main className="table daily-done">
      {Backdrop !== undefined && <Backdrop />}
      <i className="lamp" />
      <section className="done-paper m-parch m-sheet-high">
        <Icon name="trophy" />
        <h1 className="t-display">{t('daily.ask')}</h1>
        <p>{t('daily.ask.text')}</p>
        <div className="done-ways">
          <Button kind="primary" icon="rolling-dices" hotkey="1" lit sub={t('daily.play.sub')} onPress={onAgree}>
            {t('daily.ask.yes')}
          </Button>
          <Button icon="return-arrow" hotkey="2" sub={t('daily.ask.no.sub')} onPress={() => go({ at: 'set', game })}>
            {t('daily.ask.no')}
          </Button>
        </div>
      </section>
    </main>
  );
}
