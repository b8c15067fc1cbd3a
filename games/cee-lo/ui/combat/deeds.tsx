import { type Flat, type Json, sameOption } from '@tavern/engine';
import { finePercent } from '@tavern/kit/figures.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Fight, State } from '../../rules/state.ts';
import { resultSay } from '../../text/tell.ts';
import type { AlleyProps } from '../index.tsx';
import { Deed } from './deed.tsx';
import { attackWith, defendWith, playerOdds, winsAtOnce } from './odds.ts';

interface DeedsProps {
  readonly alley: AlleyProps;
  readonly enemy: string;
  readonly hinted: Flat | null;
  readonly settling: boolean;
  readonly send: (option: Flat) => void;
}

/** What can be done now, each with what it leads to. */
export function Deeds({ alley, enemy, hinted, settling, send }: DeedsProps) {
  const { question, view } = alley;
  const { fight } = view;
  const row = useFocusKept(question?.id ?? null);
  if (question === null || fight === null) return null;
  const { kind } = question;
  const props = { alley, enemy, hinted, send, state: view, fight };
  return (
    <div ref={row} className={settling ? 'deeds settling' : 'deeds'} tabIndex={-1} key={kind}>
      {kind === 'roll' && <Throwing {...props} />}
      {kind === 'act' && <Acting {...props} />}
      {kind === 'bust' && <Busting {...props} />}
    </div>
  );
}

/** Whoever pressed what is gone now stays where they were, with the keys in reach. */
function useFocusKept(question: number | null) {
  const row = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      had.current = event.target instanceof Element && event.target.closest('.deeds') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) row.current?.focus();
  }, [question]);
  return row;
}

interface ActProps {
  readonly alley: AlleyProps;
  readonly enemy: string;
  readonly hinted: Flat | null;
  readonly send: (option: Flat) => void;
  readonly state: State;
  readonly fight: Fight;
}

const isHinted = (hinted: Flat | null, option: Flat): boolean => hinted !== null && sameOption(hinted, option);

/** A text with its number in bold: the number is what is read first. */
function Bold({ text, number }: { readonly text: string; readonly number: string }): ReactNode {
  const at = text.lastIndexOf(number);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{number}</b>
      {text.slice(at + number.length)}
    </>
  );
}

function Throwing({ alley: { speech, busy }, hinted, send, state, fight }: ActProps) {
  const { t } = speech;
  const odds = playerOdds(state, fight, null);
  const wins = t('combat.percent', { p: finePercent(winsAtOnce(odds)) });
  return (
    <Deed
      tone="throw"
      icon="rolling-dices"
      title={t('option.roll')}
      hotkey="1"
      outcome={<Bold text={t('combat.throw.wins', { p: wins })} number={wins} />}
      source={t('combat.throw.rerolls', { n: fight.rerolls })}
      hinted={isHinted(hinted, { do: 'roll' })}
      busy={busy}
      onPress={() => send({ do: 'roll' })}
    />
  );
}

function Acting(props: ActProps) {
  const { alley, enemy, hinted, send, state, fight } = props;
  const { speech, busy } = alley;
  const { t, tell } = speech;
  const { result } = fight;
  if (result === null) return null;
  const attack = attackWith(state, fight, result);
  const defence = defendWith(state, fight, result);
  const falls = (p: number): ReactNode => {
    const said = t('combat.percent', { p: finePercent(p) });
    return <Bold text={t('combat.falls', { p: said })} number={said} />;
  };
  const times = result.type === 'trips' ? attack.damage / (state.damage * result.value) : 1;
  const by = { damage: state.damage, value: result.value, times };
  return (
    <>
      <Deed
        tone="attack"
        icon="crossed-swords"
        title={
          <>
            {t('combat.attack')} <span className="figures">{attack.damage}</span>
          </>
        }
        hotkey="1"
        outcome={
          <>
            <span className="wide-only">{enemy} </span>
            <Bold text={t('combat.attack.outcome', { from: fight.enemyHp, to: attack.left })} number={String(attack.left)} />
          </>
        }
        source={t(times > 1 ? 'combat.attack.source.times' : 'combat.attack.source', by)}
        risk={attack.left === 0 ? <b>{t('combat.attack.wins')}</b> : falls(attack.killsYou)}
        hinted={isHinted(hinted, { do: 'attack' })}
        busy={busy}
        onPress={() => send({ do: 'attack' })}
      />
      <Deed
        tone="defend"
        icon="round-shield"
        title={
          <>
            {t('combat.defend')} <span className="figures">{t('combat.plus', { n: defence.heal })}</span>
          </>
        }
        hotkey="2"
        outcome={
          <>
            <Bold text={t('combat.defend.outcome', { from: fight.hp, to: defence.hp })} number={String(defence.hp)} />
            <span className="wide-only"> {t('combat.defend.of', { most: state.hp })}</span>
          </>
        }
        source={t('combat.defend.source', { value: result.value, times: result.type === 'trips' ? 5 : 3 })}
        risk={falls(defence.killsYou)}
        hinted={isHinted(hinted, { do: 'defend' })}
        busy={busy}
        onPress={() => send({ do: 'defend' })}
      />
      <Reroll {...props} given={tell(resultSay(result))} />
    </>
  );
}

/** Throwing all three again; what lies there is given up. */
function Reroll({
  alley,
  hinted,
  send,
  state,
  fight,
  given,
  hotkey = '3',
}: ActProps & { readonly given: string | null; readonly hotkey?: string }) {
  const { speech, busy, question } = alley;
  const { t, tell } = speech;
  const why = question?.blocked.find(({ option }) => option.do === 'reroll')?.why;
  const wins = t('combat.percent', { p: finePercent(winsAtOnce(playerOdds(state, fight, fight.result))) });
  return (
    <Deed
      tone="reroll"
      icon="cycle"
      title={t('combat.reroll')}
      hotkey={hotkey}
      outcome={
        <>
          <Bold text={t('combat.reroll.left', { n: fight.rerolls })} number={String(fight.rerolls)} />
          <span className="wide-only">{t('combat.reroll.all')}</span>
        </>
      }
      source={given === null ? t('combat.reroll.keeps') : t('combat.reroll.gives', { result: given as Json })}
      risk={<Bold text={t('combat.reroll.wins', { p: wins })} number={wins} />}
      blocked={why === undefined ? undefined : tell(why)}
      hinted={isHinted(hinted, { do: 'reroll' })}
      busy={busy}
      onPress={() => send({ do: 'reroll' })}
    />
  );
}

function Busting(props: ActProps) {
  const { alley, hinted, send, state, fight } = props;
  const { speech, busy } = alley;
  const { t } = speech;
  const falls = t('combat.percent', { p: finePercent(attackWith(state, fight, { type: 'none', value: 0 }).killsYou) });
  return (
    <>
      <Reroll {...props} given={null} hotkey="1" />
      <Deed
        tone="lose"
        icon="hourglass"
        title={t('option.lose')}
        hotkey="2"
        outcome={t('combat.lose.outcome', { enemy: props.enemy })}
        risk={<Bold text={t('combat.falls', { p: falls })} number={falls} />}
        hinted={isHinted(hinted, { do: 'lose' })}
        busy={busy}
        onPress={() => send({ do: 'lose' })}
      />
    </>
  );
}
