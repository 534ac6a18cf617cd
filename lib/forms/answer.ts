import type messages from '../../messages/pt.json';

type FormMessages = typeof messages.Form;

/** Message keys of refused forms. `unknown`: the answer was lost. `offline`, `outdated`, `queued`: browsers alone. */
export type Failure = keyof FormMessages['failures'];
export type PhotoError = Extract<keyof FormMessages['errors'], `photo${string}`>;

/** Every message key by its field; `other` stands for the panel's own errors. */
export type FieldErrors = Record<string, string>;

/** A form's answer: once stored the reference (null without one), or message keys; `values` for pages without JS. */
export type FormAnswer =
  | { status: 'sent'; reference: string | null; sendsMail: boolean }
  | {
      status: 'failed';
      failure: Failure;
      errors: FieldErrors;
      retryAfterS: number | null;
      values: Record<string, string>;
    };

type Details = {
  errors?: FieldErrors;
  retryAfterS?: number | null | undefined;
  values?: Record<string, string>;
};

export const failed = (failure: Failure, details: Details = {}): FormAnswer => ({
  status: 'failed',
  failure,
  errors: details.errors ?? {},
  retryAfterS: details.retryAfterS ?? null,
  values: details.values ?? {},
});

const STATUS = { tooLarge: 413, limited: 429, unavailable: 503, unknown: 502, origin: 403 };

/** A form's answer as HTTP: 201, or 403, 413, 422, 429, 502, 503. The input stays with the sender. */
export function formResponse(answer: FormAnswer): Response {
  if (answer.status === 'sent') return Response.json(answer, { status: 201 });
  const { failure, retryAfterS } = answer;
  const [, known = 422] = Object.entries(STATUS).find(([each]) => each === failure) ?? [];
  const headers = retryAfterS === null ? {} : { 'Retry-After': String(retryAfterS) };
  return Response.json({ ...answer, values: {} }, { status: known, headers });
}
