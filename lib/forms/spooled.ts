import type { Readable } from 'node:stream';
import type { PhotoError } from './errors.ts';

/** A photo that waits on the site's disk to be handed on; `read` gives its bytes, as often as it is called. */
export type SpooledPhoto = { type: string; bytes: number; sha256: string; read: () => Readable };
/** The result of an uploaded file. */
export type Spooled = SpooledPhoto | { error: PhotoError };

declare global {
  var passarelaSpool: Map<string, Spooled> | undefined;
}

/** Files of forms under way, by reference (server/spool). Global: bundles have copies of this module. */
export function spooledFiles(): Map<string, Spooled> {
  globalThis.passarelaSpool ??= new Map();
  return globalThis.passarelaSpool;
}
