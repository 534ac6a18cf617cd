import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SEARCH } from '@/components/ui/icon-paths';
import { NAME_KEY, NAME_MAX_CHARS } from '@/lib/routes/filter-keys';
import styles from './name-field.module.scss';

/** The field for a name, with its button; `form` names the form, if the field stands outside of it. */
export function NameField({ query = '', form }: { query?: string; form?: string }) {
  const t = useTranslations('Find');
  return (
    <search className={styles.search}>
      <label className={styles.field}>
        <span className={styles.hidden}>{t('search')}</span>
        <Icon path={SEARCH} size={20} />
        <input
          type="search"
          name={NAME_KEY}
          form={form}
          defaultValue={query}
          placeholder={t('search')}
          maxLength={NAME_MAX_CHARS}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button className={styles.submit} type="submit" form={form}>
        {t('submit')}
      </button>
    </search>
  );
}
