import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The hash by which Chromium trusts a certificate: it caches nothing if it merely ignores certificate errors. */
export const pinOf = (file: string) =>
  createHash('sha256')
    .update(new X509Certificate(readFileSync(file)).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
