import { answerOptions } from '@/app/api/options/answer-options';
import { listStates } from '@/lib/backend/options';

/** Cached like a page: read at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The states of a country, for the cascade of the application: `[{ id, value }]`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/options/[lang]/states/[country]'>,
) {
  const { lang, country } = await params;
  return answerOptions(lang, [country], (language) => listStates(country, language));
}
