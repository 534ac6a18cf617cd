'use client';

import '@/components/ui/global.scss';
import { ServerError } from '@/components/errors/server-error';
import { fontClasses } from '@/lib/fonts';

/** The last resort, when even the layout breaks: in both languages, with nothing but itself. */
export default function GlobalError() {
  return (
    <html lang="pt-BR" className={fontClasses}>
      <body>
        <title>500 | Passarela</title>
        <ServerError lang={null} retry={() => window.location.reload()} />
      </body>
    </html>
  );
}
