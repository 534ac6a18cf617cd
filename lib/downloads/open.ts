import 'server-only';
import type { ClientPackage } from '../backend/answers/package.ts';
import { openPackage, readPackageBytes, SHUT_STATUSES } from '../backend/package.ts';
import { readOrNull } from '../backend/read-or-null.ts';
import { getTalent } from '../backend/talent.ts';
import { TAKE_AWAY_MAX } from '../domain/downloads.ts';
import { isLang, type Lang } from '../domain/languages.ts';
import { readSelection, type Selection } from '../domain/selection.ts';
import { canonicalSection } from '../domain/talent-list.ts';
import type { TalentProfile } from '../domain/types.ts';
import { href } from '../routes/href.ts';
import { isPackageLink, readPersonKey } from '../routes/package-link.ts';
import { DOWN_RETRY_S, type Fail, failTo } from './answer.ts';

/** Whose file it is, as they are today; an answer in place of it says why there is none. */
type Opened<T> = Promise<(T & { fail: Fail }) | Response>;

/** The talent of a file: 404, 410, or 503 while the panel is down. */
export async function openTalent(
  request: Request,
  { id, lang, part }: { id: number; lang: Lang; part: string },
): Opened<{ talent: TalentProfile }> {
  const found = await readOrNull(getTalent(id, lang));
  const talent = found?.value && found.value !== 'gone' ? found.value : null;
  const section = talent ? canonicalSection(talent) : 'models';
  const profile = href('talent', { section, id, name: talent?.name ?? part }, lang);
  const fail = failTo(request, { href: profile, worded: [403, 429, 503] });
  if (!found) return fail(503, DOWN_RETRY_S);
  return talent ? { talent, fail } : fail(found.value === 'gone' ? 410 : 404);
}

/** The talents of `?ids=`; 404 if nobody is left, 422 for more than {@link TAKE_AWAY_MAX}, 503. */
export async function openSelection(
  request: Request,
  lang: Lang,
): Opened<{ selection: Selection; talents: TalentProfile[] }> {
  const selection = readSelection(new URL(request.url).searchParams);
  const page = href('selection', selection, lang);
  const fail = failTo(request, { href: page, worded: [403, 404, 422, 429, 503] });
  if (selection.ids.length > TAKE_AWAY_MAX) return fail(422);
  const found = await readOrNull(Promise.all(selection.ids.map((id) => getTalent(id, lang))));
  if (!found) return fail(503, DOWN_RETRY_S);
  const talents = found.value.filter((talent) => talent !== null && talent !== 'gone');
  return talents.length > 0 ? { selection, talents, fail } : fail(404);
}

export const PRIVATE_HEADERS = { 'referrer-policy': 'no-referrer' };

type Package = ClientPackage & { link: string; lang: Lang; present: ClientPackage['talents'] };

/** A package that gives files, by the panel's answer of now; `present` are those not taken down. 403, 404, 410, 503. */
export async function openFiles(request: Request, link: string): Opened<Package> {
  const search = new URL(request.url).searchParams;
  const given = search.get('lang') ?? '';
  const lang = isLang(given) ? given : 'pt';
  if (!isPackageLink(link)) return new Response(null, { status: 404, headers: PRIVATE_HEADERS });
  const person = readPersonKey(search);
  const page = href('package', { link, person }, lang);
  const fail = failTo(request, { href: page, worded: [429, 503], headers: PRIVATE_HEADERS });
  const found = await readOrNull(openPackage(link, person || null));
  if (!found) return fail(503, DOWN_RETRY_S);
  const { value } = found;
  if (typeof value === 'string') return fail(SHUT_STATUSES[value]);
  if (value.needsTerms || value.downloads === 'none') return fail(403);
  return { ...value, link, lang, present: value.talents.filter(({ isGone }) => !isGone), fail };
}

/** A picture as the package gives it now, null without it; throws if the link opens nothing any longer. */
export async function packagePicture(wanted: Parameters<typeof readPackageBytes>[0]) {
  const found = await readPackageBytes(wanted);
  if (found === 404) return null;
  if (typeof found === 'number') throw new Error('the link opens nothing any longer');
  return found;
}
