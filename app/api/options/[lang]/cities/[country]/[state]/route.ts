import { answerOptions } from '@/app/api/options/answer-options';
import { listCities } from '@/lib/backend/options';

/** Cached like a page: read at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The cities of a state, for the cascade of the application: `[{ id, value }]`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/options/[lang]/cities/[country]/[state]'>,
) {
  const { lang, country, state } = await params;
  return answerOptions(lang, [country, state], (language) => listCities(country, state, language));
}
