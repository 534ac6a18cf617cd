import type { FormEventHandler, KeyboardEvent } from 'react';
import { CommentField } from './comment-field';
import styles from './face-answer.module.scss';
import type { Own } from './own';
import { OwnFields, type Who } from './own-fields';
import { formOf } from './post-answer';
import type { Texts } from './texts';
import type { Progress } from './use-answers';

export type FaceState = Progress['state'] | 'waiting' | 'unnamed';
type Props = {
  action: string;
  texts: Texts;
  who: Who;
  talent: number;
  name: string;
  isClosed: boolean;
  loads: number;
  answer: Own['answers'][string] | null;
  state: FaceState;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onComment: (data: FormData) => void;
};

const PICKS = ['yes', 'maybe', 'no'] as const;

/** Keys 1, 2 and 3 answer while the focus is in the form, but not where a comment is written. */
function pickByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey) return;
  const button = ['1', '2', '3'].includes(key) && currentTarget.querySelectorAll('button')[Number(key) - 1];
  if (button) button.click();
}

/** Yes, maybe or no about one talent, and a comment. The address of the form is where one returns without script. */
export function FaceAnswer(props: Props) {
  const { action, texts, who, talent, name, isClosed, loads, answer, state, onSubmit, onComment } = props;
  const { pick = null, comment = '' } = answer ?? {};
  return (
    <form
      className={styles.answer}
      id={`answer-${talent}`}
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={onSubmit}
      onKeyDown={pickByKey}
    >
      <OwnFields {...who} />
      <input type="hidden" name="talent" value={talent} />
      {!who.name && !isClosed && (
        <noscript>
          <label className={styles.name}>
            {texts.name}
            <input name="name" required maxLength={80} autoComplete="name" />
          </label>
        </noscript>
      )}
      <fieldset disabled={isClosed}>
        <legend>{texts.answerFor.replace('{name}', name)}</legend>
        {PICKS.map((one) => (
          <button
            key={one}
            type="submit"
            name="pick"
            value={one}
            aria-pressed={pick === one}
            data-waits="answer"
          >
            {texts[one]}
          </button>
        ))}
      </fieldset>
      <CommentField
        // another person starts empty
        key={loads}
        title={texts.comment}
        label={texts.commentOn.replace('{name}', name)}
        {...{ comment, isClosed }}
        onSave={(text) => {
          const fields = { lang: who.lang, name: who.name, talent: String(talent), pick: pick ?? '' };
          onComment(formOf({ ...fields, comment: text }));
        }}
      >
        <button className={styles.save} type="submit" name="pick" value={pick ?? ''} disabled={isClosed}>
          {texts.saveComment}
        </button>
      </CommentField>
      <p className={styles.state} role="status">
        {state === 'ready' ? '' : texts[state]}
      </p>
    </form>
  );
}
