import { useTranslations } from 'next-intl';
import pieces from '@/components/ui/pieces.module.scss';
import { isFormOpen } from '@/lib/domain/filters';
import type { Lang } from '@/lib/domain/languages';
import { RANGE_ENDS } from '@/lib/routes/filter-keys';
import type { ListParams } from '@/lib/routes/page-params';
import {
  groupViews,
  type OptionGroupView,
  type OptionView,
  type RangeView,
  rangeViews,
} from '@/lib/view/find-view';
import type { Search } from '@/lib/view/search';
import styles from './filter-fields.module.scss';
import { GroupDetails } from './filter-frame';
import { FORM_ID } from './list-bar';
import { Sheet } from './sheet';

/** A measure from a value to a value; one end may stay empty. */
function RangeField({ range: { name, label, from, to }, lang }: { range: RangeView; lang: Lang }) {
  const t = useTranslations('Find');
  const end = (which: 'from' | 'to', words: 'rangeFrom' | 'rangeTo', value: string) => (
    <input
      className={styles.end}
      type="text"
      form={FORM_ID}
      name={`${name}-${RANGE_ENDS[which][lang]}`}
      data-range={name}
      defaultValue={value}
      inputMode="decimal"
      maxLength={6}
      size={4}
      placeholder={t(which)}
      aria-label={t(words, { measure: label })}
    />
  );
  return (
    <fieldset className={styles.range}>
      <legend className={pieces.aside}>{label}</legend>
      {end('from', 'rangeFrom', from)}
      <span aria-hidden="true">–</span>
      {end('to', 'rangeTo', to)}
    </fieldset>
  );
}

const Check = ({ name, option }: { name: string; option: Omit<OptionView, 'shades'> }) => (
  <label className={styles.option} data-empty={option.count === 0 && !option.isChosen}>
    <input type="checkbox" form={FORM_ID} name={name} value={option.word} defaultChecked={option.isChosen} />
    <span>
      {option.label} <span className={styles.count}>{option.count}</span>
    </span>
  </label>
);

/**
 * Options of one kind, any of which may be right; how many each would find stands beside it. A colour with shades
 * stands for all of them, and opens.
 */
function OptionGroup({
  group: { key, name, label, options },
  shades,
}: {
  group: OptionGroupView;
  shades: string;
}) {
  const chosen = options.flatMap((option) => [option, ...option.shades]).filter(({ isChosen }) => isChosen);
  return (
    <GroupDetails className={styles.group} isOpen={key === 'age' || chosen.length > 0}>
      <summary className={styles.name}>
        {label}
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.length}</span>}
      </summary>
      <ul className={styles.options} aria-label={label}>
        {options.map((option) => (
          <li key={option.word} className={styles.family}>
            <Check name={name} option={option} />
            {option.shades.length > 0 && (
              <GroupDetails className={styles.shades} isOpen={option.shades.some(({ isChosen }) => isChosen)}>
                <summary className={styles.more} aria-label={`${shades}: ${option.label}`} />
                <ul>
                  {option.shades.map((shade) => (
                    <li key={shade.word}>
                      <Check name={name} option={shade} />
                    </li>
                  ))}
                </ul>
              </GroupDetails>
            )}
          </li>
        ))}
      </ul>
    </GroupDetails>
  );
}

/** The other fields of a list's form: a column beside the faces, in narrow windows a sheet; complete without script. */
export function FilterFields({ params: { lang, gender }, search }: { params: ListParams; search: Search }) {
  const t = useTranslations('Find');
  const measures = useTranslations('Measures');
  const { filters, matches, names, isNobody } = search;
  return (
    <Sheet as="aside" className={styles.fields} data-open={isFormOpen(filters) && !isNobody}>
      <div className={styles.ranges}>
        {rangeViews(filters, gender, names, lang).map((range) => (
          <RangeField key={range.key} range={range} lang={lang} />
        ))}
      </div>
      <p className={styles.units}>{t('otherUnits')}</p>
      <p className={styles.minors}>{measures('minors')}</p>
      {groupViews(filters, matches.counts, names, lang).map((group) => (
        <OptionGroup key={group.key} group={group} shades={t('shades')} />
      ))}
      <div className={styles.last}>
        <button className={styles.show} type="submit" form={FORM_ID}>
          {t('show', { count: matches.rows.length })}
        </button>
      </div>
    </Sheet>
  );
}
