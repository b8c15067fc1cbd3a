import './menu.css';
import type { Say } from '@tavern/engine';
import { announce, Button } from '@tavern/kit';
import { Suspense, useState } from 'react';
import { MoreSpoken } from '../house/more-spoken.tsx';
import { go } from '../house/route.ts';
import type { LobbyPack } from '../model/lobby/lobby-pack.ts';
import { LobbyBar } from '../parts/bar/lobby-bar.tsx';
import { LobbyFoot } from '../parts/bar/lobby-foot.tsx';
import { LobbyTools } from '../parts/bar/lobby-tools.tsx';
import { GuestForm } from '../parts/door/guest-form.tsx';
import { Doorstep } from '../parts/door/turned-away.tsx';
import { type Chosen, firstRules } from '../parts/rules/presets.ts';
import { sizeOf } from '../parts/seats/game-words.ts';
import { useSeed } from '../parts/seed/use-seed.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeech } from '../words/words.ts';
import { backdropOf } from './backdrops.ts';
import { ContinueRun } from './continue-run.tsx';
import { DailyPaper } from './daily/daily-paper.tsx';
import { useDaily } from './daily/use-daily.ts';
import { NewRun } from './new-run.tsx';
import type { FinishedRun } from './past-runs.ts';
import { RunList } from './run-list.tsx';
import { SoloBackdrop } from './solo-backdrop.tsx';
import { useBeginning } from './use-beginning.ts';
import { usePastRuns } from './use-past-runs.ts';

interface MenuProps {
  readonly game: string;
  readonly pack: LobbyPack;
}

/** The menu of a game for one player: continue a run, start one, play the run of the day, or watch. */
export default function SoloMenu(props: MenuProps) {
  return (
    <MoreSpoken of="solo" until={<Doorstep />}>
      <Menu {...props} />
    </MoreSpoken>
  );
}

function Menu({ game, pack }: MenuProps) {
  const speech = useSpeech();
  const { t } = speech;
  const nickname = useSettings((settings) => settings.nickname);
  const [rules, setRules] = useState<Chosen>(() => firstRules(pack));
  const [signing, setSigning] = useState<{ readonly problem: Say | null } | null>(null);
  const seed = useSeed();
  const runs = usePastRuns(game);
  const { daily, look } = useDaily(game, null);
  const begin = useBeginning({
    game,
    pack,
    rules,
    seed: seed.normal,
    askToSign: (problem) => setSigning({ problem }),
  });

  if (signing !== null) {
    const sign = (name: string): void => {
      useSettings.getState().set({ nickname: name });
      setSigning(null);
      begin.friends();
    };
    return <GuestForm problem={signing.problem} text={t('solo.friends.sign')} onSigned={sign} onBack={() => setSigning(null)} />;
  }
  const same = (run: FinishedRun): void => {
    seed.type(run.seed ?? '');
    setRules({ ...pack.printed, ...(run.rules as Chosen) });
    announce(t('solo.runs.chosen', { seed: run.seed ?? '' }));
  };
  const why = begin.busy !== null ? t('solo.new.dealing') : seed.normal === null ? t('solo.seed.first') : undefined;
  const open = runs?.open ?? null;
  const attempted = daily.state === 'there' && daily.day.own.state === 'running';
  return (
    <main className="table solo-menu">
      <SoloBackdrop>
        <Suspense>{backdropOf(game)}</Suspense>
      </SoloBackdrop>
      <i className="lamp" />
      <LobbyBar
        game={t('game.name')}
        about={sizeOf(speech, game, pack.game.seats)}
        title={t('solo.headline')}
        detail={t('solo.headline.sub')}
        mine={false}
        icon="rolling-dices"
        tools={<LobbyTools game={game} rules={rules} />}
      />
      <div className="solo-body">
        <div className="solo-runs">
          <p className="solo-about">
            <b className="t-display t-gilt" aria-hidden="true">
              {t('game.name')}
            </b>
            <span>{t('game.about')}</span>
          </p>
          {runs?.open != null && <ContinueRun run={runs.open} now={runs.now} others={runs.others} />}
          {runs !== null && <RunList pack={pack} runs={runs} now={runs.now} onSame={same} />}
        </div>
        <NewRun
          pack={pack}
          seed={seed}
          rules={rules}
          onRules={setRules}
          begin={begin}
          signed={nickname !== ''}
          noServer={daily.state === 'none'}
        />
        {pack.daily !== undefined && <DailyPaper game={game} pack={pack} today={daily} onLook={look} />}
      </div>
      <LobbyFoot
        notice={null}
        problem={begin.problem}
        step={{
          label: t('solo.new.start'),
          icon: 'rolling-dices',
          sub: t('solo.new.start.sub', { seed: seed.normal ?? '' }),
          why,
          hotkey: 's',
          lit: open === null && !attempted && why === undefined,
          onPress: begin.run,
        }}
      >
        <Button icon="exit-door" onPress={() => go({ at: 'hall' })}>
          {t('lobby.leave')}
        </Button>
      </LobbyFoot>
    </main>
  );
}
