'use client';

import { text } from '@passarela/contract/text';
import {
  FormSubmit,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useOperation,
  useTranslation,
} from '@payloadcms/ui';
import { type ComponentProps, type MouseEvent, useId, useRef, useState } from 'react';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import styles from './controls.module.css';

const LABELS = {
  busy: text('Um momento: ainda está em andamento.', 'One moment: this is still going on.'),
  uploading: text(
    'Um momento: o arquivo ainda está subindo.',
    'One moment: the file is still being uploaded.',
  ),
  unchanged: text('Nada mudou: não há o que salvar.', 'Nothing has changed: there is nothing to save.'),
};

type Props = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> & {
  /** Why it does not act yet, as a sentence; empty if it does. */
  why?: string;
  /** It acts already, and says so. */
  isBusy?: boolean;
};

/** A button that is never disabled: while it cannot act it keeps the focus, and says why beside itself. */
export function Button({ why = '', isBusy = false, onClick, ...button }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const reason = isBusy ? LABELS.busy[languageOf(i18n)] : why;
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(!isBusy);
  };
  const grey = { 'aria-disabled': true, 'aria-describedby': id, title: reason, onClick: refuse } as const;
  return (
    <>
      <button type="button" {...button} onClick={onClick} {...(reason && grey)} />
      {reason && (
        <small id={id} aria-live="polite" className={isAsked ? styles.why : styles.unseen}>
          {reason}
        </small>
      )}
    </>
  );
}

/** In place of Payload's Save, which is grey without a word; `save` in place of sending the form at once. */
export function SaveButton({ save, isBusy = false }: { save?: () => void; isBusy?: boolean }) {
  const { t, i18n } = useTranslation();
  const { submit } = useForm();
  const isModified = useFormModified();
  const { uploadStatus } = useDocumentInfo();
  const isUpdate = useOperation() === 'update';
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const labels = inLanguage(LABELS, languageOf(i18n));
  const isUnchanged = isUpdate && !isModified ? labels.unchanged : '';
  const why = uploadStatus === 'uploading' ? labels.uploading : isUnchanged;
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });
  const press = () => {
    if (why) toast.info(why, { id });
    else if (save) save();
    else void submit();
  };
  const grey = { 'aria-disabled': true, 'aria-describedby': id, title: why } as const;
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        className={why && 'btn--disabled'}
        disabled={isBusy}
        extraButtonProps={why ? grey : {}}
        onClick={press}
        ref={button}
        size="medium"
        type="button"
      >
        {t('general:save')}
      </FormSubmit>
      {why && (
        <small id={id} className={styles.unseen}>
          {why}
        </small>
      )}
    </>
  );
}
