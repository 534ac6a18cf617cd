import 'server-only';
import { cache } from 'react';
import { type SiteTexts, STANDARD_TEXTS } from '../domain/site-texts.ts';
import { readSiteTexts } from './answers/site-texts.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { readOrNull } from './read-or-null.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

const path = '/api/texts';

async function load() {
  const { status, body } = await callService({ service: 'panel', method: 'GET', path, expected: [404] });
  return status === 404 ? {} : body;
}

const parse = (raw: unknown) => readOrInvalid(readSiteTexts(raw), raw, { service: 'panel', path });

/** The staff's texts and menu, read once for each page; without the call, and in its failure, the site's own. */
export const getSiteTexts = cache(
  async (): Promise<SiteTexts> =>
    (await readOrNull(cached({ key: 'texts', load, parse }, [tags.social])))?.value ?? STANDARD_TEXTS,
);
