import type { TransportSettings } from '~/api/transport/transport';
import type { SampledAnswer, SampleSettings } from './answer-check';

/** The maximum number of responses held in memory while the page is busy. */
const MOST_KEPT = 20;

/**
 * Keeps a copy of some responses, and checks them against the contract when the page is idle. The
 * checker is loaded then; this file contains only what is needed when a response arrives.
 * @returns undefined if findings would not be reported
 */
export function sampleAnswers(settings: SampleSettings): TransportSettings['onAnswer'] {
  const { share, reportTo, panel, whenIdle } = settings;
  if (!panel && reportTo === '') return undefined;
  const kept: SampledAnswer[] = [];
  return (operationId, response) => {
    if (Math.random() >= share || kept.length === MOST_KEPT) return;
    if (kept.push({ operationId, response: response.clone() }) > 1) return;
    whenIdle(() => {
      import('./answer-check')
        .then(({ checkAnswers }) => checkAnswers(kept.splice(0), settings))
        // Offline its code cannot be loaded. The next response tries again.
        .catch(() => kept.splice(0));
    });
  };
}
