import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Lang } from '@/lib/domain/languages';
import type messages from '@/messages/pt.json';

type Errors = keyof (typeof messages)['Errors'];
type Titles = { [Title in Errors]: `${Title}Hint` extends Errors ? Title : never }[Errors];

/** Metadata of an error page (404, 410, 429, 503): its message as title, `noindex`, no canonical. */
export async function errorMetadata(lang: Lang, message: Titles): Promise<Metadata> {
  const t = await getTranslations({ locale: lang, namespace: 'Errors' });
  return { title: t(message), description: t(`${message}Hint`), robots: { index: false, follow: true } };
}
