/** An answer in place of a route's own. `retryAfterS` in seconds, `allow` for 405; `isLast` ends the connection. */
export type Refusal = {
  status: 400 | 401 | 404 | 405 | 408 | 411 | 413 | 415 | 422 | 429 | 503;
  message: string;
  allow?: string;
  retryAfterS?: number;
  isLast?: boolean;
};

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.message, options);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
