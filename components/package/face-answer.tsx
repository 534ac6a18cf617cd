import type { FormEventHandler, KeyboardEvent } from 'react';
import type { Texts } from './answer-desk';
import styles from './face-answer.module.scss';
import { OwnFields, type Who } from './own-fields';
import type { Own } from './own';
import type { Progress } from './use-answers';

type Props = {
  action: string;
  texts: Texts;
  who: Who;
  talent: number;
  name: string;
  isClosed: boolean;
  loads: number;
  answer: Own['answers'][string] | null;
  state: Progress['state'] | 'waiting';
  onSubmit: FormEventHandler<HTMLFormElement>;
  onComment: (data: FormData) => void;
};

const PICKS = ['yes', 'maybe', 'no'] as const;

/** Keys 1, 2 and 3 answer while the focus is on one of the three buttons. */
function pickByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const button = ['1', '2', '3'].includes(key) && currentTarget.querySelectorAll('button')[Number(key) - 1];
  if (button) button.click();
}

/** Yes, maybe or no about one talent, and a comment, which is saved when one goes on. */
export function FaceAnswer(props: Props) {
  const { action, texts, who, talent, name, isClosed, loads, answer, state, onSubmit, onComment } = props;
  const { pick = null, comment = '' } = answer ?? {};
  return (
    <form
      className={styles.answer}
      method="post"
      encType="multipart/form-data"
      action={action}
      onSubmit={onSubmit}
    >
      <OwnFields {...who} />
      <input type="hidden" name="talent" value={talent} />
      <fieldset disabled={isClosed} onKeyDown={pickByKey}>
        <legend>{texts.answerFor.replace('{name}', name)}</legend>
        {PICKS.map((one) => (
          <button key={one} type="submit" name="pick" value={one} aria-pressed={pick === one}>
            {texts[one]}
          </button>
        ))}
      </fieldset>
      <label className={styles.comment}>
        {texts.comment}
        <textarea
          // the answer of another person, or of another device, comes later than the page
          key={loads}
          name="comment"
          rows={2}
          maxLength={1000}
          defaultValue={comment}
          readOnly={isClosed}
          onBlur={({ currentTarget: { value, form } }) => {
            if (value === comment || !form || !who.name) return;
            const data = new FormData(form);
            data.set('pick', pick ?? '');
            onComment(data);
          }}
        />
      </label>
      <button className={styles.save} type="submit" name="pick" value={pick ?? ''} disabled={isClosed}>
        {texts.saveComment}
      </button>
      <p className={styles.state} role="status">
        {state === 'ready' ? '' : texts[state]}
      </p>
    </form>
  );
}
