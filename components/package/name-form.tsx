import { type FormEvent, type RefObject, useId } from 'react';
import styles from './answer-desk.module.scss';
import type { Who } from './own-fields';
import type { Texts } from './texts';

type Props = {
  action: string;
  recipient: string;
  texts: Texts;
  who: Who;
  nameField: RefObject<HTMLInputElement | null>;
  /** Why the name is asked for now; empty before the first answer. */
  why: string;
  onName: (name: string) => void;
  onNotNow: () => void;
};

/** Asks who answers, once. A link may be forwarded. */
export function NameForm({ action, recipient, texts, who, nameField, why, onName, onNotNow }: Props) {
  const hint = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = nameField.current?.value.trim();
    if (name) onName(name);
    else nameField.current?.focus();
  };
  return (
    <form
      className={styles.who}
      id="who"
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={submit}
    >
      <input type="hidden" name="lang" value={who.lang} />
      <input type="hidden" name="person" value={who.person} />
      <h2>{texts.who}</h2>
      <p id={hint}>{why || texts.whoHint}</p>
      <label>
        {texts.name}
        <input
          ref={nameField}
          name="name"
          required
          maxLength={80}
          autoComplete="name"
          aria-describedby={hint}
          defaultValue={recipient}
        />
      </label>
      <p className={styles.buttons}>
        <button type="submit" data-waits="">
          {texts.start}
        </button>
        {why && (
          <button type="button" className={styles.notNow} onClick={onNotNow}>
            {texts.notNow}
          </button>
        )}
      </p>
    </form>
  );
}
