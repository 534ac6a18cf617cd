import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './face-answer.module.scss';

/** So long after the last key a comment is saved. */
const PAUSE_MS = 1_000;

type Props = { label: string; comment: string; isClosed: boolean; onSave: (text: string) => void };

/** A comment, saved as it is typed; at once where one goes on, or leaves the page. */
export function CommentField({ label, comment, isClosed, onSave }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(comment);
  const save = () => {
    clearTimeout(timer.current);
    const text = field.current?.value ?? '';
    if (!isClosed && text.trim() !== comment.trim()) onSave(text);
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
    const onPageHide = () => saveNow();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    saveTypedEarly();
    addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, []);
  // what this person wrote elsewhere comes later than the page; what is being typed here stays
  useEffect(() => {
    const { current } = field;
    if (current && current.value === shown.current && current.value.trim() !== comment.trim())
      current.value = comment;
    shown.current = comment;
  }, [comment]);
  return (
    <label className={styles.comment}>
      {label}
      <textarea
        ref={field}
        name="comment"
        rows={2}
        maxLength={1000}
        // a browser that fills in what stood here before would save it again
        autoComplete="off"
        defaultValue={comment}
        readOnly={isClosed}
        onInput={saveLater}
        onBlur={save}
      />
    </label>
  );
}
