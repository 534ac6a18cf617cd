import { answerJson } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import { isLang } from '@/lib/domain/languages';
import { suggest } from '@/lib/find/suggest';
import { waitFor } from '@/lib/limits/pages';
import { NAME_KEY, NAME_MAX_CHARS } from '@/lib/routes/filter-keys';
import { filterNames } from '@/lib/view/find-view';
import { suggestions } from '@/lib/view/suggestion';

export const dynamic = 'force-dynamic';

/** Answers a typed name: `?q=joa` gives `{ rows, isNear }`, eight rows at most; `isNear`: similar names only. */
export async function GET(request: Request, { params }: RouteContext<'/api/find/[lang]'>) {
  const { lang } = await params;
  if (!isLang(lang)) return Response.json({ message: 'not found' }, { status: 404 });
  const wait = await waitFor('find');
  if (wait !== null) {
    return Response.json({ message: 'too many' }, { status: 429, headers: { 'Retry-After': String(wait) } });
  }
  const words = (new URL(request.url).searchParams.get(NAME_KEY) ?? '').slice(0, NAME_MAX_CHARS);
  const read = async () => {
    const { searched } = await filterNames(lang);
    const { rows, isNear } = suggest((await getTalentIndex()).listed, words, searched);
    return { rows: await suggestions(rows, lang), isNear };
  };
  return answerJson(read, { 'Cache-Control': 'no-store' });
}
