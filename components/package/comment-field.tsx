import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './face-answer.module.scss';

/** So long after the last key a comment is saved. */
const PAUSE_MS = 1_000;

type Props = {
  title: string;
  label: string;
  comment: string;
  isClosed: boolean;
  onSave: (text: string) => void;
  /** The button that saves it without script. */
  children: ReactNode;
};

/** A comment, open where there is one; saved as it is typed, at once where one goes on, or leaves the page. */
export function CommentField({ title, label, comment, isClosed, onSave, children }: Props) {
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
        maxLength={1000}
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
