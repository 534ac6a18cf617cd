import { takeApplication } from '@/components/forms/application/take-application';
import { failed, formResponse } from '@/lib/forms/answer';
import { hasOwnServer } from '@/lib/system/own-server';

export const dynamic = 'force-dynamic';

/** Without our server the body is read into memory: no more of it than Next takes of a form (next.config.ts). */
const PLAIN_MAX_BYTES = 1.5 * 1024 * 1024;

const isTooLarge = ({ headers }: Request) =>
  !hasOwnServer() && !(Number(headers.get('content-length') ?? Number.NaN) <= PLAIN_MAX_BYTES);

/** Takes an application sent as one body; behind our server its photos are references by now (server/spool). */
export async function POST(request: Request) {
  if (isTooLarge(request)) return formResponse(failed('tooLarge'));
  return formResponse(await takeApplication(await request.formData(), request.headers));
}
