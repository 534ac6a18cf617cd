'use client';

import { agencyOfPage } from './agency-of-page';
import { langOfAddress } from './lang-of-address';
import { ServerError } from './server-error';

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
