import './replay-bar.css';
import type { GamePack } from '@tavern/games';
import { Icon, Shield, Tool } from '@tavern/kit';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useSpeech } from '../../words/words.ts';
import type { Note } from '../notes/note.ts';
import type { Sheet } from '../player/sheet.ts';
import { STEPS, type Step } from '../player/steps.ts';
import { type Player, SPEEDS } from '../player/use-player.ts';
import { clockText, useMomentWords } from './moment-words.ts';
import { SealMark } from './seal-mark.tsx';
import { StepButton } from './step-button.tsx';
import { Timeline } from './timeline.tsx';

/** Where there is little room, the other steps are behind “More”. */
const FEW: readonly Step[] = ['turn.back', 'back', 'on', 'turn.on'];

interface ReplayBarProps {
  readonly player: Player;
  readonly answers: number;
  readonly notes: readonly Note[];
  readonly pack: GamePack | null;
  readonly crest: (seat: number) => string | undefined;
  readonly onOpen: (sheet: Sheet) => void;
}

/** The near edge of a table that is only watched: everything to go through a match. */
export function ReplayBar({ player, answers, notes, pack, crest, onOpen }: ReplayBarProps) {
  const { t } = useSpeech();
  const wide = useMedia(WIDE);
  const { state, last, playing, speed, step, toggle, setSpeed } = player;
  const { at, moments, verdict } = state;
  const steps = wide ? STEPS.filter((each) => isUseful(each, player)) : FEW;
  const blocked = (each: Step): boolean => (isBack(each) ? at === 0 : at >= last);
  const buttons = (some: readonly Step[]) =>
    some.map((each) => <StepButton key={each} step={each} blocked={blocked(each)} onStep={step} />);
  const words = useMomentWords(player, answers, notes, pack)(at);
  const time = t('replay.time', { at: clockText(moments[at]?.at ?? 0), of: clockText(moments.at(-1)?.at ?? 0) });
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? '1x';
  return (
    <section className="replay-bar m-near" aria-label={t('replay.bar')}>
      <div className="replay-line">
        <Timeline player={player} answers={answers} notes={notes} pack={pack} />
        <p className="replay-when">
          <time>{time}</time> <span>{words}</span>
        </p>
      </div>
      <div className="replay-steps" role="group" aria-label={t('replay.steps')}>
        {buttons(steps.filter(isBack))}
        <button
          type="button"
          className={classes('replay-play', playing && 'playing')}
          title={t('replay.tip.key', { what: t(playing ? 'replay.pause' : 'replay.play'), key: t('replay.key.space') })}
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          aria-keyshortcuts="Space"
          onClick={toggle}
        >
          <Icon name={playing ? 'pause-button' : 'play-button'} />
        </button>
        {buttons(steps.filter((each) => !isBack(each)))}
      </div>
      <div className="replay-tools">
        {wide && (
          <button
            type="button"
            className="replay-speed"
            title={t('replay.speed.tip', { speed: nextSpeed })}
            aria-label={t('replay.speed.is', { speed })}
            onClick={() => setSpeed(nextSpeed)}
          >
            {speed}
          </button>
        )}
        <button
          type="button"
          className="replay-eyes"
          title={t('replay.eyes')}
          aria-haspopup="dialog"
          onClick={() => onOpen('eyes')}
        >
          <EyesMark player={player} crest={crest} />
        </button>
        {wide && (
          <>
            <Tool icon="quill-ink" label={t('replay.note')} onPress={() => onOpen('note')} />
            <Tool icon="linked-rings" label={t('replay.link')} onPress={() => onOpen('link')} />
            <Tool icon="save" label={t('replay.save')} onPress={() => onOpen('save')} />
            <SealMark verdict={verdict} answers={answers} onOpen={() => onOpen('seal')} />
            <button
              type="button"
              className="replay-on m-brass"
              title={t('replay.on.tip')}
              aria-haspopup="dialog"
              onClick={() => onOpen('on')}
            >
              <Icon name="card-play" />
              <span>{t('replay.on')}</span>
            </button>
          </>
        )}
        {!wide && <Tool icon="settings-knobs" label={t('replay.more')} aria-haspopup="dialog" onPress={() => onOpen('more')} />}
      </div>
    </section>
  );
}

const isBack = (step: Step): boolean => step === 'start' || step.endsWith('back');

/** A game without rounds needs no buttons for them; nor does a match in which nothing stood out. */
export function isUseful(step: Step, { state: { moments } }: Player): boolean {
  if (step.startsWith('round')) return moments.some(({ round }) => round !== null);
  return !step.startsWith('matter') || moments.some(({ matters }) => matters);
}

function EyesMark({ player: { state }, crest }: Pick<ReplayBarProps, 'player' | 'crest'>) {
  const { t, names } = useSpeech();
  const { eyes } = state;
  if (eyes === 'all' || eyes === null)
    return (
      <>
        <Icon name={eyes === 'all' ? 'magnifying-glass' : 'brass-eye'} />
        <span>{t(eyes === 'all' ? 'replay.eyes.all' : 'replay.eyes.spectator')}</span>
      </>
    );
  return (
    <>
      <Shield seat={eyes} crest={crest(eyes)} size={24} />
      <span>
        <Typed text={names[eyes]} />
      </span>
    </>
  );
}
