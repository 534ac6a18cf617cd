import type { ServerResponse } from 'node:http';
import { type Definition, meter } from './meter.ts';

const NAME = 'passarela_request_seconds';

export const REQUEST_METRIC = {
  [NAME]: {
    kind: 'histogram',
    help: 'How long answers took, from the head of the request to the last byte',
    labels: ['screen', 'status'],
  },
} satisfies Record<string, Definition>;

/** Observes the duration of an answer, by screen and class of status. */
export function measureRequest(res: ServerResponse, screen: string): void {
  const { sink } = meter();
  if (!sink) return;
  const began = performance.now();
  res.once('close', () => {
    // A visitor who left has seen no status.
    const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'left';
    sink.observe(NAME, { screen, status }, (performance.now() - began) / 1000);
  });
}
