'use client';

import { ServerError } from './server-error';

/** The 500 screen in both languages, where not even the language is known. The default export is what `lazy` takes. */
export default function LastResort() {
  return <ServerError lang={null} retry={() => window.location.reload()} />;
}
