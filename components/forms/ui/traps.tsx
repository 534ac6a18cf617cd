import type { Lang } from '@/lib/domain/languages';
import { TRAP_FIELD } from '@/lib/forms/traps';
import styles from './form.module.scss';

/** What travels with every form: its language, and a field for machines that no person meets. */
export function Traps({ lang, label }: { lang: Lang; label: string }) {
  return (
    <>
      <input type="hidden" name="lang" value={lang} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {label}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
