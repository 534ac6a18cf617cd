import 'server-only';
import { getSiteTexts } from '@/lib/backend/content';
import { readOrNull } from '@/lib/backend/read-or-null';
import { getTalentIndex } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import { listOfDivision } from '@/lib/domain/list-of-division';
import { menuOf } from './navigation';

/** The menu in a language. Only one with a division depends on talents: its page is there while it has one. */
export async function readMenu(lang: Lang) {
  const { menu } = await getSiteTexts();
  const hasDivision = menu?.some(({ page }) => page === 'division') ?? false;
  const index = hasDivision ? (await readOrNull(getTalentIndex()))?.value : undefined;
  return menuOf(menu, lang, (division) => (index ? listOfDivision(index, division) : null));
}
