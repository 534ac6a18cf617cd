import type { FormEventHandler } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { WRONG_CODE } from '@/lib/routes/package-link';
import desk from './answer-desk.module.scss';
import styles from './continue-here.module.scss';

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
      <form
        className={desk.who}
        method="post"
        encType="multipart/form-data"
        action={action}
        aria-label={texts.here}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="lang" value={lang} />
        <p>{texts.hereHint}</p>
        <label>
          {texts.code}
          <input name="code" required maxLength={20} inputMode="numeric" autoComplete="off" />
        </label>
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
        <button type="submit" data-waits="">
          {texts.go}
        </button>
      </form>
    </details>
    {/* the address ends with it after a wrong one: without script too */}
    <p className={desk.wrong} id={WRONG_CODE}>
      {texts.wrongCode}
    </p>
  </div>
);
