import { COMMENT_MAX_CHARS, PICKS } from '@passarela/contract/package-limits';
import {
  type FormEventHandler,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { lifeDays } from '@/components/ui/outbox';
import pieces from '@/components/ui/pieces.module.scss';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { fillText } from '@/lib/domain/fill-text';
import styles from './face-answer.module.scss';
import type { Own } from './own';
import { NameLine, PackageForm, type Who } from './package-form';
import { formOf, type Refusal } from './post-answer';
import type { Texts } from './texts';
import type { Progress } from './use-answers';

/** So long after the last key a comment is saved. */
const PAUSE_MS = 1_000;

type CommentProps = {
  title: string;
  label: string;
  comment: string;
  isClosed: boolean;
  onSave: (text: string) => void;
  /** The button that saves it without script. */
  children: ReactNode;
};

/** A comment, open where there is one; saved as it is typed, at once where one goes on, or leaves the page. */
function CommentField({ title, label, comment, isClosed, onSave, children }: CommentProps) {
  const place = useRef<HTMLDetailsElement>(null);
  // React leaves both alone from here on: nobody's field closes while they delete what they wrote
  const [first] = useState(comment);
  const field = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // what stands here and is no news: saved here, or come from the site, which may store it without what nobody sees
  const settled = useRef(comment);
  const save = () => {
    clearTimeout(timer.current);
    const text = field.current?.value ?? '';
    if (isClosed || text.trim() === settled.current.trim()) return;
    settled.current = text;
    onSave(text);
  };
  const saveNow = useEffectEvent(save);
  const saveLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => saveNow(), PAUSE_MS);
  };
  const saveTypedEarly = useEffectEvent(() => {
    if (field.current && field.current.value !== comment) saveLater();
  });
  useEffect(() => {
    saveTypedEarly();
    return () => clearTimeout(timer.current);
  }, []);
  useWindowEvent('pagehide', save);
  useWindowEvent('visibilitychange', () => document.visibilityState === 'hidden' && save());
  // what this person wrote elsewhere comes later than the page; what is being typed here stays
  useEffect(() => {
    const { current } = field;
    if (current && current.value === settled.current && current.value.trim() !== comment.trim()) {
      current.value = comment;
      settled.current = comment;
    }
    if (comment && place.current) place.current.open = true;
  }, [comment]);
  if (isClosed && !comment) return null;
  return (
    <details ref={place} className={styles.comment} open={first !== ''}>
      <summary>{title}</summary>
      <textarea
        ref={field}
        name="comment"
        aria-label={label}
        rows={2}
        maxLength={COMMENT_MAX_CHARS}
        // a browser that fills in what stood here before would save it again
        autoComplete="off"
        defaultValue={first}
        readOnly={isClosed}
        onInput={saveLater}
        onBlur={save}
      />
      {children}
    </details>
  );
}

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
          <NameLine label={texts.name} />
        </noscript>
      )}
      <fieldset disabled={isClosed} aria-describedby={isClosed ? 'closed' : undefined}>
        <legend className={pieces.unseen}>{fillText(texts.answerFor, { name })}</legend>
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
