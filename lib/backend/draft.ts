import 'server-only';
import { z } from 'zod';
import type { Lang } from '../domain/languages.ts';
import type { GalleryPicture, PostDetail, TalentProfile } from '../domain/types.ts';
import { draftFile } from '../routes/media.ts';
import { postIn } from './answers/content.ts';
import { readProfile } from './answers/talent.ts';
import { callService } from './client.ts';
import { badAnswer, type Source } from './errors.ts';
import { gatherPictureHosts } from './picture-hosts.ts';
import { postDetail } from './posts.ts';
import { parseAnswer, readOrInvalid } from './rows.ts';
import { profilePictures } from './talent.ts';
import { publishableProfile, trimProfile } from './trim.ts';

const OF_TALENT = { service: 'integration', path: '/api/talent/draft' } as const;

/** The facts that a minor may lack, or somebody whose age nobody knows. */
const LACKS = ['birthdate', 'name', 'contact'] as const;
export type Lack = (typeof LACKS)[number];

const answer = z.object({
  preview: z
    .object({
      until: z.number(),
      files: z.record(z.string(), z.string()).nullish(),
      missing: z.array(z.unknown()).nullish(),
    })
    .nullish(),
});

async function readSaved(source: Source, token: string, query: Record<string, string> = {}) {
  const headers = { 'X-Draft-Token': token };
  const { status, body } = await callService({
    ...source,
    method: 'GET',
    query,
    headers,
    expected: [403, 404],
  });
  return status === 200 ? { body, ...parseAnswer(answer, body, source) } : null;
}

/**
 * A talent as saved, by a token of the panel, past every cache; null if the token is no longer valid, or the service
 * has no previews. `until`: ms, null if unknown; `missing`: a minor's facts, none if unknown. Throws BackendError.
 */
export async function readDraft(
  token: string,
  lang: Lang,
): Promise<{ talent: TalentProfile; until: number | null; missing: Lack[] } | null> {
  const saved = await readSaved(OF_TALENT, token, { language: lang });
  if (saved === null) return null;
  const { body, preview } = saved;
  const read = readProfile(body, null);
  if (read === null) throw badAnswer(OF_TALENT);
  const profile = publishableProfile(trimProfile(read), new Date());
  await gatherPictureHosts(profilePictures(profile));
  const signed = (file: string) => {
    const signature = preview?.files?.[file];
    return signature ? draftFile(file, signature) : file;
  };
  const pictures = (list: GalleryPicture[]) => list.map((one) => ({ ...one, file: signed(one.file) }));
  return {
    talent: {
      ...profile,
      cover: profile.cover && signed(profile.cover),
      book: pictures(profile.book),
      snap: pictures(profile.snap),
      compo: pictures(profile.compo),
    },
    until: preview?.until ?? null,
    missing: LACKS.filter((fact) => preview?.missing?.includes(fact)),
  };
}

const OF_POST = { service: 'panel', path: '/api/posts/draft' } as const;

/**
 * A post as saved, by a token of the panel, past every cache (docs/decisions/publication.md); null if the token is
 * no longer valid, or the service has no previews. `until`: ms, null if unknown. Throws BackendError.
 */
export async function readPostDraft(
  token: string,
): Promise<{ post: PostDetail; until: number | null } | null> {
  const saved = await readSaved(OF_POST, token);
  if (saved === null) return null;
  const post = readOrInvalid(postIn(saved.body), saved.body, OF_POST);
  await gatherPictureHosts([post.cover]);
  return { post: postDetail(post), until: saved.preview?.until ?? null };
}
