/** Why a service did not help; `invalid` makes no sense, `doubted` is a list that is suddenly short. */
type BackendErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'unauthorized'
  | 'status'
  | 'invalid'
  | 'open'
  | 'doubted';
export type Service = 'integration' | 'panel';

type Details = {
  kind: BackendErrorKind;
  service: Service;
  path: string;
  status?: number;
  retryAfterS?: number;
  isTooLarge?: boolean;
  /** A code of the system or of undici: `ECONNREFUSED`. */
  code?: string | undefined;
};

/** The one error of calls to the services. It carries no credentials, no body and no personal data. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  readonly service: Service;
  readonly path: string;
  readonly code: string | null;
  readonly status: number | null;
  readonly retryAfterS: number | null;
  readonly isTooLarge: boolean;

  constructor({ kind, service, path, status, retryAfterS, isTooLarge = false, code }: Details) {
    super(`${service} ${path}: ${kind}${status === undefined ? '' : ` ${status}`}`);
    this.kind = kind;
    this.service = service;
    this.path = path;
    this.code = code ?? null;
    this.status = status ?? null;
    this.retryAfterS = retryAfterS ?? null;
    this.isTooLarge = isTooLarge;
  }
}

type Called = Pick<Details, 'service' | 'path'>;

/** The failure that an answer with another status than 2xx is. */
export const badStatus = (
  { service, path }: Called,
  { status, retryAfterS }: { status: number; retryAfterS: number },
) =>
  new BackendError({
    kind: status === 401 ? 'unauthorized' : 'status',
    ...{ service, path, status, retryAfterS },
  });

/** True for a BackendError, also when it comes from another bundle of the same process. */
export const isBackendError = (error: unknown): error is BackendError =>
  error instanceof Error && error.name === 'BackendError';
