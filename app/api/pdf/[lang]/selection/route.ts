import { isLang } from '@/lib/domain/languages';
import { sendPortfolio } from '@/lib/downloads/send-paper';

export const dynamic = 'force-dynamic';

/** A selection as a PDF: all faces on a sheet, then a page for each talent. */
export async function GET(request: Request, { params }: RouteContext<'/api/pdf/[lang]/selection'>) {
  const { lang } = await params;
  return isLang(lang)
    ? sendPortfolio(request, lang)
    : Response.json({ message: 'not found' }, { status: 404 });
}
