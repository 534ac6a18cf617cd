import { sendCard } from '@/lib/downloads/send-paper';
import { parseCardName } from '@/lib/pdf/card-name';

export const dynamic = 'force-dynamic';

/** A talent's comp card as a PDF. */
export async function GET(request: Request, { params }: RouteContext<'/api/pdf/[lang]/[file]'>) {
  const { lang, file } = await params;
  const card = parseCardName(lang, file);
  return card ? sendCard(request, card) : Response.json({ message: 'not found' }, { status: 404 });
}
