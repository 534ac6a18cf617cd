import { slugify } from '@passarela/contract/slug';
import { STATED_LENGTH_HEADER } from '@passarela/gate/stated-length';
import { create as contentDisposition } from 'content-disposition';
import { QUIET } from './refuse.ts';

/** What says that a ZIP is one, how it is called (SPEC section 2, Talent profile), and its length where it is known. */
export const zipHeaders = (name: string, bytes: number | null) => ({
  ...QUIET,
  'content-type': 'application/zip',
  'content-disposition': contentDisposition(`${name} AFM MODEL.zip`, {
    fallback: `${slugify(name) || 'gallery'}-afm-model.zip`,
  }),
  ...(bytes !== null && { [STATED_LENGTH_HEADER]: String(bytes) }),
});
