import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const INSERTED = /__insertCSS\((".*")\);?$/m;

/** The style sheet that the toast library (sonner) writes into the page; no other library does. */
export function toastStyle(): string {
  const file = createRequire(import.meta.url).resolve('sonner');
  const [, literal] = INSERTED.exec(readFileSync(file, 'utf8')) ?? [];
  if (literal === undefined) throw new Error('sonner no longer inserts its style as it did');
  return String(JSON.parse(literal));
}
