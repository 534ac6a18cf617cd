import 'server-only';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isRecord } from '@passarela/contract/is-record';
import type { DEVICES, PACKAGE_SIZES, packageAnswerBody } from '@passarela/contract/packages';
import type { z } from 'zod';
import {
  type ClientPackage,
  readContinued,
  readHandover,
  readPackage,
  readUnlocked,
} from './answers/package.ts';
import { callService, openService } from './client.ts';
import { badAnswer } from './errors.ts';

/** Why a link opens nothing, or takes no answer; `gone`: the package has the talent no longer. */
export type Shut = 'unknown' | 'revoked' | 'expired' | 'locked' | 'closed' | 'limited' | 'gone' | 'refused';

const BY_STATUS: Record<number, Shut> = {
  403: 'locked',
  404: 'unknown',
  405: 'unknown',
  409: 'closed',
  422: 'refused',
  429: 'limited',
};
const EXPECTED = [...Object.keys(BY_STATUS).map(Number), 410];

const says = (body: unknown, field: string, error: string): boolean =>
  isRecord(body) && isRecord(body.errors) && JSON.stringify(body.errors[field] ?? '').includes(error);

async function ask<T>(path: string, json: object, parse: (body: unknown) => T | null): Promise<T | Shut> {
  const source = { service: 'panel', path } as const;
  const { status, body } = await callService({ ...source, method: 'POST', json, expected: EXPECTED });
  if (status === 410) return says(body, 'link', 'expired') ? 'expired' : 'revoked';
  if (status === 422 && says(body, 'answers', 'talents')) return 'gone';
  const shut = BY_STATUS[status];
  if (shut) return shut;
  const read = parse(body);
  if (read === null) throw badAnswer(source);
  return read;
}

/** The package that a link opens, past every cache, with the answers of one person; or why not. Throws BackendError. */
export const openPackage = (link: string, person: string | null): Promise<ClientPackage | Shut> =>
  ask('/api/packages/open', { link, person }, readPackage);

type Sent = z.input<typeof packageAnswerBody>;

/** Stores a person's answers; the package as it is then, or why not. Throws BackendError. */
export const answerPackage = (sent: Sent): Promise<ClientPackage | Shut> =>
  ask('/api/packages/answer', sent, readPackage);

/** Notes that somebody looks at a package; or why not. Throws BackendError. */
export const notePackageSeen = (
  link: string,
  person: string | null,
  device: (typeof DEVICES)[number],
): Promise<true | Shut> => ask('/api/packages/seen', { link, person, device }, () => true);

/** For a passcode the link that opens the package; `locked` for a wrong one. Throws BackendError. */
export const unlockPackage = (link: string, passcode: string): Promise<{ link: string } | Shut> =>
  ask('/api/packages/unlock', { link, passcode }, readUnlocked);

/** A code by which a person goes on on another device, until a moment; or why not. Throws BackendError. */
export const handOverPackage = (
  link: string,
  person: string,
): Promise<{ code: string; until: string } | Shut> =>
  ask('/api/packages/handover', { link, person }, readHandover);

/** The person who asked for this code; `locked` for a wrong one. Throws BackendError. */
export const continuePackage = (link: string, code: string): Promise<{ person: string } | Shut> =>
  ask('/api/packages/continue', { link, code }, readContinued);

export const SHUT_STATUSES: Record<Shut, number> = {
  unknown: 404,
  revoked: 410,
  expired: 410,
  locked: 403,
  closed: 409,
  limited: 429,
  gone: 422,
  refused: 422,
};

const PICTURE_PATH = '/api/packages/picture';
const PICTURE = /^image\/(?:jpeg|png|webp|gif|avif)$/;

type PackagePicture = { link: string; picture: number; size: (typeof PACKAGE_SIZES)[number] };
/** The passcode is missing, there is no such picture, or the link has ended. */
type Refusal = 403 | 404 | 410;
type SentPicture = { stream: Readable; type: string; bytes: string | null };

/** A picture of a package, past every cache; or why the link does not give it. Throws BackendError. */
export const readPackagePicture = (wanted: PackagePicture): Promise<SentPicture | Refusal> =>
  openService(
    { service: 'panel', method: 'POST', path: PICTURE_PATH, json: wanted, purpose: 'packagePicture' },
    async ({ status, headers, stream }) => {
      const [type = ''] = String(headers['content-type'] ?? '').split(';');
      if (status === 200 && PICTURE.test(type)) {
        const length = headers['content-length'];
        return { stream, type, bytes: length === undefined ? null : String(length) };
      }
      await stream.dump();
      if (status === 403 || status === 410) return status;
      if (status === 404 || status === 405 || status === 422) return 404;
      throw badAnswer({ service: 'panel', path: PICTURE_PATH }, { status });
    },
  );

/** The bytes of a package's picture and their type; or why the link does not give it. Throws BackendError. */
export async function readPackageBytes(wanted: PackagePicture) {
  const found = await readPackagePicture(wanted);
  return typeof found === 'number' ? found : { bytes: await buffer(found.stream), type: found.type };
}
