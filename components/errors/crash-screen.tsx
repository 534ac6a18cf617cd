'use client';

import { useParams } from 'next/navigation';
import { readLang } from '@/lib/routes/page-params';
import { ServerError } from './server-error';

/** The 500 screen in the language of the address. The default export is what `lazy` takes. */
export default function CrashScreen() {
  const { lang } = useParams<{ lang: string }>();
  return <ServerError lang={readLang({ lang })} retry={() => window.location.reload()} />;
}
