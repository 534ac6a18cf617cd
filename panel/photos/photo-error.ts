import type { PhotoFault } from '@passarela/contract';
import { ContractError } from '../errors/contract-error.ts';

const STATUS: Record<PhotoFault, number> = {
  required: 422,
  empty: 415,
  type: 415,
  damaged: 415,
  slow: 415,
  bytes: 413,
  pixels: 422,
};

/** The contract's answer to a photo that is not accepted: 413, 415 or 422, with the fault under its field. */
export const photoError = (field: string, fault: PhotoFault): ContractError =>
  new ContractError(STATUS[fault], `${field} is not accepted: ${fault}`, { errors: { [field]: [fault] } });
