import { HANDOVER_CODE_MAX_CHARS } from '@passarela/contract/package-limits';
import type { FormEventHandler } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { WRONG_CODE } from '@/lib/routes/package-link';
import styles from './answer-desk.module.scss';
import { PackageForm } from './package-form';

type Props = {
  lang: Lang;
  action: string;
  texts: Record<'here' | 'hereHint' | 'code' | 'go' | 'wrongCode', string>;
  /** Why the code that was typed last opened nothing. */
  refusal?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
};

/** Whoever answered on another device types its code here, and is the same person. Needs no script. */
export const ContinueHere = ({ lang, action, texts, refusal = '', onSubmit }: Props) => (
  <div className={styles.here}>
    <details>
      <summary>{texts.here}</summary>
      <PackageForm
        className={styles.who}
        who={{ lang }}
        action={action}
        aria-label={texts.here}
        onSubmit={onSubmit}
      >
        <p>{texts.hereHint}</p>
        <label>
          {texts.code}
          <input
            name="code"
            required
            maxLength={HANDOVER_CODE_MAX_CHARS}
            inputMode="numeric"
            autoComplete="off"
          />
        </label>
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
        <button type="submit" data-waits="">
          {texts.go}
        </button>
      </PackageForm>
    </details>
    {/* the address ends with it after a wrong one: without script too */}
    <p className={styles.wrong} id={WRONG_CODE}>
      {texts.wrongCode}
    </p>
  </div>
);
