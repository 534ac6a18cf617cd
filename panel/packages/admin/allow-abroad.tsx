'use client';

import { text } from '@passarela/contract/text';
import { useAuth, useTranslation } from '@payloadcms/ui';
import type { TypedUser } from 'payload';
import { useState } from 'react';
import { isEditor } from '../../parts/access/roles.ts';
import { ConfirmDialog } from '../../parts/dialog/confirm-dialog.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';

const LABELS = {
  start: text('Autorizar o envio ao exterior', 'Allow sending abroad'),
  confirm: text('Marcar todos', 'Tick all'),
  cancel: text('Cancelar', 'Cancel'),
  close: text('Fechar', 'Close'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  question: text(
    'Marca “Pode ser enviado ao exterior” na ficha de: {names}.',
    'Ticks “May be sent abroad” in the entry of: {names}.',
  ),
  consent: text(
    'Marque só com o consentimento de cada um. O registro de atividades guarda quem marcou, e quando. Menores se autorizam um a um, na ficha, com a autorização do responsável.',
    'Tick with the consent of each alone. The activity log stores by whom and when. Minors are allowed one by one, in their entry, with the guardian’s consent.',
  ),
  done: text('Marcado em {n}.', 'Ticked for {n}.'),
};

type Props = { talents: readonly { id: number; name: string }[]; onDone: () => void };

/** Ticks that these adults may be sent abroad, for those who may decide it. */
export function AllowAbroad({ talents, onDone }: Props) {
  const { user } = useAuth<TypedUser>();
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  // named as they were asked about: the warnings change once it is done
  const [asked, setAsked] = useState(talents);
  const [isDone, setDone] = useState(false);
  if (!isEditor(user)) return null;
  const allow = async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ talents: asked.map(({ id }) => id) });
    const answer = await fetch('/cms-api/packages/allow-abroad', { method: 'POST', headers, body }).catch(
      () => null,
    );
    setDone(answer?.ok === true);
    return answer?.ok === true;
  };
  return (
    <ConfirmDialog
      labels={{ ...labels, start: `${labels.start} (${talents.length})` }}
      look="secondary"
      act={allow}
      result={isDone && <p>{fill(labels.done, { n: asked.length })}</p>}
      onOpen={() => {
        setAsked(talents);
        setDone(false);
      }}
      onClose={onDone}
    >
      <p>{fill(labels.question, { names: asked.map(({ name }) => name).join(', ') })}</p>
      <p>{labels.consent}</p>
    </ConfirmDialog>
  );
}
