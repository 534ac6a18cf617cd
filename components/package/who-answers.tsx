import type { ComponentProps, FormEventHandler, RefObject } from 'react';
import type { Texts } from './answer-desk';
import styles from './answer-desk.module.scss';
import { ContinueElsewhere } from './continue-elsewhere';
import { askCode } from './handover';
import type { Who } from './own-fields';
import { TypeCode } from './type-code';

type Props = {
  action: string;
  recipient: string;
  texts: Texts;
  who: Who;
  nameField: RefObject<HTMLInputElement | null>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onLeave: () => void;
  hasHandover: boolean;
  onCode: ComponentProps<typeof TypeCode>['onCode'];
};

/** Asks who answers, once; then says it, with a way out for somebody else. A link may be forwarded. */
export function WhoAnswers({ action, recipient, texts, who, nameField, hasHandover, ...on }: Props) {
  const { onSubmit, onLeave, onCode } = on;
  const { lang, person, name } = who;
  if (name) {
    return (
      <div className={styles.who} id="who">
        <p>
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
        {hasHandover && <ContinueElsewhere {...{ lang, texts }} ask={() => askCode(action, person)} />}
      </div>
    );
  }
  return (
    <>
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
      {hasHandover && <TypeCode {...{ lang, action, texts }} onCode={onCode} />}
    </>
  );
}
