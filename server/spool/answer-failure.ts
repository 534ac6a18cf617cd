import type { IncomingMessage, ServerResponse } from 'node:http';
import { count } from '@passarela/gate/metrics/meter';
import { type Failure, failed } from '../../lib/forms/answer.ts';
import { formResponse } from '../../lib/forms/form-response.ts';
import { failurePage } from './failure-page.ts';
import type { UploadKind } from './upload-kind.ts';

const RETRY_AFTER_S = 30;

type Options = { kind: UploadKind; failure: Failure; retryAfterS?: number | null };

/** Answers a form that was not read to its end, as JSON or as a page in both languages, and discards the rest. */
export async function answerFailure(
  req: IncomingMessage,
  res: ServerResponse,
  { kind, failure, retryAfterS = failure === 'unavailable' ? RETRY_AFTER_S : null }: Options,
) {
  count('passarela_forms_total', { form: 'getScouted', result: failure });
  const answer = formResponse(failed(failure, { retryAfterS }));
  const isScript = kind === 'route';
  res.writeHead(answer.status, {
    'Content-Type': isScript ? 'application/json' : 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retryAfterS !== null && { 'Retry-After': retryAfterS }),
  });
  res.end(isScript ? await answer.text() : failurePage(answer.status, failure));
  req.resume();
}
