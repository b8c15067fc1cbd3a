import './new-run.css';
import { Button } from '@tavern/kit';
import { leadsTo } from '../house/preload.ts';
import type { LobbyPack } from '../model/lobby/lobby-pack.ts';
import type { Chosen } from '../parts/rules/presets.ts';
import { SeedField } from '../parts/seed/seed-field.tsx';
import type { Seed } from '../parts/seed/use-seed.ts';
import { useSpeech } from '../words/words.ts';
import { RunRules } from './run-rules.tsx';
import type { Beginning } from './use-beginning.ts';

interface NewRunProps {
  readonly pack: LobbyPack;
  readonly seed: Seed;
  readonly rules: Chosen;
  readonly onRules: (rules: Chosen) => void;
  readonly begin: Beginning;
  readonly signed: boolean;
  readonly noServer: boolean;
}

/** The seed and rules of a new run, and what can be done with them besides playing. */
export function NewRun({ pack, seed, rules, onRules, begin, signed, noServer }: NewRunProps) {
  const { t } = useSpeech();
  const seedless = seed.normal === null ? t('solo.seed.first') : undefined;
  const dealing = begin.busy === null ? undefined : t('solo.new.dealing');
  return (
    <section className="new-run m-parch" aria-labelledby="new-run">
      <h2 id="new-run" className="t-display">
        {t('solo.new')}
      </h2>
      <SeedField seed={seed} />
      <RunRules pack={pack} rules={rules} onChange={onRules} />
      <div className="new-run-ways">
        <Button
          icon="brass-eye"
          hotkey="w"
          sub={t('solo.watch.sub')}
          why={seedless ?? dealing}
          onPress={begin.watch}
          {...leadsTo('here')}
        >
          {t('solo.watch')}
        </Button>
        <Button
          icon="three-friends"
          hotkey="f"
          sub={t(signed ? 'solo.friends.sub' : 'solo.friends.unsigned')}
          why={noServer ? t('solo.no-server') : (seedless ?? (begin.busy === 'friends' ? t('solo.friends.busy') : dealing))}
          onPress={begin.friends}
          {...leadsTo('room')}
        >
          {t('solo.friends')}
        </Button>
      </div>
    </section>
  );
}
