'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { startTransition, useOptimistic, useState } from 'react';
import { call } from '../../parts/act/call.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { GRAVE } from '../warning-texts.ts';
import styles from './packages.module.css';
import { askAgain, useWarnings } from './use-warnings.ts';

const LABELS = {
  hidden: text(
    'Ainda não aparece para o cliente: {names}. Leia os avisos de “Antes de enviar” e marque abaixo; aí aparece na hora, também nos links já enviados.',
    'The client does not see yet: {names}. Read the warnings of “Before you send it” and tick below; then they see them at once, by the links already sent too.',
  ),
  unguarded: text(
    'Nenhum cliente vê, até a ficha ter o responsável (nome, e telefone ou e-mail): {names}.',
    'No client sees, until the entry has the guardian (name, and phone number or e-mail): {names}.',
  ),
  read: text(
    'Mostrar ao cliente: li os avisos de “Antes de enviar” sobre: {name}',
    'Show to the client: I have read the warnings of “Before you send it” about: {name}',
  ),
  permit: text('Mostrar ao cliente sem alvará: {name}', 'Show to the client without a work permit: {name}'),
  question: text(
    '{name} é menor e não tem autorização (alvará) válida na ficha. Os clientes com o link veem nome e fotos na hora, e fica registrado que você mostrou.',
    '{name} is a minor without a valid work permit in the entry. The clients with the link see name and photos at once, and it is noted that you showed them.',
  ),
  unsaved: text('Salve o pacote antes de marcar.', 'Save the package before you tick.'),
  show: text('Mostrar', 'Show'),
  cancel: text('Voltar', 'Back'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
};

type Warned = ReturnType<typeof useWarnings>['warnings'];
const namesOf = (people: Warned) => people.map(({ name }) => name).join(', ');
/** No tick shows a minor without a guardian. */
const isUnguarded = ({ warnings }: Warned[number]) => warnings.includes('guardian');
/** Those with grave warnings, which alone are read and ticked. */
const toRead = (warned: Warned) =>
  warned.flatMap((one) => {
    const warnings = GRAVE.filter((grave) => one.warnings.includes(grave));
    return isUnguarded(one) || warnings.length === 0 ? [] : [{ ...one, warnings }];
  });

/** Whether the client does not see everybody of these. */
export const isAnybodyHidden = (warned: Warned): boolean =>
  warned.some(isUnguarded) || toRead(warned).some(({ isUnread }) => isUnread);

type TickProps = {
  person: ReturnType<typeof toRead>[number];
  isSaved: boolean;
  labels: Record<keyof typeof LABELS, string>;
  /** Stores that the warnings were read, or were not. */
  confirm: (isRead: boolean) => Promise<boolean>;
};

function Tick({ person: { name, warnings, isUnread }, isSaved, labels, confirm }: TickProps) {
  // until the server's next word a tick stays as it was pressed
  const [isRead, setPressed] = useOptimistic(!isUnread);
  const toggle = (isTicked: boolean) =>
    startTransition(async () => {
      setPressed(isTicked);
      await confirm(isTicked);
    });
  return !isRead && warnings.includes('permit') ? (
    <ServerAct
      labels={{ ...labels, start: fill(labels.permit, { name }), confirm: labels.show }}
      role="alertdialog"
      why={isSaved ? '' : labels.unsaved}
      act={() => confirm(true)}
    >
      <p>{fill(labels.question, { name })}</p>
    </ServerAct>
  ) : (
    <label className={styles.read}>
      <input
        type="checkbox"
        checked={isRead}
        disabled={!isSaved}
        onChange={({ target }) => toggle(target.checked)}
      />{' '}
      {fill(labels.read, { name })}
    </label>
  );
}

/** Above the links: who is hidden from the client until staff tick that they have read the warnings, and the ticks. */
export function ReadWarnings({ action, isSaved }: { action: string; isSaved: boolean }) {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const { warnings: warned } = useWarnings();
  const [hasFailed, setFailed] = useState(false);
  const people = toRead(warned);
  const hidden = namesOf(people.filter(({ isUnread }) => isUnread));
  const unguarded = namesOf(warned.filter(isUnguarded));
  return (
    <>
      <div role="status">
        {unguarded && <p className={styles.notice}>{fill(labels.unguarded, { names: unguarded })}</p>}
        {hidden && <p className={styles.notice}>{fill(labels.hidden, { names: hidden })}</p>}
        {hasFailed && <p>{labels.failed}</p>}
        {!isSaved && hidden && <p>{labels.unsaved}</p>}
      </div>
      {people.map((person) => (
        <Tick
          key={person.id}
          {...{ person, isSaved, labels }}
          confirm={async (isRead) => {
            const { id, warnings } = person;
            const { isOk } = await call(action, { body: { isRead, talents: [{ id, warnings }] } });
            setFailed(!isOk);
            const read = askAgain();
            // what was not stored is shown so at once
            if (isOk) await read;
            return isOk;
          }}
        />
      ))}
    </>
  );
}
