import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import type { BodyRule } from '@passarela/gate/rule';

const KB = 1024;
const MB = 1024 * KB;

/** For senders with neither a session nor a good token: longer bodies are not read, and a sign-in is smaller. */
export const ANONYMOUS_BYTES = 16 * KB;
const FIELDS_MAX = 60;

const credentials: BodyRule = { types: ['json'], maxBytes: 4 * KB, maxDepth: 4 };

const form = (maxBytes: number, more: Partial<BodyRule> = {}): BodyRule => ({
  types: ['multipart'],
  maxBytes,
  maxAnonymousBytes: Math.min(maxBytes, ANONYMOUS_BYTES),
  maxFields: FIELDS_MAX,
  ...more,
});

const link: BodyRule = { types: ['json'], maxBytes: 4 * KB, maxAnonymousBytes: 4 * KB, maxDepth: 4 };
const contact = form(64 * KB);
const quote = form(4 * MB);
const application = form(PHOTO_FIELDS.length * (PHOTO_MAX_BYTES + 64 * KB) + 4 * MB, {
  maxFiles: PHOTO_FIELDS.length,
  isStreamed: true,
});

/** The body of each call; a call that is missing here takes none (docs/decisions/one-gate.md). */
export const CONTRACT_BODIES: Readonly<Record<string, BodyRule>> = {
  '/integration/api/signin': credentials,
  '/integration/api/talents': {
    types: ['json'],
    maxBytes: 256 * KB,
    maxAnonymousBytes: ANONYMOUS_BYTES,
    maxDepth: 4,
  },
  '/panel/api/login': credentials,
  '/panel/api/refresh': credentials,
  '/panel/api/admit': { types: ['json'], maxBytes: 4 * KB, maxDepth: 4 },
  '/panel/api/counts': {
    types: ['json'],
    maxBytes: 256 * KB,
    maxAnonymousBytes: ANONYMOUS_BYTES,
    maxDepth: 4,
  },
  '/panel/api/packages/open': link,
  '/panel/api/packages/seen': link,
  '/panel/api/packages/unlock': link,
  '/panel/api/packages/handover': link,
  '/panel/api/packages/continue': link,
  '/panel/api/packages/picture': link,
  // sixty comments of a thousand characters
  '/panel/api/packages/answer': { ...link, maxBytes: 256 * KB },
  '/panel/api/contact/{lang}': contact,
  '/panel/api/favorites/{lang}': quote,
  '/panel/api/get-scouted/{lang}': application,
  '/panel/api/entry/contact/send': contact,
  '/panel/api/entry/favorites/send': quote,
  '/panel/api/entry/getScouted/send': application,
  '/panel/api/download/gallery': form(64 * KB),
};
