// A review of a game in a worker of its own, so that the table stays quick and the work can be stopped at any time.
import type { CurvePoint, GameRecord, GameReview } from '@marshall/bots/review';
import type { Seat } from '@marshall/rules';
import { soloWords } from '../words.ts';
import { newWorker } from './client.ts';
import type { Message, Request } from './messages.ts';

export interface ReviewHears {
  readonly onProgress: (done: number, curve: readonly CurvePoint[] | undefined) => void;
  readonly onDone: (review: GameReview) => void;
  readonly onFailed: (why: string) => void;
}

/** Begins a review; the answer ends it. */
export function runReview(record: GameRecord, seat: Seat, { onProgress, onDone, onFailed }: ReviewHears): () => void {
  const worker = newWorker();
  const stop = (): void => worker.terminate();
  const fail = (why: string): void => {
    stop();
    onFailed(why);
  };
  worker.onerror = () => fail(soloWords.absent);
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('reviewed' in data) onProgress(data.reviewed, data.curve);
    else if ('failed' in data) fail(soloWords.failed(data.why));
    else if ('answer' in data) {
      stop();
      // This worker was asked one thing.
      onDone(data.value as GameReview);
    }
  };
  const request: Request = { id: 1, call: { do: 'analyse', record, seat } };
  worker.postMessage(request);
  return stop;
}
