import type { FormEventHandler, KeyboardEvent } from 'react';
import { lifeDays } from '@/components/ui/outbox';
import { fillText } from '@/lib/domain/fill-text';
import { CommentField } from './comment-field';
import styles from './face-answer.module.scss';
import type { Own } from './own';
import { PackageForm, type Who } from './package-form';
import { formOf, type Refusal } from './post-answer';
import type { Texts } from './texts';
import type { Progress } from './use-answers';

export type FaceState = Progress['state'] | 'waiting' | 'unnamed' | Refusal | 'refusedLate';
type Props = {
  action: string;
  texts: Texts;
  who: Who;
  talent: number;
  name: string;
  isClosed: boolean;
  loads: number;
  answer: Own['answers'][string] | undefined;
  state: FaceState;
  /** Drops what was not saved, where that is known. */
  onDiscard: (() => void) | null;
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

/** The words for a state; empty while there is nothing to say. */
export const stateText = (texts: Texts, state: FaceState): string =>
  state === 'ready' ? '' : fillText(texts[state], { days: lifeDays('answer') });

/** Yes, maybe or no about one talent, and a comment. The address of the form is where one returns without script. */
export function FaceAnswer({
  action,
  texts,
  who,
  talent,
  name,
  isClosed,
  loads,
  answer,
  state,
  ...on
}: Props) {
  const { pick = null, comment = '' } = answer ?? {};
  const saveComment = (text: string) => {
    const fields = { lang: who.lang, name: who.name, talent: String(talent) };
    on.onComment(formOf({ ...fields, 'shown-pick': pick ?? '', comment: text }));
  };
  return (
    <PackageForm
      className={styles.answer}
      id={`answer-${talent}`}
      who={who}
      action={action}
      onSubmit={on.onSubmit}
      onKeyDown={pickByKey}
    >
      <input type="hidden" name="talent" value={talent} />
      {/* the site tells by them which part was touched, without script too */}
      <input type="hidden" name="shown-pick" value={pick ?? ''} />
      <input type="hidden" name="shown-comment" value={comment} />
      {!who.name && !isClosed && (
        <noscript>
          <label className={styles.name}>
            {texts.name}
            <input name="name" required maxLength={80} autoComplete="name" />
          </label>
        </noscript>
      )}
      <fieldset disabled={isClosed} aria-describedby={isClosed ? 'closed' : undefined}>
        <legend>{fillText(texts.answerFor, { name })}</legend>
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
        label={fillText(texts.commentOn, { name })}
        {...{ comment, isClosed }}
        onSave={saveComment}
      >
        {!isClosed && (
          <button className={styles.save} type="submit">
            {texts.saveComment}
          </button>
        )}
      </CommentField>
      <p className={styles.state} role="status">
        {stateText(texts, state)}
      </p>
      {on.onDiscard && (
        <button className={styles.discard} type="button" onClick={on.onDiscard}>
          {texts.discard}
        </button>
      )}
    </PackageForm>
  );
}
