import '@/components/ui/global.scss';
import type { ReactNode } from 'react';
import { fontClasses } from '@/components/fonts/fonts';
import { LANGS, LANGUAGE_TAGS } from '@/lib/domain/languages';
import { readLang } from '@/lib/routes/page-params';

export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

/** Without anything of the other pages: this document may be all that still works. */
export default async function BareLayout({ children, params }: Props) {
  return (
    <html lang={LANGUAGE_TAGS[readLang(await params)]} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
