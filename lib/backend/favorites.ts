import 'server-only';
import { BODY_MEASURES } from '@passarela/contract/measures';
import type { TalentRow } from '../domain/types.ts';
import { getTalent } from './talent.ts';
import { getTalentIndex, idOf, storedRows } from './talents.ts';

/** Profiles are read one by one for talents the service no longer shows: so many at most per request. */
const UNLISTED_MAX = 20;

/** Talents by id, and the ids that are public no longer. Throws BackendError if there never were data. */
export async function findFavorites(ids: readonly number[]): Promise<{ rows: TalentRow[]; gone: number[] }> {
  const { byId: shown } = await getTalentIndex();
  const byId = new Map(ids.flatMap((id) => shown.get(id) ?? []).map((row) => [row.id, row]));
  const unlisted = ids.filter((id) => !byId.has(id)).slice(0, UNLISTED_MAX);
  const looked = await Promise.all(unlisted.map(async (id) => ({ id, talent: await getTalent(id, 'pt') })));
  const gone = looked.flatMap(({ id, talent }) => (talent === null || talent === 'gone' ? [id] : []));
  for (const { id, talent } of looked) if (talent !== null && talent !== 'gone') byId.set(id, talent);
  const rows = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return { rows, gone };
}

type Card = { id: number; name: string };

const OF_BIRTH = ['birthdate', 'birth_year', 'minor'];
/** The panel's limit for a quote (contract/src/writing.ts). */
const ALL_MAX_CHARS = 1_900_000;

/** Minors' body measures are not sent on, nor those of unknown age. */
function fieldsFor({ minor, ...row }: Record<string, unknown>): [string, unknown][] {
  const isAdult = minor === false;
  const isMeasure = (name: string) => BODY_MEASURES.some((measure) => measure === name);
  return Object.entries(row).filter(([name]) => !OF_BIRTH.includes(name) && (isAdult || !isMeasure(name)));
}

/**
 * The favourites of a quote whole, as the service sent their rows, without birthdates. Read from the last good
 * list: in memory the site has only what its cards show. A talent that is not in it goes as its card.
 */
export async function quotedRows(cards: readonly Card[]): Promise<readonly object[]> {
  const byId = new Map((await storedRows())?.map((row) => [idOf(row), row]));
  const whole = cards.map((card) => {
    const row = byId.get(card.id);
    return row ? { ...card, ...Object.fromEntries(fieldsFor(row)), id: card.id } : card;
  });
  return JSON.stringify(whole).length > ALL_MAX_CHARS ? cards : whole;
}
