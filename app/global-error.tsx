'use client';

import '@/components/ui/global.scss';
import { ServerError } from '@/components/errors/server-error';
import { fontClasses } from '@/lib/fonts';

type Props = { error: Error & { digest?: string }; reset: () => void };

/** The last resort, when even the layout breaks: in both languages, with nothing but itself. */
export default function GlobalError({ reset }: Props) {
  return (
    <html lang="pt-BR" className={fontClasses}>
      <body>
        <title>500 | Passarela</title>
        <ServerError lang={null} retry={reset} />
      </body>
    </html>
  );
}
