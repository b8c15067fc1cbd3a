import { packOf } from '../../model/pack.ts';
import { refused } from '../../model/refused.ts';
import { verdictOf } from './verdict.ts';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void verdictOf(data, packOf).then(
    (verdict) => postMessage(verdict),
    (error: unknown) => {
      console.error(error);
      postMessage(refused('link.not-loaded'));
    },
  );
});
