import 'server-only';
import { socialMedias } from '@passarela/contract';
import type { SocialLinks } from '../domain/types.ts';
import { cached } from './cache.ts';
import { readPanel } from './panel-read.ts';
import { parseAnswer } from './rows.ts';
import { tags } from './tags.ts';

/** The addresses behind the footer's icons; null where the agency has none (SPEC section 3, Social links). */
export function getSocialLinks(): Promise<SocialLinks> {
  const path = '/api/social-medias';
  const parse = (raw: unknown) => {
    const { instagram, whatsapp, email } = parseAnswer(socialMedias, raw, { service: 'panel', path });
    return {
      instagram: instagram?.url ?? null,
      whatsapp: whatsapp?.url ?? null,
      email: email?.url ?? null,
    };
  };
  return cached({ key: 'social', load: () => readPanel(path), parse }, [tags.social]);
}
