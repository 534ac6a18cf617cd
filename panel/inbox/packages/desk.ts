import type { CollectionConfig } from 'payload';
import { mailEndpoint, remindEndpoint } from '../mail/queue-package.ts';
import { answersCsv } from './answers-csv.ts';
import { askHoldEndpoint, holdEndpoint, releaseEndpoint } from './hold.ts';
import { mergeEndpoint } from './merge.ts';
import { sentEndpoint } from './sent.ts';

/** Packages with what the inbox does for them: mails by the queue, the next step after a yes, answers as a sheet. */
export const withPackageDesk = (packages: CollectionConfig): CollectionConfig => ({
  ...packages,
  endpoints: [
    ...(packages.endpoints || []),
    mailEndpoint,
    remindEndpoint,
    answersCsv,
    askHoldEndpoint,
    holdEndpoint,
    releaseEndpoint,
    mergeEndpoint,
    sentEndpoint,
  ],
});
