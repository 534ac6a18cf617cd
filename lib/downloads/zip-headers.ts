import { slugify } from '@passarela/contract/slug';
import { STATED_LENGTH_HEADER } from '@passarela/gate/stated-length';
import { create as contentDisposition } from 'content-disposition';
import { getAgency } from '../backend/agency.ts';
import { UNCACHED_HEADERS } from './refuse.ts';

const ENDING = 'AFM MODEL';

export async function zipHeaders(name: string, bytes: number | null) {
  const file = `${name} ${(await getAgency()).download_ending ?? ENDING}`;
  return {
    ...UNCACHED_HEADERS,
    'content-type': 'application/zip',
    'content-disposition': contentDisposition(`${file}.zip`, {
      fallback: `${slugify(file) || 'gallery'}.zip`,
    }),
    ...(bytes !== null && { [STATED_LENGTH_HEADER]: String(bytes) }),
  };
}
