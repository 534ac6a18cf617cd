'use client';

import { text } from '@passarela/contract/text';
import {
  useDocumentDrawerContext,
  useDocumentEvents,
  useForm,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { z } from 'zod/mini';
import { useAnswer } from '../../parts/act/call.ts';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import styles from './packages.module.css';

const LABELS = {
  heading: text('Pessoas deste cliente', 'People of this client'),
  add: text('Incluir {name}', 'Add {name}'),
};
const person = z.object({ name: z.string(), email: z.nullish(z.string()), whatsapp: z.nullish(z.string()) });
const answer = z.object({ people: z.nullish(z.array(person)) });
type Person = z.infer<typeof person>;

/** Names and addresses in the form, by which a person is there already. */
const inForm = (fields: FormState): string =>
  (fields.people?.rows ?? [])
    .flatMap((_, row) => [fields[`people.${row}.name`]?.value, fields[`people.${row}.email`]?.value])
    .filter(Boolean)
    .join('\n');

/** Over the people of a package: those of its client, each added by one click. */
export function KnownPeople() {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const client = useFormFields(([fields]) => Number(fields.client?.value ?? 0));
  const there = useFormFields(([fields]) => inForm(fields)).split('\n');
  const count = useFormFields(([fields]) => fields.people?.rows?.length ?? 0);
  const { addFieldRow, setModified } = useForm();
  const address = client > 0 ? `/cms-api/clients/${client}?depth=0&select[people]=true` : null;
  const others = (useAnswer(address, answer)?.people ?? []).filter(
    ({ name, email }) => !there.includes(email || name),
  );
  if (others.length === 0) return null;
  const add = ({ name, email, whatsapp }: Person) => {
    setModified(true);
    const stateOf = (value: string) => ({ value, initialValue: value, valid: true });
    const subFieldState = {
      name: stateOf(name),
      email: stateOf(email ?? ''),
      whatsapp: stateOf(whatsapp ?? ''),
    };
    addFieldRow({ path: 'people', schemaPath: 'people', rowIndex: count, subFieldState });
  };
  return (
    <fieldset className={styles.quick} aria-label={labels.heading}>
      {others.map((one) => (
        <button
          key={`${one.name} ${one.email}`}
          type="button"
          className={controls.secondary}
          onClick={() => add(one)}
        >
          {fill(labels.add, { name: one.name })}
        </button>
      ))}
    </fieldset>
  );
}

/** In the form of a client: the dialog over a package closes once it is saved, and the package has the client. */
export function CloseOnceSaved() {
  const { drawerSlug } = useDocumentDrawerContext();
  const { closeModal } = useModal();
  const { mostRecentUpdate } = useDocumentEvents();
  // the save of an earlier time that the dialog was open
  const before = useRef(mostRecentUpdate);
  useEffect(() => {
    if (drawerSlug && mostRecentUpdate !== before.current && mostRecentUpdate?.drawerSlug === drawerSlug)
      closeModal(drawerSlug);
  }, [drawerSlug, mostRecentUpdate, closeModal]);
  return null;
}
