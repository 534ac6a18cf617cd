import 'server-only';
import { readOrNull } from '../backend/read-or-null.ts';
import { getTalent } from '../backend/talent.ts';
import type { Lang } from '../domain/languages.ts';
import { readSelection, type Selection } from '../domain/selection.ts';
import type { TalentProfile } from '../domain/types.ts';
import { href } from '../routes/href.ts';
import { DOWN_RETRY_S, refuse } from './refuse.ts';

/** `fail` answers with a status; people come to the selection's page, which shows the error. */
type Opened = {
  selection: Selection;
  talents: TalentProfile[];
  fail: (status: number, retryAfterS?: number) => Response;
};

/** The talents of `?ids=` as they are today; an answer instead for none, or more than `max`: 404, 422, 503. */
export async function openSelection(request: Request, lang: Lang, max: number): Promise<Opened | Response> {
  const selection = readSelection(new URL(request.url).searchParams);
  const page = href('selection', selection, lang);
  const fail = (status: number, retryAfterS?: number) =>
    refuse(request, `${page}#${status === 429 ? 'download-busy' : 'download-failed'}`, {
      status,
      ...(retryAfterS && { retryAfterS }),
    });
  if (selection.ids.length > max) return fail(422);
  const found = await readOrNull(Promise.all(selection.ids.map((id) => getTalent(id, lang))));
  if (!found) return fail(503, DOWN_RETRY_S);
  const talents = found.value.filter((talent) => talent !== null && talent !== 'gone');
  return talents.length > 0 ? { selection, talents, fail } : fail(404);
}
