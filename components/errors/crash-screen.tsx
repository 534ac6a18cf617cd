'use client';

import { langOfAddress } from './lang-of-address';
import { ServerError } from './server-error';

/** The agency's name as the head of the loaded page says it; empty if it does not. */
const agencyOfPage = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';

/** The 500 screen in the language of the address. `lazy` needs a default export. */
export default function CrashScreen({ error }: { error: Error & { digest?: string } }) {
  return (
    <ServerError
      lang={langOfAddress()}
      brand={agencyOfPage()}
      code={error.digest ?? error.name}
      back={() => window.history.back()}
      retry={() => window.location.reload()}
    />
  );
}
