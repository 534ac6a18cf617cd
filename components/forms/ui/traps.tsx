import type { Lang } from '@/lib/domain/languages';
import { TRAP_FIELD } from '@/lib/forms/traps';
import styles from './form.module.scss';

/** The hidden fields of every form: its language, and a honeypot for machines. */
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
