'use client';

import '@/components/ui/global.scss';
import { langOfAddress } from '@/components/errors/lang-of-address';
import { LazyCrashScreen } from '@/components/errors/lazy-crash-screen';
import { fontClasses } from '@/lib/fonts';

/** The last resort, when even the layout breaks in the browser. */
export default function GlobalError() {
  return (
    <html lang={langOfAddress() === 'en' ? 'en' : 'pt-BR'} className={fontClasses}>
      <body>
        <title>500 | Passarela</title>
        <LazyCrashScreen />
      </body>
    </html>
  );
}
