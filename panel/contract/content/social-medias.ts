import type { SocialMedias } from '@passarela/contract';
import { remember } from '../../platform/db/remember.ts';
import { CONTACT_READERS } from '../../platform/reference/read-contact.ts';
import { json } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';

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
