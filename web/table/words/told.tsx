import './told.css';
import type { Say } from '@tavern/engine';
import { Typed } from '@tavern/kit/typed.tsx';
import { useMemo } from 'react';
import { useSpeech } from '../../words/words.ts';
import { type Span, spansOf } from './spans.ts';

/** Text with players' names in their colours and cards' names in bold. */
export function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map(({ text, seat, card }, index) => {
    const key = `${index}:${text}`;
    if (seat !== undefined)
      return (
        <b key={key} className="named-seat" data-seat={seat + 1}>
          <Typed text={text} />
        </b>
      );
    return card ? <b key={key}>{text}</b> : text;
  });
}

export function SayText({ say }: { readonly say: Say }) {
  const speech = useSpeech();
  const spans = useMemo(() => spansOf(speech, say), [speech, say]);
  return <Spans spans={spans} />;
}
