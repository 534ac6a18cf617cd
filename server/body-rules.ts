import { type BodyRule, pathPattern, type Rule } from '@passarela/gate/rule';
import { APPLICATION, SCREEN_NAMES, SCREENS, textForm } from '../lib/routes/screens.ts';
import { routeOf } from './resolve-request.ts';

const KB = 1024;
const MB = 1024 * KB;

const forms = SCREEN_NAMES.flatMap((screen): Rule[] => {
  const { body } = SCREENS[screen];
  const fits: Rule['fits'] = (_pathname, req) => routeOf(req)?.screen === screen;
  return body ? [{ method: 'POST', fits, body }] : [];
});

const PUBLISHED: BodyRule = {
  types: ['json'],
  maxBytes: 256 * KB,
  maxAnonymousBytes: 16 * KB,
  maxDepth: 4,
};

const COUNTED: BodyRule = { types: ['json'], maxBytes: KB, maxDepth: 2 };

/** The API answers for itself which methods an address has, and that it has none (404). */
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const api = WRITING.map((method): Rule => ({ method, fits: pathPattern('/api/**'), dropsBody: true }));

export const UPLOAD_PATH = '/api/upload/application';

/** The site's bodies by address; any other address is only read. */
export const BODY_RULES: readonly Rule[] = [
  { method: 'POST', fits: pathPattern(UPLOAD_PATH), body: APPLICATION },
  { method: 'POST', fits: pathPattern('/api/revalidate'), body: PUBLISHED },
  { method: 'POST', fits: pathPattern('/api/counts'), body: COUNTED },
  { method: 'POST', fits: pathPattern('/api/quotes'), body: textForm(MB) },
  { method: 'POST', fits: pathPattern('/api/packages/{link}'), body: textForm(16 * KB) },
  ...api,
  ...forms,
];

const isOfNext = (pathname: string) => pathname.startsWith('/__nextjs') || pathname.startsWith('/_next/');

export const DEV_RULES: readonly Rule[] = [
  { method: 'POST', fits: isOfNext, body: { types: ['json', 'text'], maxBytes: 10 * MB } },
];
