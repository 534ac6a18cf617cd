import { readDownloadSize } from '@/lib/domain/downloads';
import { isLang } from '@/lib/domain/languages';
import { sendSelection } from '@/lib/downloads/send-zip';

export const dynamic = 'force-dynamic';

/** The books of a selection as a ZIP, whole or light. */
export async function GET(request: Request, { params }: RouteContext<'/api/galleries/[lang]/selection'>) {
  const { lang } = await params;
  if (!isLang(lang)) return Response.json({ message: 'not found' }, { status: 404 });
  return sendSelection(request, lang, readDownloadSize(new URL(request.url).searchParams));
}

export const HEAD = GET;
