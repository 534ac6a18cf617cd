import 'server-only';
import type { SocialLinks } from '../domain/types.ts';
import { readSocial } from './answers/social.ts';
import { cached } from './cache.ts';
import { readOptional } from './panel-read.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

/** The addresses behind the footer's icons; null if the agency has none [S93.1 S95.2]. */
export function getSocialLinks(): Promise<SocialLinks> {
  const path = '/api/social-medias';
  const parse = (raw: unknown) => readOrInvalid(readSocial(raw), raw, { service: 'panel', path });
  return cached({ key: 'social', load: () => readOptional(path, {}), parse }, [tags.social]);
}
