import 'server-only';
import type { Readable } from 'node:stream';
import type { PACKAGE_SIZES } from '@passarela/contract/packages';
import { outgoingRequestId, REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import { request } from 'undici';
import { env } from '../system/env.ts';
import { guarded } from './circuit.ts';
import { connectionsFor } from './connections.ts';
import { BackendError } from './errors.ts';
import { answerLimitMs } from './time-limits.ts';
import { isRefused, withToken } from './tokens.ts';

const path = '/api/packages/picture';
const PICTURE = /^image\/(?:jpeg|png|webp|gif|avif)$/;

export type PackagePicture = { link: string; picture: number; size: (typeof PACKAGE_SIZES)[number] };
/** The passcode is missing, there is no such picture, or the link has ended. */
type Refusal = 403 | 404 | 410;
type Sent = { stream: Readable; type: string; bytes: string | null };

function post(json: PackagePicture) {
  return withToken('panel', AbortSignal.timeout(answerLimitMs()), async (authorization) => {
    const { statusCode, headers, body } = await request(`${env().PANEL_URL}${path}`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        [REQUEST_ID_HEADER]: outgoingRequestId(),
      },
      body: JSON.stringify(json),
      dispatcher: connectionsFor('packagePicture'),
    });
    if (isRefused({ status: statusCode })) await body.dump();
    return { status: statusCode, headers, stream: body };
  });
}

async function read(wanted: PackagePicture): Promise<Sent | Refusal> {
  const { status, headers, stream } = await post(wanted);
  const [type = ''] = String(headers['content-type'] ?? '').split(';');
  if (status === 200 && PICTURE.test(type)) {
    const length = headers['content-length'];
    return { stream, type, bytes: length === undefined ? null : String(length) };
  }
  await stream.dump();
  if (status === 403 || status === 410) return status;
  if (status === 404 || status === 405 || status === 422) return 404;
  throw new BackendError({ kind: status === 200 ? 'invalid' : 'status', service: 'panel', path, status });
}

/** A picture of a package, past every cache; or why the link does not give it. Throws BackendError. */
export const readPackagePicture = (wanted: PackagePicture): Promise<Sent | Refusal> =>
  guarded('panel', path, async () => {
    try {
      return await read(wanted);
    } catch (error) {
      if (error instanceof BackendError) throw error;
      throw new BackendError({ kind: 'unreachable', service: 'panel', path });
    }
  });
