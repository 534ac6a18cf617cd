import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const SECRET_BYTES = 20;
const QUIET_MODULES = 4;
/** Half a minute early or late: the clocks of phones and servers differ. */
const STEPS_OFF = 1;
// every authenticator app understands these (RFC 6238); others ignore some of it
const COMMON = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address by which an app takes the secret in, from a QR code or a link. */
export const keyUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...COMMON, secret, issuer, label }).toString();

export const qrCode = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET_MODULES }))}`;

/** The half minute since 1970 of a code, one early or late at most; null when it is wrong. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...COMMON, secret });
  const off = totp.validate({ token: code, timestamp: now, window: STEPS_OFF });
  return off === null ? null : totp.counter({ timestamp: now }) + off;
}
