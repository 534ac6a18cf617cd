import { existsSync } from 'node:fs';
import path from 'node:path';
import { mustSucceed } from './children.ts';

const VALID_DAYS = 30;

/** A self-signed certificate for `localhost`, made once in `folder`: paths of its two files (PEM). */
export async function selfMadeCertificate(folder: string) {
  const certificate = path.join(folder, 'localhost.crt');
  const key = path.join(folder, 'localhost.key');
  if (!existsSync(certificate)) {
    const options = `-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days ${VALID_DAYS}`;
    const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    const files = ['-keyout', key, '-out', certificate];
    await mustSucceed(['openssl', 'req', '-x509', ...options.split(' '), ...names, ...files]);
  }
  return { certificate, key };
}
