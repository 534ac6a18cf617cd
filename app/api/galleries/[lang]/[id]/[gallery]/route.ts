import { PHOTO_GALLERIES, readDownloadSize } from '@/lib/domain/downloads';
import { isLang } from '@/lib/domain/languages';
import { parseNumber } from '@/lib/domain/whole-number';
import { sendGallery } from '@/lib/downloads/send-zip';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ lang: string; id: string; gallery: string }> };

/** A talent's gallery as a ZIP, from our own address: browsers never see the panel or its token. */
export async function GET(request: Request, { params }: Context) {
  const { lang, id, gallery: name } = await params;
  const gallery = PHOTO_GALLERIES.find((known) => known === name);
  const number = parseNumber(id);
  if (!gallery || number === null || !isLang(lang)) {
    return Response.json({ message: 'not found' }, { status: 404 });
  }
  const size = readDownloadSize(new URL(request.url).searchParams);
  return sendGallery(request, { lang, id: number, gallery, size });
}

export const HEAD = GET;
