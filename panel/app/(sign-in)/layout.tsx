import '@payloadcms/next/css';
import '@fontsource-variable/bodoni-moda/index.css';
import '@fontsource-variable/instrument-sans/index.css';
import '../(payload)/identity.css';
import type { ReactNode } from 'react';
import { Paper } from '../../accounts/admin/sheet.tsx';
import { Logo } from '../../boot/brand/brand.tsx';
import { visit } from './visit.ts';

/** The pages before the panel, without Payload's layout: that one is drawn by script, and these work without it. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  const { language, theme } = await visit();
  return (
    <html lang={language === 'pt' ? 'pt-BR' : 'en'} dir="ltr" data-theme={theme}>
      <body>
        <Paper brand={<Logo />}>{children}</Paper>
      </body>
    </html>
  );
}
