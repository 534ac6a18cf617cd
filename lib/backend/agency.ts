import 'server-only';
import { isRecord } from '@passarela/contract/is-record';
import { readMark } from '@passarela/contract/mark';
import { cache } from 'react';
import { type Agency, type Described, UNDESCRIBED } from '../domain/agency.ts';
import { cleanHtml } from '../domain/article-html.ts';
import { mediaUrl } from '../routes/media.ts';
import { env } from '../system/env.ts';
import { readAgency } from './answers/agency.ts';
import { unwrapData } from './answers/envelope.ts';
import { CALLS } from './calls.ts';
import { download } from './download.ts';
import { cached, fetchOptional } from './read.ts';
import { readOrNull } from './read-or-null.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

const MARK_LIMIT_MS = 3_000;
const html = (text: string | null | undefined) => (text ? cleanHtml(text) : null);

/** The mark's file as text; null if it cannot be had: pages then show the site's own. */
async function readMarkFile(file: string): Promise<string | null> {
  try {
    return Buffer.from((await download(mediaUrl(file), MARK_LIMIT_MS)).bytes).toString('utf8');
  } catch {
    return null;
  }
}

function parse(raw: unknown): Described {
  const { about, mark: _, ...answer } = readOrInvalid(readAgency(raw), raw, CALLS.agency());
  const markSvg = isRecord(raw) && typeof raw.markSvg === 'string' ? raw.markSvg : null;
  return {
    ...answer,
    about: { pt: html(about?.pt), en: html(about?.en) },
    mark: markSvg ? readMark(markSvg) : null,
  };
}

async function load() {
  const described = unwrapData(await fetchOptional(CALLS.agency(), {}));
  const mark = readAgency(described)?.mark;
  return { ...Object(described), markSvg: mark ? await readMarkFile(mark) : null };
}

/** The agency, read once for each page; the environment fills the fields that the panel leaves out. */
export const getAgency = cache(async (): Promise<Agency> => {
  const read = await readOrNull(cached({ key: 'agency', load, parse }, [tags.social]));
  const { AGENCY_NAME, AGENCY_SINCE } = env();
  const agency = read?.value ?? UNDESCRIBED;
  return { ...agency, name: agency.name ?? AGENCY_NAME, since: agency.since ?? AGENCY_SINCE ?? null };
});
