import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SEARCH } from '@/components/ui/icon-paths';
import { WORDS_KEY, WORDS_MAX_CHARS } from '@/lib/routes/filter-words';
import styles from './name-field.module.scss';

/** The field for a name, with its button; `form` names the form, if the field stands outside of it. */
export function NameField({ words = '', form }: { words?: string; form?: string }) {
  const t = useTranslations('Find');
  return (
    <search className={styles.search}>
      <label className={styles.field}>
        <span className={styles.hidden}>{t('search')}</span>
        <Icon path={SEARCH} size={20} />
        <input
          type="search"
          name={WORDS_KEY}
          form={form}
          defaultValue={words}
          placeholder={t('search')}
          maxLength={WORDS_MAX_CHARS}
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
