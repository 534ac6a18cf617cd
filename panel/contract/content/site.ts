import { readAgency } from '../../content/agency/read.ts';
import { json } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';
import { readTexts } from '../../content/texts/read.ts';
import type { SocialMedias } from '@passarela/contract';
import { remember } from '../../platform/db/remember.ts';
import { CONTACT_READERS } from '../../platform/reference/read-contact.ts';

/** GET {PANEL}/api/agency. */
export const agency: Handler = async ({ payload }) => json(await readAgency(payload));

/** GET {PANEL}/api/texts. */
export const texts: Handler = async ({ payload }) => json(await readTexts(payload));

const links = remember('social', async (payload): Promise<SocialMedias> => {
  const { instagram, whatsapp, email } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const link = (url: string | null | undefined) => (url ? { url } : null);
  return {
    instagram: link(instagram),
    whatsapp: link(whatsapp && CONTACT_READERS.whatsapp(whatsapp)),
    email: link(email && `mailto:${email}`),
  };
});

/** GET {PANEL}/api/social-medias. */
export const socialMedias: Handler = async ({ payload }) => json(await links(payload));
