import type { BodyRule, Rule } from '@passarela/gate/rule';
import { pathPattern } from '@passarela/gate/rule';
import { ANONYMOUS_BYTES, CONTRACT_BODIES } from '../../contract/http/bodies.ts';

const KB = 1024;
const MB = 1024 * KB;
/** The limit of `upload.limits` in payload.config.ts, and the entry's own fields. */
const UPLOAD_BYTES = 201 * MB;
const DEPTH_MAX = 100;

/** Payload posts an entry as a form whose field `_payload` is JSON, files beside it; sign-in and settings as JSON. */
const SAVE: BodyRule = {
  types: ['multipart', 'json'],
  maxBytes: MB,
  maxAnonymousBytes: ANONYMOUS_BYTES,
  maxFields: 20,
  maxFiles: 5,
  maxDepth: DEPTH_MAX,
};

/** Payload posts long searches as a form, with a header that makes them a GET. */
const SEARCH: BodyRule = {
  types: ['urlencoded'],
  maxBytes: MB,
  maxAnonymousBytes: ANONYMOUS_BYTES,
  maxFields: 5000,
};

const UPLOAD: BodyRule = {
  types: ['multipart'],
  maxBytes: UPLOAD_BYTES,
  maxAnonymousBytes: 0,
  isStreamed: true,
};

/** Server actions of the admin pages: a form's state as React writes it. The pages before the sign-in have none. */
const ACTION: BodyRule = {
  types: ['multipart', 'text'],
  maxBytes: MB,
  maxFields: 500,
  maxDepth: DEPTH_MAX,
};

/** The forms of the sign-in page and of two-step verification: an address, a password, a code. */
const CREDENTIALS: BodyRule = { types: ['urlencoded'], maxBytes: ANONYMOUS_BYTES, maxFields: 10 };
/** Those that lead to a session, open without one. */
const OPEN_FORMS = [
  '/cms-api/users/login',
  '/cms-api/users/login/{step}',
  '/cms-api/users/set-up',
  '/cms-api/users/forgot-password',
  '/cms-api/users/reset-password',
];
const KNOWN_FORMS = ['/cms-api/users/second-step/{form}', '/cms-api/users/{id}/second-step/reset'];

export const UPLOAD_COLLECTIONS = ['media'];

/** The paths open without a session: all that lead to one, and signing out. */
const SIGN_IN_PATHS = [...OPEN_FORMS, '/cms-api/users/login/**', '/cms-api/users/logout'];
const signIn = SIGN_IN_PATHS.map(pathPattern);
const isSignIn = (pathname: string) => signIn.some((fits) => fits(pathname));

const isUpload = (pathname: string) =>
  UPLOAD_COLLECTIONS.some((slug) => pathPattern(`/cms-api/${slug}/**`)(pathname));
const isApi = pathPattern('/cms-api/**');
const isEntry = (pathname: string) => isApi(pathname) && !isSignIn(pathname);

const contract = Object.entries(CONTRACT_BODIES).map(
  ([path, body]): Rule => ({ method: 'POST', fits: pathPattern(path), body }),
);

const credentials = [...OPEN_FORMS, ...KNOWN_FORMS].map(
  (path): Rule => ({
    method: 'POST',
    fits: pathPattern(path),
    body: CREDENTIALS,
    isForKnown: KNOWN_FORMS.includes(path),
  }),
);

/** The contract answers for itself which methods an address has, and that it has none. */
const withoutBody = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method): Rule[] =>
  ['/panel/**', '/integration/**'].map((path) => ({ method, fits: pathPattern(path), dropsBody: true })),
);

/** The panel's bodies by address; any other address is only read. */
export const BODY_RULES: readonly Rule[] = [
  ...contract,
  ...withoutBody,
  ...credentials,
  { method: 'POST', fits: isSignIn, body: SAVE },
  { method: 'POST', fits: isUpload, body: UPLOAD, isForKnown: true },
  { method: 'PATCH', fits: isUpload, body: UPLOAD, isForKnown: true },
  { method: 'POST', fits: isEntry, body: SAVE, isForKnown: true },
  { method: 'POST', fits: isEntry, body: SEARCH, isForKnown: true },
  { method: 'PATCH', fits: isApi, body: SAVE, isForKnown: true },
  { method: 'DELETE', fits: isApi, isForKnown: true },
  { method: 'POST', fits: pathPattern('/admin/**'), body: ACTION, isForKnown: true },
];

const isOfNext = (pathname: string) => pathname.startsWith('/__nextjs') || pathname.startsWith('/_next/');

export const DEV_RULES: readonly Rule[] = [
  { method: 'POST', fits: isOfNext, body: { types: ['json', 'text'], maxBytes: 10 * MB } },
];
