'use client';

import { lazy, Suspense } from 'react';
import { BareScreen } from '@/components/errors/bare-screen';
import { langOfAddress } from '@/components/errors/lang-of-address';
import { useHydrated } from '@/components/layout/use-hydrated';

const CrashScreen = lazy(() =>
  import('@/components/errors/crash-screen').catch(() => ({ default: BareScreen })),
);

/** Those of the page that broke: every page would carry the names of the typefaces a second time. */
const fontClasses = () => globalThis.document?.documentElement.className;

/** The last resort, when even the layout breaks in the browser, or the code of the 500 screen does not arrive. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useHydrated();
  return (
    <html lang={langOfAddress() === 'en' ? 'en' : 'pt-BR'} className={fontClasses()}>
      <body>
        <title>500</title>
        <Suspense>
          <CrashScreen error={error} />
        </Suspense>
      </body>
    </html>
  );
}
