import { takeApplication } from '@/components/forms/application/take-application';
import { formResponse } from '@/lib/forms/form-response';

export const dynamic = 'force-dynamic';

/** Takes an application sent as one body; its photos are references by now (server/spool). */
export async function POST(request: Request) {
  return formResponse(await takeApplication(await request.formData(), request.headers));
}
