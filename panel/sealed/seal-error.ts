/**
 * Why an encrypted file does not open: `locked` when no key of the settings is the one it was written with,
 * `damaged` when its bytes are not those that were written.
 */
export class SealError extends Error {
  readonly reason: 'locked' | 'damaged';

  constructor(reason: 'locked' | 'damaged', keyId: string) {
    super(
      reason === 'locked'
        ? `The file was encrypted with the key ${keyId}, which is not in PRIVATE_KEYS`
        : 'The file is damaged',
    );
    this.name = 'SealError';
    this.reason = reason;
  }
}
