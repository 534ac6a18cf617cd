import { getTranslations } from 'next-intl/server';
import { ThreeTalents } from '@/components/talents/card/three-talents';
import { Empty } from '@/components/ui/empty';
import pieces from '@/components/ui/pieces.module.scss';
import { otherSection } from '@/lib/domain/lists';
import type { TalentIndex } from '@/lib/domain/types';
import { countMatches } from '@/lib/find/find';
import { finderOf } from '@/lib/find/finder';
import { nearestNames } from '@/lib/find/nearest';
import { href } from '@/lib/routes/href';
import type { ListParams } from '@/lib/routes/page-params';
import { listTitles } from '@/lib/view/list-title';
import { questionOf, type Search, searchHref } from '@/lib/view/search';
import { FilterLink } from './filter-link';

type Way = { label: string; address: string };
type Props = { params: ListParams; search: Search | undefined; listed: TalentIndex['listed'] };

/** An empty list: the way to all; an empty search: the filter to drop, the other section, the nearest names; faces. */
export async function Nobody({ params, search, listed }: Props) {
  const { lang, section, gender } = params;
  const t = await getTranslations('TalentList');
  const finding = await getTranslations('Find');
  if (!search) {
    return (
      <Empty
        title={t('empty')}
        hint={t('emptyHint')}
        href={href('talents', { section }, lang)}
        way={t('clear')}
      >
        <ThreeTalents lang={lang} section={section} />
      </Empty>
    );
  }
  const { filters, names, chips, isNobody } = search;
  const ways = chips.flatMap(({ label, without }): Way[] => {
    const count = countMatches(finderOf(listed[section]), questionOf(params, without, names));
    const words = isNobody
      ? finding('show', { count })
      : `${finding('without', { filter: label })}: ${finding('withoutCount', { count })}`;
    return count > 0 ? [{ label: words, address: searchHref(params, without) }] : [];
  });
  const hint = ways.length > 0 && !isNobody ? finding('noneHint') : '';
  const other = otherSection(section);
  const question = questionOf({ gender, division: undefined }, filters, names);
  const elsewhere = countMatches(finderOf(listed[other]), question);
  if (elsewhere > 0) {
    ways.push({
      label: finding('elsewhere', { count: elsewhere, section: (await listTitles(lang))(other) }),
      address: href('find', { section: other, gender, filters }, lang),
    });
  }
  const nearest = nearestNames(listed[section], filters.query);
  return (
    <Empty
      title={finding(isNobody ? 'noName' : 'none')}
      hint={hint}
      links={
        <ul>
          {ways.map(({ label, address }) => (
            <li key={address}>
              <FilterLink className={pieces.link} href={address}>
                {label}
              </FilterLink>
            </li>
          ))}
        </ul>
      }
    >
      <ThreeTalents
        {...{ lang, section }}
        title={finding(nearest.length > 0 ? 'nearest' : 'others')}
        rows={nearest}
      />
    </Empty>
  );
}
