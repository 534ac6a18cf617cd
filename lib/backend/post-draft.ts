import 'server-only';
import { z } from 'zod';
import type { PostDetail } from '../domain/types.ts';
import { postIn } from './answers/content.ts';
import { callService } from './client.ts';
import { gatherPictureHosts } from './picture-hosts.ts';
import { postDetail } from './post.ts';
import { parseAnswer, readOrInvalid } from './rows.ts';

const source = { service: 'panel', path: '/api/posts/draft' } as const;

const answer = z.object({ preview: z.object({ until: z.number() }).nullish() });

/**
 * A post as saved, by a token of the panel, past every cache (docs/decisions/publication.md); null if the token is
 * no longer valid, or the service has no previews. `until`: ms, null if unknown. Throws BackendError.
 */
export async function readPostDraft(
  token: string,
): Promise<{ post: PostDetail; until: number | null } | null> {
  const headers = { 'X-Draft-Token': token };
  const { status, body } = await callService({ ...source, method: 'GET', headers, expected: [403, 404] });
  if (status !== 200) return null;
  const { preview } = parseAnswer(answer, body, source);
  const post = readOrInvalid(postIn(body), body, source);
  await gatherPictureHosts([post.cover]);
  return { post: postDetail(post), until: preview?.until ?? null };
}
