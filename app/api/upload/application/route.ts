import { takeApplication } from '@/components/forms/application/take-application';
import { formResponse } from '@/lib/forms/form-response';

export const dynamic = 'force-dynamic';

/**
 * Takes an application that the browser sent as one body, so that it could tell how many bytes are on their way; the same
 * pipeline as the action (docs/decisions/application-upload.md). In place of each photo the form holds a reference by now:
 * server/spool has read the body, and answered what is no form or too large.
 */
export async function POST(request: Request) {
  return formResponse(await takeApplication(await request.formData(), request.headers));
}
