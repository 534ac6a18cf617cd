import { isOtherDivision, type ListName, partsOfOther } from './lists.ts';
import type { MenuDivision } from './site-texts.ts';
import type { TalentIndex } from './types.ts';

/** Lists by their names, as in the index. */
type Lists = Partial<Record<ListName, readonly unknown[]>>;

/** The list of a division: of two sections the one with more talents; null while nobody is in it. */
export function listOfDivision(
  { listed, divisionIds }: { listed: Lists; divisionIds: TalentIndex['divisionIds'] },
  { id, key }: MenuDivision,
): ListName | null {
  const isOf = (list: string): list is ListName =>
    isOtherDivision(list) ? divisionIds.get(partsOfOther(list)?.slug ?? '') === id : list === key;
  const filled = Object.keys(listed).filter(isOf);
  const sizes = filled
    .map((list) => ({ list, size: listed[list]?.length ?? 0 }))
    .filter(({ size }) => size > 0);
  return sizes.sort((a, b) => b.size - a.size)[0]?.list ?? null;
}
