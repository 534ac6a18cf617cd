import type { PhotoError } from '@passarela/contract';
import { ContractError } from '../errors/contract-error.ts';

const STATUS: Record<PhotoError, number> = {
  required: 422,
  empty: 415,
  type: 415,
  damaged: 415,
  slow: 415,
  bytes: 413,
  pixels: 422,
};

/** The contract's answer to a photo that is not accepted: 413, 415 or 422, with the error under its field. */
export const photoError = (field: string, error: PhotoError): ContractError =>
  new ContractError(STATUS[error], `${field} is not accepted: ${error}`, { errors: { [field]: [error] } });
