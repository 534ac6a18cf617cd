import { isRecord } from '@passarela/contract/is-record';
import type { BaseFilter, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { mediaIds } from '../../publishing/takedown/media-of.ts';
import { unusedMedia } from '../../publishing/takedown/uses.ts';
import { USE_SOURCES } from '../uses/find-uses.ts';

/** Pictures that nobody described for those who cannot see them. */
export const UNDESCRIBED: Where = {
  and: [
    { mimeType: { contains: 'image/' } },
    { or: [{ 'alt.pt': { exists: false } }, { 'alt.pt': { equals: '' } }] },
  ],
};

/** With `?unused=1` the list of files shows unused ones, which no condition of Payload's says; `?undescribed=1`. */
export const listFilter: BaseFilter = async ({ req }) => {
  if (req.query.undescribed === '1') return UNDESCRIBED;
  if (req.query.unused !== '1') return null;
  return { id: { in: (await unusedMedia(req.payload)).map(({ id }) => id) } };
};

const TALENTS_MAX = 50;
const FIELDS = USE_SOURCES.media.filter(({ collection }) => collection === 'talents');

type Asker = Pick<PayloadRequest, 'payload' | 'user'>;
type TalentMedia = { name: string; media: number[] };

/** Talents with their pictures, for staff: names are read as whoever asks may. */
async function talentsWhere({ payload, user }: Asker, where: Where): Promise<TalentMedia[]> {
  const { docs } = await payload.find({
    collection: 'talents',
    where,
    depth: 0,
    limit: TALENTS_MAX,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return docs.map((talent) => {
    const stored: Readonly<Record<string, unknown>> = { ...talent };
    return { name: talent.name, media: mediaIds(FIELDS.map(({ field }) => stored[field])) };
  });
}

/** By picture, the names of the talents who have it. */
export async function ownersOf(req: Asker, ids: readonly number[]): Promise<Map<number, string>> {
  const or = FIELDS.map(({ field }): Where => ({ [field]: { in: [...ids] } }));
  const talents = ids.length > 0 ? await talentsWhere(req, { or }) : [];
  const named = ids.map((id): [number, string] => [
    id,
    talents.flatMap(({ name, media }) => (media.includes(id) ? [name] : [])).join(', '),
  ]);
  return new Map(named.filter(([, names]) => names !== ''));
}

/** The words of a list's search, folded before this (`search/search-text.ts`). */
function withTalents(where: Where, add: (words: string) => Where): Where {
  const { search } = where;
  if (isRecord(search) && typeof search.like === 'string' && search.like.trim()) {
    const { search: _, ...others } = where;
    return { and: [others, { or: [{ search }, add(search.like)] }] };
  }
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map((part) => withTalents(part, add)) : value,
    ]),
  );
}

/** A search among files finds those of the talents whose name it is too. */
export const findByTalent: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.user || !('where' in args) || !args.where) return args;
  const asked = new Set<string>();
  const note = (words: string): Where => {
    asked.add(words);
    return {};
  };
  withTalents(args.where, note);
  const found = new Map<string, number[]>();
  for (const words of asked) {
    const talents = await talentsWhere(req, { sort_name: { like: words } });
    found.set(
      words,
      talents.flatMap(({ media }) => media),
    );
  }
  return {
    ...args,
    where: withTalents(args.where, (words) => ({ id: { in: found.get(words) ?? [] } })),
  };
};
