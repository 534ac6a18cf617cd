import type { IncomingHttpHeaders } from 'node:http';
import busboy from 'busboy';
import { Refused } from './refusal.ts';
import type { BodyRule } from './rule.ts';

const HEADER_PAIRS_MAX = 16;
const NAME_MAX_BYTES = 200;

const tooMany = (what: string) => new Refused({ status: 413, message: `The form has too many ${what}` });

/** A parser that only counts: calls `fail` at the first excess in a multipart form. Throws 400 without a boundary. */
export function countParts(
  headers: IncomingHttpHeaders,
  { maxFields = 0, maxFiles = 0, maxBytes }: BodyRule,
  fail: (refused: Refused) => void,
): busboy.Busboy {
  const broken = new Refused({ status: 400, message: 'The form is broken' });
  const limits = {
    fields: maxFields,
    files: maxFiles,
    // The parser counts the boundary that ends the form as one more.
    parts: maxFields + maxFiles + 1,
    headerPairs: HEADER_PAIRS_MAX,
    fieldNameSize: NAME_MAX_BYTES,
    fieldSize: maxBytes,
  };
  const open = () => {
    try {
      return busboy({ headers, limits });
    } catch {
      throw broken;
    }
  };
  return open()
    .on('file', (_name, file) => file.resume().on('error', () => {}))
    .on('fieldsLimit', () => fail(tooMany('fields')))
    .on('filesLimit', () => fail(tooMany('files')))
    .on('partsLimit', () => fail(tooMany('parts')))
    .on('error', () => fail(broken));
}

/** Throws 413 for a form with more parts than the rule allows, 400 for one that is broken. */
export async function checkMultipart(
  body: Buffer,
  headers: IncomingHttpHeaders,
  rule: BodyRule,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    countParts(headers, rule, reject).on('close', resolve).end(body);
  });
}
