import './pause.css';
import { say, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { ActButton, Acts, sending } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { romanOf } from '@tavern/kit/figures.ts';
import { SceneHeading } from '@tavern/kit/scene-heading.tsx';
import { Typed } from '@tavern/kit/typed.tsx';
import { SLOTS } from '../../rules/state.ts';
import { cardSay, name, slotSay } from '../../text/tell/words.ts';
import { type SkirmishProps, sidesOf } from '../show/props.ts';

/** Between two rounds: what the round brought, slot by slot, and the way on. */
export function Pause({ view, viewer, names, question, parts, events }: SkirmishProps) {
  const { t, tell } = useWords();
  const { near, far } = sidesOf(viewer);
  const [mine, theirs] = [near, far].map((who) => view.players[who]?.vp ?? 0) as [number, number];
  const winner = mine === theirs ? null : mine > theirs ? near : far;
  const title =
    winner === null
      ? say('war.pause.tied', { round: view.round })
      : say(winner === viewer ? 'war.pause.you' : 'war.pause.won', { round: view.round, who: name(winner) });
  const begun = events.findLastIndex(({ event }) => event.type === 'round');
  const gains = events.slice(begun + 1).flatMap(({ event }) => (event.type === 'vp' ? [event] : []));
  return (
    <section className="war-pause m-parch m-sheet-high" aria-label={t('war.pause')}>
      <SceneHeading className="t-display">{tell(title)}</SceneHeading>
      <p className="pause-score t-display">
        <b>{mine}</b> <i>{t('war.stone.to')}</i> <b>{theirs}</b>
      </p>
      <ol>
        {SLOTS.map((index) => {
          const slot = view.slots[index];
          const powers = [near, far].map((who) => slot?.units[who]?.power ?? null);
          const won = slot?.winner ?? null;
          return (
            <li key={index} className={classes(won === near && 'near', won === far && 'far')}>
              <i>{romanOf(index)}</i>
              <span>{tell(slotSay(index))}</span>
              <span>{powers.every((power) => power === null) ? '' : powers.map((power) => power ?? '–').join(' : ')}</span>
              <b>
                <Typed text={won === null ? t('war.pause.nobody') : won === viewer ? t('war.you') : names[won]} />
              </b>
            </li>
          );
        })}
        {gains.map(({ seat, from, to, by }, index) => (
          <li key={`vp ${index}`} className={seat === near ? 'near' : 'far'}>
            <i>{signed(to - from)}</i>
            <span>{tell(say('war.pause.conquer', { card: cardSay(by) }))}</span>
            <span />
            <b>
              <Typed text={seat === viewer ? t('war.you') : names[seat]} />
            </b>
          </li>
        ))}
      </ol>
      {question?.kind === 'next' && (
        <Acts className="war-acts" aria-label={t('war.pause')}>
          <ActButton act={{ ...sending({ do: 'next' }), label: t('option.next'), kind: 'primary', key: '1' }} />
          {parts.handOn}
        </Acts>
      )}
    </section>
  );
}
