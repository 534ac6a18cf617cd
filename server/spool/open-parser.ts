import type { IncomingMessage } from 'node:http';
import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import busboy from 'busboy';
import { SpoolError } from './spool-error.ts';

const KILOBYTE = 1024;
const LIMITS = {
  fields: 60,
  files: PHOTO_FIELDS.length,
  parts: 60 + PHOTO_FIELDS.length,
  headerPairs: 16,
  fieldNameSize: 200,
  fieldSize: 128 * KILOBYTE,
  fileSize: PHOTO_MAX_BYTES,
};

/** A parser for an application's multipart form, within limits; throws SpoolError where it is no form. */
export function openParser(req: IncomingMessage) {
  try {
    return busboy({ headers: req.headers, defParamCharset: 'utf8', limits: LIMITS });
  } catch (cause) {
    throw new SpoolError('offline', 'no form', { cause });
  }
}
