'use client';

import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import { getTranslation } from '@payloadcms/translations';
import { useAllFormFields, useDocumentInfo, useForm, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import controls from '../ui/controls.module.css';
import { fill } from '../ui/fill.ts';
import { labelOf } from './label-of.ts';
import { lostChanges, type OwnChange, ownChanges, readable } from './own-changes.ts';
import styles from './unsaved.module.css';

const LABELS = {
  start: text('O que você tinha escrito ({n})', 'What you had written ({n})'),
  about: text(
    'Não foi salvo. A ficha mostra o que está salvo agora.',
    'It was not saved. The entry shows what is stored now.',
  ),
  choice: text('(uma escolha)', '(a choice)'),
  copy: text('Copiar', 'Copy'),
  putBack: text('Colocar de volta', 'Put back'),
  drop: text('Descartar tudo', 'Discard all'),
  close: text('Fechar', 'Close'),
};
/** Payload's dialogs after which the form shows what is stored, in place of what was typed. */
const LOSING = ['document-stale-data', 'document-take-over'];

// a module's: the form is drawn anew meanwhile, and a browser's storage is no place for it
let kept: { address: string; changes: readonly OwnChange[] } | null = null;

const address = () => (typeof window === 'undefined' ? '' : window.location.pathname);
const isFormatted = (value: unknown) => isRecord(value) && 'root' in value;

/** After somebody else's save or take-over: one's own values, to copy or to put back field by field. */
export function OwnValues() {
  const { i18n } = useTranslation();
  const labels = inLanguage(LABELS, languageOf(i18n));
  const [fields] = useAllFormFields();
  const { dispatchFields, setModified, disabled } = useForm();
  const { docConfig } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const isLosing = LOSING.some((slug) => isModalOpen(slug));
  const [, draw] = useState(0);
  const keep = useEffectEvent(() => {
    kept = { address: address(), changes: ownChanges(fields) };
    draw((times) => times + 1);
  });
  useEffect(() => {
    if (isLosing) keep();
  }, [isLosing]);
  const own = kept?.address === address() && !isLosing ? lostChanges(kept.changes, fields) : [];
  if (own.length === 0) return null;
  const drop = () => {
    kept = null;
    draw((times) => times + 1);
  };
  const putBack = ({ path, value }: OwnChange) => {
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
  };
  const list = (
    <>
      <p>{labels.about}</p>
      <ul className={styles.rows}>
        {own.map((change) => {
          const { path, value } = change;
          const words = readable(value);
          const label = getTranslation(labelOf(docConfig?.fields ?? [], path) ?? path, i18n);
          const canPutBack = !disabled && path in fields && !isFormatted(value);
          return (
            <li key={path}>
              <label>
                {label}
                <textarea
                  readOnly
                  rows={Math.min(6, words.split('\n').length)}
                  value={words || labels.choice}
                />
              </label>
              <div className={styles.buttons}>
                {words && (
                  <button
                    type="button"
                    className={controls.secondary}
                    onClick={() => void navigator.clipboard.writeText(words)}
                  >
                    {labels.copy}
                  </button>
                )}
                {canPutBack && (
                  <button type="button" className={controls.primary} onClick={() => putBack(change)}>
                    {labels.putBack}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <button type="button" className={controls.secondary} onClick={drop}>
        {labels.drop}
      </button>
    </>
  );
  return (
    <ConfirmDialog
      labels={{
        start: fill(labels.start, { n: own.length }),
        confirm: '',
        cancel: '',
        failed: '',
        close: labels.close,
      }}
      look="secondary"
      result={list}
      act={async () => true}
    >
      {null}
    </ConfirmDialog>
  );
}
