import { Button, Choice } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import { isUseful } from '../bar/replay-bar.tsx';
import { SealMark } from '../bar/seal-mark.tsx';
import { StepButton } from '../bar/step-button.tsx';
import { STEPS, type Step } from '../player/steps.ts';
import { SPEEDS } from '../player/use-player.ts';
import type { Watching } from './watching.ts';

/** Back on the left, forward on the right. */
const IN_PAIRS: readonly Step[] = STEPS.slice(0, STEPS.length / 2).flatMap((back, index) => [back, STEPS.at(-1 - index) ?? back]);

/** On a small screen: everything that has no room at the near edge. */
export function MoreSheet({ replay, player, open }: Watching) {
  const { t } = useSpeech();
  const { state, last, speed, setSpeed, step } = player;
  return (
    <>
      <div className="replay-all-steps" role="group" aria-label={t('replay.steps')}>
        {IN_PAIRS.filter((each) => isUseful(each, player)).map((each) => {
          const back = each === 'start' || each.endsWith('back');
          return <StepButton key={each} step={each} named blocked={back ? state.at === 0 : state.at >= last} onStep={step} />;
        })}
      </div>
      <Choice
        label={t('replay.speed')}
        value={speed}
        onChange={setSpeed}
        options={SPEEDS.map((each) => ({ value: each, label: each }))}
      />
      <div className="replay-ways">
        <Button kind="primary" icon="card-play" onPress={() => open('on')}>
          {t('replay.on')}
        </Button>
        <Button icon="quill-ink" onPress={() => open('note')}>
          {t('replay.note')}
        </Button>
        <Button icon="linked-rings" onPress={() => open('link')}>
          {t('replay.link')}
        </Button>
        <Button icon="save" onPress={() => open('save')} sub={t('replay.save.sub')}>
          {t('replay.save')}
        </Button>
      </div>
      <SealMark verdict={state.verdict} answers={replay.answers} named onOpen={() => open('seal')} />
    </>
  );
}
