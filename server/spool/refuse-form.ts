import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Failure, failed } from '../../lib/forms/answer.ts';
import { formResponse } from '../../lib/forms/form-response.ts';
import type { Door } from './door.ts';
import { failurePage } from './refusal-words.ts';

/** When there may be room again, in seconds. */
const RETRY_AFTER_S = 30;

type Refusal = { door: Door; failure: Failure; retryAfterS?: number | null };

/**
 * Answers a form that was not read to its end: JSON for the script, for a page without script words in both languages. What
 * still comes is thrown away, so that the sender can read the answer.
 */
export async function refuseForm(req: IncomingMessage, res: ServerResponse, refusal: Refusal) {
  const { door, failure } = refusal;
  const retryAfterS = refusal.retryAfterS ?? (failure === 'unavailable' ? RETRY_AFTER_S : null);
  const answer = formResponse(failed(failure, { retryAfterS }));
  const isScript = door === 'route';
  res.writeHead(answer.status, {
    'Content-Type': isScript ? 'application/json' : 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retryAfterS !== null && { 'Retry-After': retryAfterS }),
  });
  res.end(isScript ? await answer.text() : failurePage(answer.status, failure));
  req.resume();
}
