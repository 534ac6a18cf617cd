import { answerJson } from '@/lib/backend/read-or-null';
import { listTalents } from '@/lib/backend/talents';
import { selectPage } from '@/lib/domain/talent-list';
import { readListParams } from '@/lib/routes/page-params';
import { talentCards } from '@/lib/view/talent-card';

/** Cached like a page: rendered at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The next 20 cards of a list, for infinite scroll: `{ cards, lastPage }`; 404 after the last page. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/talents/[lang]/[section]/[gender]/[letter]/[page]'>,
) {
  const wanted = readListParams(await params);
  return answerJson(async () => {
    const result = wanted && selectPage(await listTalents(wanted.list), wanted);
    return result && { cards: result.rows.map(await talentCards(wanted)), lastPage: result.lastPage };
  });
}
