'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import styles from './packages.module.css';
import type { useConfirmed } from './use-confirmed.ts';

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

type Props = { confirmed: ReturnType<typeof useConfirmed>; isSaved: boolean };

/** Above the links: who is hidden from the client until staff tick that they have read the warnings, and the ticks. */
export function ReadWarnings({
  confirmed: { people, hidden, unguarded, hasFailed, confirm },
  isSaved,
}: Props) {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  return (
    <>
      <div role="status">
        {unguarded && <p className={styles.notice}>{fill(labels.unguarded, { names: unguarded })}</p>}
        {hidden && <p className={styles.notice}>{fill(labels.hidden, { names: hidden })}</p>}
        {hasFailed && <p>{labels.failed}</p>}
        {!isSaved && people.some(({ isRead }) => !isRead) && <p>{labels.unsaved}</p>}
      </div>
      {people.map(({ id, name, isRead, warnings }) =>
        !isRead && warnings.includes('permit') ? (
          <ServerAct
            key={id}
            labels={{ ...labels, start: fill(labels.permit, { name }), confirm: labels.show }}
            role="alertdialog"
            why={isSaved ? '' : labels.unsaved}
            act={() => confirm(id, true)}
          >
            <p>{fill(labels.question, { name })}</p>
          </ServerAct>
        ) : (
          <label key={id} className={styles.read}>
            <input
              type="checkbox"
              checked={isRead}
              disabled={!isSaved}
              onChange={({ target }) => void confirm(id, target.checked)}
            />{' '}
            {fill(labels.read, { name })}
          </label>
        ),
      )}
    </>
  );
}
