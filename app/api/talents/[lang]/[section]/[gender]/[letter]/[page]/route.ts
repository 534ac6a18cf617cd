import { isBackendError } from '@/lib/backend/errors';
import { listTalents } from '@/lib/backend/talents';
import { readListParams } from '@/lib/routes/internal';
import { selectPage } from '@/lib/talents/list';
import { talentCards } from '@/lib/view/talent-card';

/** Cached like a page: rendered at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Context = {
  params: Promise<{ lang: string; section: string; gender: string; letter: string; page: string }>;
};

const missing = () => Response.json({ message: 'no such page' }, { status: 404 });

/** The next 20 cards of a list, for infinite scroll: `{ cards, lastPage }`; 404 after the last page. */
export async function GET(_request: Request, { params }: Context) {
  const wanted = readListParams(await params);
  if (wanted === null) return missing();
  const { lang, section } = wanted;
  try {
    const list = selectPage(await listTalents(section), wanted);
    if (list === null) return missing();
    const toCard = await talentCards({ lang, section });
    return Response.json({ cards: list.rows.map(toCard), lastPage: list.lastPage });
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return Response.json({ message: 'not available' }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}
