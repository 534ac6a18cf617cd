'use client';

import { langOfAddress } from './lang-of-address';
import { ServerError } from './server-error';

/** The 500 screen in the language of the address. The default export is what `lazy` takes. */
export default function CrashScreen() {
  return <ServerError lang={langOfAddress()} retry={() => window.location.reload()} />;
}
