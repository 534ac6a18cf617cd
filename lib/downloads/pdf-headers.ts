import { slugify } from '@passarela/contract/slug';
import { create as contentDisposition } from 'content-disposition';

export const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': contentDisposition(`${name}.pdf`, {
    fallback: `${slugify(name) || 'passarela'}.pdf`,
    type: 'inline',
  }),
});
