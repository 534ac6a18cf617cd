'use client';

import { useParams } from 'next/navigation';
import { useEffect } from 'react';
import { ServerError } from '@/components/errors/server-error';
import { readLang } from '@/lib/routes/page-params';

type Props = { error: Error & { digest?: string } };

/** What a screen shows when it breaks: the rest of the site stays (SPEC section 2, Error page). */
export default function ErrorPage({ error }: Props) {
  const { lang } = useParams<{ lang: string }>();
  useEffect(() => console.error(error), [error]);
  return <ServerError lang={readLang({ lang })} retry={() => window.location.reload()} />;
}
