import { findFavorites } from '@/lib/backend/favorites';
import { answerJson } from '@/lib/backend/read-or-null';
import { FAVORITES_MAX } from '@/lib/domain/constants';
import { isLang } from '@/lib/domain/languages';
import { parseNumber } from '@/lib/domain/whole-number';
import { ownCards } from '@/lib/view/talent-card';

const refused = (status: number) => Response.json({ message: 'ids=1,2,3 expected' }, { status });

function readIds(request: Request): number[] | null {
  const texts = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
  const ids = texts.map(parseNumber).filter((id) => id !== null);
  return ids.length === texts.length && ids.length > 0 && ids.length <= FAVORITES_MAX ? ids : null;
}

/** Cards of today for the talents that a browser keeps: `?ids=1,2` answers `{ cards, gone }`, `gone` as ids. */
export async function GET(request: Request, { params }: RouteContext<'/api/favorites/[lang]'>) {
  const { lang } = await params;
  if (!isLang(lang)) return refused(404);
  const ids = readIds(request);
  if (ids === null) return refused(400);
  const toCard = await ownCards(lang);
  const read = async () => {
    const { rows, gone } = await findFavorites([...new Set(ids)]);
    return { cards: rows.map(toCard), gone };
  };
  return answerJson(read, { 'Cache-Control': 'no-store' });
}
