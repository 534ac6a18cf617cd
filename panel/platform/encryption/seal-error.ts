/** An encrypted file's error: its key is not in the settings (`locked`), or its bytes have changed (`damaged`). */
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
