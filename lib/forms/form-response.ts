import type { FormAnswer } from './answer.ts';

const STATUS = { tooLarge: 413, limited: 429, unavailable: 503, unknown: 502, origin: 403 };

/** A form's answer as HTTP: 201, or 403, 413, 422, 429, 502, 503. The input stays with the sender. */
export function formResponse(answer: FormAnswer): Response {
  if (answer.status === 'sent') return Response.json(answer, { status: 201 });
  const { failure, retryAfterS } = answer;
  const [, known = 422] = Object.entries(STATUS).find(([each]) => each === failure) ?? [];
  const headers = retryAfterS === null ? {} : { 'Retry-After': String(retryAfterS) };
  return Response.json({ ...answer, values: {} }, { status: known, headers });
}
