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
  isLateList?: boolean;
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
  readonly isLateList: boolean;

  constructor({
    kind,
    service,
    path,
    status,
    retryAfterS,
    isTooLarge = false,
    isLateList = false,
    code,
  }: Details) {
    super(`${service} ${path}: ${kind}${status === undefined ? '' : ` ${status}`}`);
    this.kind = kind;
    this.service = service;
    this.path = path;
    this.code = code ?? null;
    this.status = status ?? null;
    this.retryAfterS = retryAfterS ?? null;
    this.isTooLarge = isTooLarge;
    this.isLateList = isLateList;
  }
}

export type Source = Pick<Details, 'service' | 'path'>;

export const isGood = (status: number) => status >= 200 && status < 300;

/** The failure that an answer is: by its status, or, with a good one, because it makes no sense. */
export function badAnswer({ service, path }: Source, { status = 200, retryAfterS = 0 } = {}): BackendError {
  if (isGood(status)) return new BackendError({ kind: 'invalid', service, path });
  const kind = status === 401 ? 'unauthorized' : 'status';
  return new BackendError({ kind, service, path, status, retryAfterS });
}

/** True for a BackendError, also when it comes from another bundle of the same process. */
export const isBackendError = (error: unknown): error is BackendError =>
  error instanceof Error && error.name === 'BackendError';
