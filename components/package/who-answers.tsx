import { type FormEvent, type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import { closeDetails } from '@/components/ui/close-details';
import pieces from '@/components/ui/pieces.module.scss';
import { fillText } from '@/lib/domain/fill-text';
import styles from './answer-desk.module.scss';
import { ContinueHere } from './continue-here';
import { NameLine, PackageForm, type Who } from './package-form';
import { askCode } from './post-answer';
import type { Texts } from './texts';

type About = { action: string; texts: Texts; who: Who };
type NameProps = About & {
  recipient: string;
  nameField: RefObject<HTMLInputElement | null>;
  /** Why the name is asked for now; empty before the first answer. */
  why: string;
  onName: (name: string) => void;
  onNotNow: () => void;
};

/** Asks who answers, once. A link may be forwarded. */
export function NameForm({ action, recipient, texts, who, nameField, why, onName, onNotNow }: NameProps) {
  const hint = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = nameField.current?.value.trim();
    if (name) onName(name);
    else nameField.current?.focus();
  };
  return (
    <PackageForm className={styles.who} id="who" who={{ ...who, name: '' }} action={action} onSubmit={submit}>
      <h2>{texts.who}</h2>
      <p id={hint}>{why || texts.whoHint}</p>
      <NameLine label={texts.name} ref={nameField} aria-describedby={hint} defaultValue={recipient} />
      <p className={styles.buttons}>
        <button type="submit" data-waits="">
          {texts.start}
        </button>
        {why && (
          <button type="button" onClick={onNotNow}>
            {texts.notNow}
          </button>
        )}
      </p>
    </PackageForm>
  );
}

type Refusal = 'wrong' | 'limited' | 'failed';
type CodeProps = Omit<About, 'who'> & {
  lang: Who['lang'];
  /** Makes this browser the person whose code it is; null, or why not. */
  onCode: (code: string) => Promise<Refusal | null>;
};

/** The code of another device, typed without leaving the page. */
export function TypeCode({ lang, action, texts, onCode }: CodeProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const reasons = { wrong: texts.wrongCode, limited: texts.limitedCode, failed: texts.elsewhereFailed };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    setRefusal(null);
    setRefusal(await onCode(code));
  };
  return (
    <ContinueHere
      {...{ lang, action, texts }}
      refusal={refusal ? reasons[refusal] : ''}
      onSubmit={(event) => void submit(event)}
    />
  );
}

const spaced = (code: string): string => code.replaceAll(/(?<=^\d{3})(?=\d)/g, ' ');

/** Gives the code by which this person goes on on another device. Without script their own address does it. */
function ContinueElsewhere({ action, texts, who }: About) {
  const [shown, setShown] = useState('');
  const show = async () => {
    const given = await askCode(action, who.person).catch(() => null);
    setShown(given ? fillText(texts.elsewhereHint, { code: spaced(given.code) }) : texts.elsewhereFailed);
  };
  return (
    <>
      <button type="button" onClick={show}>
        {texts.elsewhere}
      </button>
      <p className={styles.code} role="status">
        {shown}
      </p>
      <p className={pieces.unscripted}>{texts.elsewhereAddress}</p>
    </>
  );
}

type NamedProps = About & { hasHandover: boolean; onLeave: () => void };

/** Says who answers, with a way to another device, and one out for somebody else, who is asked first. */
export function NamedLine({ action, texts, who, hasHandover, onLeave }: NamedProps) {
  const { name } = who;
  const question = useRef<HTMLDetailsElement>(null);
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    onLeave();
  };
  return (
    <div className={styles.named} id="who">
      <p>{fillText(texts.you, { name })}</p>
      <details ref={question}>
        <summary>{texts.notYou}</summary>
        <p>{fillText(texts.leaveHint, { name })}</p>
        <a href="?" data-waits="" onClick={leave}>
          {texts.leave}
        </a>
        <button type="button" onClick={() => question.current && closeDetails(question.current)}>
          {fillText(texts.stay, { name })}
        </button>
      </details>
      {hasHandover && <ContinueElsewhere {...{ action, texts, who }} />}
    </div>
  );
}
