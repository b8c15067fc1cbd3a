import './daily-paper.css';
import { Button, Icon } from '@tavern/kit';
import { type ReactNode, useState } from 'react';
import { SettingsLink } from '../../house/settings/settings-button.tsx';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { presetOf } from '../../parts/rules/presets.ts';
import { dayInWords } from '../../words/moments.ts';
import { useSpeech } from '../../words/words.ts';
import { OwnAttempt } from './own-attempt.tsx';
import { ScoreTable } from './score-table.tsx';
import { Seal } from './seal.tsx';
import { TimeLeft } from './time-left.tsx';
import { type DailyState, useDaily } from './use-daily.ts';

interface DailyPaperProps {
  readonly game: string;
  readonly pack: LobbyPack;
  readonly today: DailyState;
  readonly onLook: () => void;
}

const LISTED = 8;

/** The run of the day on a poster: what it is, the time left, the best scores, and the days before. */
export function DailyPaper({ game, pack, today, onLook }: DailyPaperProps) {
  const [past, setPast] = useState<string | null>(null);
  return (
    <section className="daily-paper m-parch" aria-labelledby="daily-paper">
      {today.state === 'there' && past !== null ? (
        <PastDay game={game} day={past} onDay={setPast} />
      ) : (
        <Today game={game} pack={pack} today={today} onLook={onLook} onDay={setPast} />
      )}
    </section>
  );
}

function Head({ day, children }: { readonly day: string | null; readonly children?: ReactNode }) {
  const { t, language } = useSpeech();
  return (
    <header>
      <Icon name="trophy" />
      <h2 id="daily-paper" className="t-display">
        {t('daily.title')}
      </h2>
      {day !== null && <p className="daily-date">{dayInWords(language, day)}</p>}
      {children}
    </header>
  );
}

function Today({ pack, today, onLook, onDay }: DailyPaperProps & { readonly onDay: (day: string) => void }) {
  const { t, tell } = useSpeech();
  if (today.state !== 'there')
    return (
      <>
        <Head day={null} />
        <p className="daily-about">{t('daily.about')}</p>
        {today.state === 'asked' && <p className="daily-still">{t('daily.looking')}</p>}
        {today.state === 'none' && (
          <div className="daily-still">
            <p>{t('daily.no-server')}</p>
            <SettingsLink>{t('daily.settings')}</SettingsLink>
          </div>
        )}
        {today.state === 'refused' && (
          <div className="daily-still" role="alert">
            <p>{tell(today.why)}</p>
            <Button onPress={onLook}>{t('daily.again')}</Button>
          </div>
        )}
      </>
    );
  const { day } = today;
  const { previous } = day;
  return (
    <>
      <Head day={day.day}>
        <TimeLeft left={day.endsAt - day.now} at={today.at} ends={day.endsAt} onOver={onLook} />
      </Head>
      <p className="daily-about">{t('daily.about')}</p>
      <DailyRules pack={pack} />
      <OwnAttempt day={day} />
      <ScoreTable day={day} most={LISTED} />
      <Seal day={day} />
      {previous !== null && (
        <Button icon="return-arrow" className="daily-turn" onPress={() => onDay(previous)}>
          {t('daily.before')}
        </Button>
      )}
    </>
  );
}

function DailyRules({ pack }: { readonly pack: LobbyPack }) {
  const { t } = useSpeech();
  if (pack.daily === undefined) return null;
  const preset = presetOf(pack, pack.daily);
  return (
    <p className="daily-rules">
      <span>{t('daily.rules')}</span>
      <b> {preset === null ? t('daily.rules.own') : t(`preset.${preset.id}.name`)}</b>
      {preset !== null && <small> {t(`preset.${preset.id}.about`)}</small>}
    </p>
  );
}

interface PastDayProps {
  readonly game: string;
  readonly day: string;
  readonly onDay: (day: string | null) => void;
}

function PastDay({ game, day: wanted, onDay }: PastDayProps) {
  const { t, tell } = useSpeech();
  const { daily, look } = useDaily(game, wanted);
  const previous = daily.state === 'there' ? daily.day.previous : null;
  return (
    <>
      <Head day={wanted} />
      {daily.state === 'there' && (
        <>
          <ScoreTable day={daily.day} most={LISTED} />
          <Seal day={daily.day} />
        </>
      )}
      {daily.state === 'asked' && <p className="daily-still">{t('daily.looking')}</p>}
      {(daily.state === 'none' || daily.state === 'refused') && (
        <div className="daily-still" role="alert">
          <p>{daily.state === 'none' ? t('daily.no-server') : tell(daily.why)}</p>
          <Button onPress={look}>{t('daily.again')}</Button>
        </div>
      )}
      <div className="daily-turn">
        {previous !== null && (
          <Button icon="return-arrow" onPress={() => onDay(previous)}>
            {t('daily.before')}
          </Button>
        )}
        <Button icon="plain-arrow" onPress={() => onDay(null)}>
          {t('daily.today')}
        </Button>
      </div>
    </>
  );
}
