'use client';

import '@/components/ui/global.scss';
import { lazy, Suspense } from 'react';
import { fontClasses } from '@/lib/fonts';

const LastResort = lazy(() => import('@/components/errors/last-resort'));

/** The last resort, when even the layout breaks: in both languages, with nothing but itself. */
export default function GlobalError() {
  return (
    <html lang="pt-BR" className={fontClasses}>
      <body>
        <title>500 | Passarela</title>
        <Suspense>
          <LastResort />
        </Suspense>
      </body>
    </html>
  );
}
