import { answerOptions } from '@/app/api/options/answer-options';
import { listCities } from '@/lib/backend/options';
import { isLang } from '@/lib/domain/languages';

/** Cached like a page: read at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Context = { params: Promise<{ lang: string; country: string; state: string }> };

/** The cities of a state, for the cascade of the application: `[{ id, value }]`. */
export async function GET(_request: Request, { params }: Context) {
  const { lang, country, state } = await params;
  return answerOptions(isLang(lang) ? lang : null, [country, state], (language) =>
    listCities(country, state, language),
  );
}
