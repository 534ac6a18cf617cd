import { sendPackagePaper } from '@/lib/downloads/send-paper';

export const dynamic = 'force-dynamic';

/** A package as a PDF, if staff offer it; checked by the panel each time. */
export async function GET(request: Request, { params }: RouteContext<'/api/packages/[link]/pdf'>) {
  return sendPackagePaper(request, (await params).link);
}
