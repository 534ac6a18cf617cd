/** The forms that visitors send (SPEC section 7, `entry` values). */
export type FormName = 'contact' | 'favorites' | 'getScouted';

/** Why a form was not accepted: keys of the messages that say so. `unknown`: the answer was lost. The last three are known to the browser only. */
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

/** What is wrong with which field, as message keys. */
export type FieldErrors = Record<string, string>;

/** A form's answer: once stored the reference, null where the service gives none; or message keys; `values` is what was typed, for pages without JS. */
export type FormAnswer =
  | { status: 'sent'; reference: string | null }
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
