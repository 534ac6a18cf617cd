import { isRecord } from '@passarela/contract/is-record';

/** The sign-in, the handling of a stale save, and the texts of an unsent request. */
type Watch = {
  signInAgain: () => Promise<boolean>;
  /** With the address of the form whose row was saved meanwhile, and the server's sentence. */
  onStale: (form: string, sentence: string) => void;
  /** With the sentences of an answer that name the minors whom an act has touched. */
  onMinors: (sentence: string) => void;
  labels: Record<'over' | 'offline' | 'refused', string>;
};

const API = '/cms-api/';
// signing in, out and asking for the user are nobody's save
const ACCOUNT = /^\/cms-api\/users\/(?:login|logout|me|forgot-password|reset-password)\b/;
const REFUSALS = [401, 403];
let watch: Watch | null = null;

export function watchFetch(next: Watch): () => void {
  watch = next;
  return () => {
    watch = null;
  };
}

const plain: typeof fetch | null = typeof window === 'undefined' ? null : window.fetch.bind(window);

/** The path of a request to the panel's own API, else empty. Requests made of a `Request` cannot be sent twice. */
function pathOf(input: RequestInfo | URL): string {
  if (input instanceof Request) return '';
  const url = new URL(input, window.location.href);
  return url.origin === window.location.origin && url.pathname.startsWith(API) ? url.pathname : '';
}

/** Whether the server knows nobody by this browser's cookie; false if it does not answer. */
async function isSignedOut(): Promise<boolean> {
  const answer = await plain?.('/cms-api/users/me', { credentials: 'include' }).catch(() => null);
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return isRecord(said) && said.user === null;
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The form of a row or global, by the path of its save: `/admin/collections/talents/5`. */
const formOf = (path: string): string =>
  `/admin/${path.startsWith('/cms-api/globals/') ? '' : 'collections/'}${path.slice(API.length)}`;

async function noteStale(path: string, answer: Response, { onStale }: Watch): Promise<void> {
  if (answer.status !== 409) return;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const [first] = isRecord(said) && Array.isArray(said.errors) ? said.errors : [];
  if (isRecord(first) && isRecord(first.data) && first.data.code === 'stale')
    onStale(formOf(path), String(first.message ?? ''));
}

async function send(
  path: string,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  by: Watch,
): Promise<Response> {
  const answer = await plain?.(input, init).catch((error: unknown) => {
    if (isAborted(error)) throw error;
    return null;
  });
  if (answer && !REFUSALS.includes(answer.status)) {
    await noteStale(path, answer, by);
    const minors = answer.headers.get('X-Minors');
    if (minors) by.onMinors(decodeURIComponent(minors));
    return answer;
  }
  // the server cuts off a large body of somebody it does not know
  if (!(await isSignedOut())) {
    if (answer) return answer;
    throw new TypeError(by.labels.offline);
  }
  if (!(await by.signInAgain())) throw new Error(by.labels.over);
  return send(path, input, init, by);
}

if (plain) {
  window.fetch = (input, init) => {
    const path = watch ? pathOf(input) : '';
    if (!watch || !path || ACCOUNT.test(path)) return plain(input, init);
    return withFileNameInErrors(send(path, input, init, watch), path, init, watch.labels.refused);
  };
}

const UPLOADS = /^\/cms-api\/media(?:\/\d+)?$/;
const TOO_LARGE = 413;

function fileIn(path: string, init: RequestInit | undefined): File | null {
  const file = init?.body instanceof FormData && UPLOADS.test(path) ? init.body.get('file') : null;
  return file instanceof File ? file : null;
}

function failed(error: unknown): Response {
  if (isAborted(error)) throw error;
  const message = error instanceof Error ? error.message : String(error);
  return Response.json({ errors: [{ message }] }, { status: 503 });
}

/** An answer to an upload whose errors name the file. Payload takes an upload without a JSON answer for stored. */
export async function withFileNameInErrors(
  answered: Promise<Response>,
  path: string,
  init: RequestInit | undefined,
  refused: string,
): Promise<Response> {
  const file = fileIn(path, init);
  if (!file) return answered;
  const answer = await answered.catch(failed);
  if (answer.ok) return answer;
  const said: unknown = await answer.json().catch(() => null);
  const listed: unknown[] = isRecord(said) && Array.isArray(said.errors) ? said.errors : [];
  const errors = (listed.length > 0 ? listed : [{}]).map((error) => {
    const { message, ...more } = isRecord(error) ? error : { message: undefined };
    return {
      ...more,
      message: `${file.name}: ${typeof message === 'string' && message ? message : refused}`,
    };
  });
  // of a 413 Payload would show the words and count the file as stored
  return Response.json({ errors }, { status: answer.status === TOO_LARGE ? 422 : answer.status });
}
