import { DISK_METRIC, REQUEST_METRIC } from '@passarela/gate/metrics/measure';
import type { Definition } from '@passarela/gate/metrics/meter';

/** Everything the panel measures (docs/operations.md), besides Node's own metrics. */
export const PANEL_METRICS = {
  ...REQUEST_METRIC,
  ...DISK_METRIC,
  passarela_entries_total: {
    kind: 'counter',
    help: 'Entries by kind: taken, repeated, or the status of their refusal',
    labels: ['kind', 'result'],
  },
  passarela_mail_oldest_waiting_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest mail that is not sent',
  },
  passarela_tag_oldest_waiting_seconds: {
    kind: 'gauge',
    help: 'Age of the oldest news that a copy of the site has not taken',
    labels: ['copy'],
  },
  passarela_photos_waiting: {
    kind: 'gauge',
    help: 'Photos that wait for the decoder, with the one that it opens',
  },
} satisfies Record<string, Definition>;

const CALL =
  /^\/(?:panel|integration)\/api\/(admit|agency|counts|login|refresh|signin|entities|slides|social-medias|posts|texts|packages|contact|favorites|get-scouted|entry|download|talents|talent|options)(?:[/?]|$)/;
const AREA = /^\/(admin|cms-api|media|healthz|readyz|_next)(?:[/?]|$)/;

/** An address's kind: a call of the contract, or a part of the panel; never the address. */
export const screenOf = (url: string): string => CALL.exec(url)?.[1] ?? AREA.exec(url)?.[1] ?? 'other';
