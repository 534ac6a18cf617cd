import type { Text } from '@passarela/contract/text';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers.js';
import { getPayload, getRequestLanguage } from 'payload';
import { cache } from 'react';
import { currentAgencyName } from '../../boot/brand/brand.tsx';
import config from '../../payload.config.ts';
import { languageOf } from '../../platform/reference/language.ts';

/** The visitor's session, if there is one, language and theme; read once for each request. */
export const visit = cache(async () => {
  const payload = await getPayload({ config });
  const [given, jar] = [new Headers(await headers()), await cookies()];
  const { user } = await payload.auth({ headers: given });
  const language = getRequestLanguage({ config: payload.config, cookies: jar, headers: given });
  const theme = jar.get(`${payload.config.cookiePrefix}-theme`)?.value === 'dark' ? 'dark' : 'light';
  return { payload, headers: given, user, language: languageOf({ language }), theme };
});

export const metadataOf = (title: Text) => async (): Promise<Metadata> => ({
  title: `${title[(await visit()).language]} · ${await currentAgencyName()}`,
  robots: { index: false, follow: false },
});
