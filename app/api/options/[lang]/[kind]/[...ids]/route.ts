import { listCities, listStates } from '@/lib/backend/options';
import { answerJson } from '@/lib/backend/read-or-null';
import { isLang } from '@/lib/domain/languages';

/** Cached like a page: read at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Ids of places as the service makes them; anything else never reaches it. */
const ID = /^[\p{L}\p{N} _.'-]{1,60}$/u;

type Context = { params: Promise<{ lang: string; kind: string; ids: string[] }> };

/** `/states/{country}`, `/cities/{country}/{state}`: a list of the application's cascade, `[{ id, value }]`. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, kind, ids } = await params;
  const [country = '', state] = ids;
  const isList = isLang(lang) && ids.every((id) => ID.test(id));
  return answerJson(async () => {
    if (isList && kind === 'states' && ids.length === 1) return listStates(country, lang);
    if (isList && kind === 'cities' && state !== undefined && ids.length === 2)
      return listCities(country, state, lang);
    return null;
  });
}
