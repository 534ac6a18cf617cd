import 'server-only';
import { talent } from '@passarela/contract';
import { z } from 'zod';
import type { Lang } from '../domain/languages.ts';
import type { GalleryPicture, TalentProfile } from '../domain/types.ts';
import { draftFile } from '../routes/draft-file.ts';
import { callService } from './client.ts';
import { parseAnswer } from './rows.ts';
import { profileAt, trimProfile } from './trim.ts';

const path = '/api/talent/draft';

const answer = z.object({
  data: talent,
  preview: z.object({ until: z.number(), files: z.record(z.string(), z.string()) }).nullish(),
});

/**
 * A talent as she is saved, by a token of the panel, past every cache (CONTRACT, Optional calls); null where the token is good no longer,
 * or the service gives no previews. `until`: ms, null where the service does not say. Throws BackendError.
 */
export async function readDraft(
  token: string,
  lang: Lang,
): Promise<{ talent: TalentProfile; until: number | null } | null> {
  const { status, body } = await callService({
    service: 'integration',
    method: 'GET',
    path,
    query: { language: lang },
    headers: { 'X-Draft-Token': token },
    expected: [403, 404],
  });
  if (status !== 200) return null;
  const { data, preview } = parseAnswer(answer, body, { service: 'integration', path });
  const profile = profileAt(trimProfile(data), new Date());
  const signed = (file: string) => {
    const signature = preview?.files[file];
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
  };
}
