import type { FormEventHandler, RefObject } from 'react';
import type { Texts } from './answer-desk';
import styles from './answer-desk.module.scss';
import type { Who } from './own-fields';

type Props = {
  action: string;
  recipient: string;
  texts: Texts;
  who: Who;
  nameField: RefObject<HTMLInputElement | null>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onLeave: () => void;
};

/** Asks who answers, once; then says it, with a way out for somebody else. A link may be forwarded. */
export function WhoAnswers({ action, recipient, texts, who, nameField, onSubmit, onLeave }: Props) {
  const { lang, person, name } = who;
  if (name) {
    return (
      <p className={styles.who} id="who">
        {texts.you.replace('{name}', name)}{' '}
        <a
          href="?"
          onClick={(event) => {
            event.preventDefault();
            onLeave();
          }}
        >
          {texts.notYou}
        </a>
      </p>
    );
  }
  return (
    <form
      className={styles.who}
      id="who"
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="person" value={person} />
      <h2>{texts.who}</h2>
      <p>{texts.whoHint}</p>
      <label>
        {texts.name}
        <input
          ref={nameField}
          name="name"
          required
          maxLength={80}
          autoComplete="name"
          defaultValue={recipient}
        />
      </label>
      <button type="submit">{texts.start}</button>
    </form>
  );
}
