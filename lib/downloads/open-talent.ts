import 'server-only';
import { isBackendError } from '../backend/errors.ts';
import { getTalent } from '../backend/talent.ts';
import type { DownloadProblem } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { canonicalSection } from '../domain/talent-list.ts';
import type { TalentProfile } from '../domain/types.ts';
import { href } from '../routes/href.ts';
import { DOWN_RETRY_S, refuse } from './refuse.ts';

/** `explain` is the address of the profile's words about a problem. */
export type Opened = { talent: TalentProfile; explain: (problem: DownloadProblem) => string };
type Wanted = { id: number; lang: Lang; part: string };

/** The talent of a file; an answer instead for none: 404, 410, or 503 while the panel is down. */
export async function openTalent(request: Request, { id, lang, part }: Wanted): Promise<Opened | Response> {
  const talent = await getTalent(id, lang).catch((error: unknown) => {
    if (!isBackendError(error)) throw error;
    return undefined;
  });
  const known = talent && talent !== 'gone' ? talent : null;
  const section = known ? canonicalSection(known) : 'models';
  const profile = href('talent', { section, id, name: known?.name ?? part }, lang);
  if (talent === undefined) return refuse(request, profile, { status: 503, retryAfterS: DOWN_RETRY_S });
  if (!known) return refuse(request, profile, { status: talent === 'gone' ? 410 : 404 });
  return { talent: known, explain: (problem) => `${profile}#${problem}` };
}
