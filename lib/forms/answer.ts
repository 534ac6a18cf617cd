/** Message keys of refused forms. `unknown`: the answer was lost. Only the browser uses the last three. */
const FAILURES = [
  'fields',
  'origin',
  'trap',
  'tooFast',
  'limited',
  'tooLarge',
  'unavailable',
  'unknown',
  'offline',
  'outdated',
  'queued',
] as const;
export type Failure = (typeof FAILURES)[number];

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
