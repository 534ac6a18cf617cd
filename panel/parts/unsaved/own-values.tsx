'use client';

import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import { getTranslation } from '@payloadcms/translations';
import { useAllFormFields, useDocumentInfo, useForm, useModal, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { useEffect, useEffectEvent, useState } from 'react';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { ServerAct } from '../act/server-act.tsx';
import controls from '../ui/controls.module.css';
import { fill } from '../ui/fill.ts';
import {
  latestChanges,
  leadsThere,
  lostChanges,
  type OwnChange,
  ownChanges,
  readable,
} from './own-changes.ts';
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
/** Payload's dialogs after which the form shows what is stored, in place of what was typed; or the person leaves. */
const LOSING = ['document-stale-data', 'document-take-over', 'document-locked'];

// a module's, by form and by entry: forms are drawn anew meanwhile, and a browser's storage is no place for it
const typed = new WeakMap<object, readonly OwnChange[]>();
const lost = new Map<string, readonly OwnChange[]>();

const isFormatted = (value: unknown) => isRecord(value) && 'root' in value;

/** Whatever replaces a form's values (a take-over by either person, a newer state): one's own, to copy or put back. */
export function OwnValues() {
  const { i18n } = useTranslation();
  const labels = inLanguage(LABELS, languageOf(i18n));
  const [fields] = useAllFormFields();
  const { dispatchFields, setModified, disabled } = useForm();
  // the ref stays the same while Payload draws the form anew
  const {
    collectionSlug,
    docConfig,
    documentLockState: form,
    globalSlug,
    id,
    initialState,
  } = useDocumentInfo();
  const entry = globalSlug ?? `${collectionSlug}/${id}`;
  const { isModalOpen } = useModal();
  const isLosing = LOSING.some((slug) => isModalOpen(slug));
  const [, draw] = useState(0);
  const keep = (changes: readonly OwnChange[]) => {
    lost.set(entry, changes);
    draw((times) => times + 1);
  };
  const lose = useEffectEvent(() => keep(latestChanges(lost.get(entry) ?? [], typed.get(form) ?? [])));
  useEffect(() => {
    if (initialState || isLosing) lose();
  }, [initialState, isLosing]);
  // after it: the values of before are typed no longer
  useEffect(() => {
    typed.set(form, ownChanges(fields));
  }, [form, fields]);
  const own = isLosing ? [] : lostChanges(lost.get(entry) ?? [], fields);
  if (own.length === 0) return null;
  const putBack = (change: OwnChange) => {
    const { path, value } = change;
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
    keep(own.filter((one) => one !== change));
  };
  const list = (
    <>
      <p>{labels.about}</p>
      <ul className={styles.rows}>
        {own.map((change) => {
          const { path, value, row } = change;
          const words = readable(value);
          const label = getTranslation(labelOf(docConfig?.fields ?? [], path) ?? path, i18n);
          const canPutBack = !disabled && leadsThere(change, fields) && !isFormatted(value);
          return (
            <li key={`${path} ${row}`}>
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
      <button type="button" className={controls.secondary} onClick={() => keep([])}>
        {labels.drop}
      </button>
    </>
  );
  return (
    <ServerAct
      labels={{
        start: fill(labels.start, { n: own.length }),
        confirm: '',
        cancel: '',
        failed: '',
        close: labels.close,
      }}
      result={list}
      act={async () => true}
    />
  );
}

type Label = Extract<ClientField, { label?: unknown }>['label'] | null;

/** The label of the field at a path of a form (`people.0.name`), in a collection's or global's fields. */
function labelOf(fields: readonly ClientField[], path: string): Label {
  const [name = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part));
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const isNamed = 'name' in tab && tab.name;
        const found = isNamed
          ? tab.name === name && labelOf(tab.fields, rest.join('.'))
          : labelOf(tab.fields, path);
        if (found) return found;
      }
      continue;
    }
    const isNamed = 'name' in field && Boolean(field.name);
    if (isNamed && field.name !== name) continue;
    const inner = 'fields' in field ? labelOf(field.fields, isNamed ? rest.join('.') : path) : null;
    if (inner) return inner;
    if (isNamed && rest.length === 0 && 'label' in field) return field.label;
  }
  return null;
}
