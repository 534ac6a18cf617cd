import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import { takeApplication } from '@/components/forms/application/take-application';
import { type FormAnswer, failed } from '@/lib/form-action/answer';
import { log } from '@/lib/log';

export const dynamic = 'force-dynamic';

const BODY_MAX_BYTES = PHOTO_FIELDS.length * PHOTO_MAX_BYTES + 256 * 1024;

const STATUS = { tooLarge: 413, limited: 429, unavailable: 503, origin: 403 };

function answer(result: FormAnswer) {
  if (result.status === 'sent') return Response.json(result, { status: 201 });
  const { failure, retryAfterS } = result;
  const known = Object.entries(STATUS).find(([each]) => each === failure)?.[1];
  const headers = retryAfterS === null ? {} : { 'Retry-After': String(retryAfterS) };
  return Response.json({ ...result, values: {} }, { status: known ?? 422, headers });
}

async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    // A lost connection or no form at all: nothing of it stays.
    log('info', 'upload not read', { reason: String(error).slice(0, 200) });
    return null;
  }
}

/**
 * Takes an application with its photos as one body, so that the browser can tell how many bytes are on their way; the
 * same pipeline as the action (docs/decisions/application-upload.md). 201 `{ status: 'sent', reference }`, or 403,
 * 411, 413, 422, 429, 503 with a FormAnswer. How many bodies are read at once is decided at the server's entrance
 * (server/large-bodies.ts).
 */
export async function POST(request: Request) {
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!Number.isInteger(bytes)) return Response.json({ message: 'length required' }, { status: 411 });
  if (bytes > BODY_MAX_BYTES) return answer(failed('tooLarge'));
  const data = await readForm(request);
  return data ? answer(await takeApplication(data, request.headers)) : answer(failed('offline'));
}
