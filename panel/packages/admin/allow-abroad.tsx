'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { useAllow } from './use-allow.ts';

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
  progress: text(
    'Marcando: {done} de {all}. Pode fechar esta janela, o pacote fica como está.',
    'Ticking: {done} of {all}. You may close this window, the package stays as it is.',
  ),
  done: text('Marcado em {done} de {all}.', 'Ticked for {done} of {all}.'),
  left: text('Ficaram de fora: {names}.', 'Left out: {names}.'),
};

type Props = { talents: readonly { id: number; name: string }[]; onDone: () => void };

/** Ticks that these adults may be sent abroad. */
export function AllowAbroad({ talents, onDone }: Props) {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  // named as they were asked about: the warnings change once it is done
  const [asked, setAsked] = useState(talents);
  const { step, done, failed, allow, reset } = useAllow(asked, onDone);
  const counts = { done, all: asked.length };
  const left = failed.map(({ name }) => name).join(', ');
  const said =
    step === 'busy'
      ? fill(labels.progress, counts)
      : `${fill(labels.done, counts)} ${left && fill(labels.left, { names: left })}`;
  return (
    <>
      {(talents.length > 0 || step !== 'asking') && (
        <ServerAct
          labels={{ ...labels, start: `${labels.start} (${talents.length})` }}
          why={talents.length > 0 ? '' : said}
          act={allow}
          result={step !== 'asking' && <p>{said}</p>}
          onOpen={() => {
            if (step === 'busy') return;
            setAsked(talents);
            reset();
          }}
        >
          <p>{fill(labels.question, { names: asked.map(({ name }) => name).join(', ') })}</p>
          <p>{labels.consent}</p>
        </ServerAct>
      )}
      {/* for whoever has closed the dialog */}
      <p role="status">{step !== 'asking' && said}</p>
    </>
  );
}
