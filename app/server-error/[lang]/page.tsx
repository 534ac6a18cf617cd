import type { Metadata } from 'next';
import { ServerError } from '@/components/errors/server-error';
import { SERVER_ERROR_TEXTS } from '@/components/errors/server-error-texts';
import { readLang } from '@/lib/routes/page-params';
import { TEMPLATE_AGENCY, TEMPLATE_LINKS } from '@/lib/routes/server-error';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { server } = SERVER_ERROR_TEXTS[readLang(await params)];
  return { title: `${server} | ${TEMPLATE_AGENCY}`, robots: { index: false }, icons: { icon: '/icon.svg' } };
}

/** The 500 page that the build renders once per language; no address leads here, the server fills it in. */
export default async function ServerErrorTemplate({ params }: Props) {
  return <ServerError lang={readLang(await params)} brand={TEMPLATE_AGENCY} {...TEMPLATE_LINKS} />;
}
