/** An error of the contract: a status, a text for the log and, for 422, the errors of each field. */
export class ContractError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    { errors, headers = {} }: { errors?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'ContractError';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}
