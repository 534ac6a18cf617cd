import { isRecord } from '@passarela/contract/is-record';

const UPLOADS = /^\/cms-api\/media(?:\/\d+)?$/;
const TOO_LARGE = 413;

function fileIn(path: string, init: RequestInit | undefined): File | null {
  const file = init?.body instanceof FormData && UPLOADS.test(path) ? init.body.get('file') : null;
  return file instanceof File ? file : null;
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function failed(error: unknown): Response {
  if (isAborted(error)) throw error;
  const message = error instanceof Error ? error.message : String(error);
  return Response.json({ errors: [{ message }] }, { status: 503 });
}

/** An answer to an upload whose errors name the file. Payload takes an upload without a JSON answer for stored. */
export async function nameFile(
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
