import type { Metadata } from 'next';
import { ServerError } from '@/components/errors/server-error';
import { readLang } from '@/lib/routes/page-params';
import { TEMPLATE_AGENCY } from '@/lib/routes/server-error';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';

type Props = { params: Promise<{ lang: string }> };

const textsOf = async ({ params }: Props) => ({ pt, en })[readLang(await params)].Errors;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { unavailable } = await textsOf(props);
  return {
    title: `${unavailable} | ${TEMPLATE_AGENCY}`,
    robots: { index: false },
    icons: { icon: '/icon.svg' },
  };
}

/** The front shows this page of the build while every instance of the site is down (server/server-error.ts). */
export default async function UnavailableTemplate(props: Props) {
  const { unavailable, unavailableHint } = await textsOf(props);
  const lang = readLang(await props.params);
  // An empty address means the requested one.
  const texts = { title: unavailable, hint: unavailableHint };
  return <ServerError lang={lang} brand={TEMPLATE_AGENCY} status={503} {...texts} retry="" />;
}
