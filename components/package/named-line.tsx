import { type MouseEvent, useRef } from 'react';
import { ContinueElsewhere } from './continue-elsewhere';
import { askCode } from './handover';
import styles from './named-line.module.scss';
import type { Who } from './own-fields';
import type { Texts } from './texts';

type Props = {
  action: string;
  texts: Texts;
  who: Who;
  hasHandover: boolean;
  onLeave: () => void;
};

/** Says who answers, with a way to another device, and one out for somebody else, who is asked first. */
export function NamedLine({ action, texts, who, hasHandover, onLeave }: Props) {
  const { person, name } = who;
  const question = useRef<HTMLDetailsElement>(null);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    onLeave();
  };
  const stay = () => {
    if (!question.current) return;
    question.current.open = false;
    question.current.querySelector('summary')?.focus();
  };
  return (
    <div className={styles.line} id="who">
      <p>{texts.you.replace('{name}', name)}</p>
      <details className={styles.question} ref={question}>
        <summary>{texts.notYou}</summary>
        <p>{texts.leaveHint.replace('{name}', name)}</p>
        <a href="?" data-waits="" onClick={leave}>
          {texts.leave}
        </a>
        <button type="button" onClick={stay}>
          {texts.stay.replace('{name}', name)}
        </button>
      </details>
      {hasHandover && <ContinueElsewhere texts={texts} ask={() => askCode(action, person)} />}
    </div>
  );
}
