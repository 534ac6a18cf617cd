import type { Language } from '@passarela/contract';
import type { Env } from '../platform/settings/env.ts';
import { writeLink } from './link.ts';

const PATHS: Record<Language, string> = { pt: '/selecao', en: '/en/selection' };

type Addressed = { id: number; version?: number | null | undefined; language: Language };

/** The page of a package for a recipient, with its secret: never in a log, and made anew whenever it is needed. */
export const packageAddress = (
  { id, version, language }: Addressed,
  recipient: string,
  env: Pick<Env, 'PAYLOAD_SECRET' | 'SITE_URL'>,
): string => `${env.SITE_URL}${PATHS[language]}/${writeLink({ id, recipient, version: version ?? 1 }, env)}`;
